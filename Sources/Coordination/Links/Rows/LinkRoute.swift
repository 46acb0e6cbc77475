package import Coordination

/// A converter between the values of an address and the route of one hop.
package final class LinkRoute: Sendable {
    package let type: ObjectIdentifier
    private let routeType: any Route.Type
    /// The route itself, if it has no values.
    package let constant: Hop?
    package let fields: [LinkField]
    private let making: LinkMaking?
    /// The name of the enum case made from example values; nil if unknown. Printing looks lines up by this name first.
    package let name: String?

    package init<R: Route>(_ type: R.Type, constant: R?, fields: [LinkField], making: LinkMaking?) {
        self.type = ObjectIdentifier(type)
        routeType = type
        self.constant = constant.map { Hop($0) }
        self.fields = fields
        self.making = making
        name = making.flatMap { $0.nameOfExamples(fields) }
    }

    package func route(_ values: LinkValues) -> (any Route)? { constant?.route ?? making?.make(values) }

    /// Returns the values that make exactly this route; nil if none are found.
    package func values(of route: any Route, _ reflected: LinkReflection) -> [Any]? {
        guard let making else { return [] }
        if let authored = making.authored { return authored(route) }
        // Casting the payload to its tuple type costs a hundredth of reflecting on it.
        if let payload = reflected.payload, let values = making.unpack(route, payload) { return values }
        let parts = reflected.parts
        return order(of: parts, in: route)?.map { parts[$0].value }
    }

    package var typeName: String { "\(routeType)" }

    /// True if the route has values, and the list has no closure that finds them.
    package var isReflected: Bool { making.map { $0.authored == nil } ?? false }
}

/// The closures that make a route from values, and those that find the values of a route, and check them by making the
/// route again.
package struct LinkMaking: Sendable {
    /// Makes the route; nil if the values have other types.
    package let make: @Sendable (LinkValues) -> (any Route)?
    /// Finds the values of a route whose case carries exactly these, in order.
    package let unpack: @Sendable (any Route, Any) -> [Any]?
    /// Finds the values by the closure given in the list, if there is one.
    package let authored: (@Sendable (any Route) -> [Any]?)?

    /// - Parameters:
    ///   - make: Makes the route from its values, as a tuple.
    ///   - values: The closure given in the list to find the values, if there is one.
    ///   - list: Turns a tuple into a list.
    ///   - read: Reads a tuple from a list.
    package init<R: Route, Payload>(
        _ make: @escaping @Sendable (Payload) -> R, values: (@Sendable (R) -> Payload?)?,
        _ list: @escaping @Sendable (Payload) -> [Any], reading read: @escaping @Sendable (LinkValues) -> Payload?
    ) {
        self.make = { values in read(values).map(make) }
        unpack = { route, payload in
            guard let value = payload as? Payload, let route = route as? R, make(value) == route else { return nil }
            return list(value)
        }
        guard let values else {
            authored = nil
            return
        }
        authored = { route in
            guard let route = route as? R, let value = values(route), make(value) == route else { return nil }
            return list(value)
        }
    }

    /// The name of the enum case made from example values; nil if the case depends on them. Reflection is costly, so a
    /// second route is made only if a value is one of some words, by which a closure may choose the case.
    fileprivate func nameOfExamples(_ fields: [LinkField]) -> String? {
        guard authored == nil, let name = name(of: fields, \.first) else { return nil }
        guard fields.contains(where: { $0.kind.cases != nil }) else { return name }
        return self.name(of: fields, \.last) == name ? name : nil
    }

    private func name(of fields: [LinkField], _ choice: ([Any]) -> Any?) -> String? {
        var examples: [Any] = []
        for field in fields {
            guard let example = choice(field.kind.examples) else { return nil }
            examples.append(field.boxed(example))
        }
        return make(LinkValues(all: examples, base: 0)).flatMap { LinkReflection($0).name }
    }
}

/// The values of an address, with indices that begin at the first value of one hop.
package struct LinkValues {
    let all: [Any]
    let base: Int

    package init(all: [Any], base: Int) {
        self.all = all
        self.base = base
    }

    package subscript<Value>(index: Int) -> Value? {
        let index = base + index
        return index < all.count ? all[index] as? Value : nil
    }
}
