import Coordination

/// The known types of coordinators, by route type and by stored name.
package struct RestorableTypes {
    private var byRoute: [ObjectIdentifier: any Restorable.Type] = [:]
    private var byName: [String: any Restorable.Type] = [:]

    package init(_ coordinators: [any Restorable] = []) {
        for coordinator in coordinators { add(Swift.type(of: coordinator)) }
    }

    package mutating func add(_ type: any Restorable.Type) {
        var waiting = [type]
        while let type = waiting.popLast() {
            guard byName.updateValue(type, forKey: type.nameInText) == nil else { continue }
            byRoute[type.routeKey] = type
            waiting += type.linkedTypes
        }
    }

    /// Adds the types of another list. O(types).
    package mutating func formUnion(_ other: RestorableTypes) {
        byRoute.merge(other.byRoute) { one, _ in one }
        byName.merge(other.byName) { one, _ in one }
    }

    func type(takingLike route: any Route) -> (any Restorable.Type)? {
        byRoute[ObjectIdentifier(Swift.type(of: route))]
    }

    func type(named name: String) -> (any Restorable.Type)? { byName[name] }
}

extension Restorable {
    static var routeKey: ObjectIdentifier { ObjectIdentifier(RouteType.self) }
}
