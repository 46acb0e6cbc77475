/// One step of a link that is put together at run time: a route of any feature.
public struct Hop: Sendable, Hashable, CustomStringConvertible {
    /// The route, of whatever feature.
    public let route: any Route

    /// Makes a step of a route.
    public init(_ route: some Route) {
        self.route = route
    }

    package init(any route: any Route) {
        self.route = route
    }

    /// The route's type and the route: `NewsRoute.article(id: 7)`.
    public var description: String { "\(type(of: route)).\(wording(of: route))" }

    /// Whether both are the same route of the same feature.
    @_documentation(visibility: internal)
    public static func == (one: Hop, other: Hop) -> Bool {
        one.route.isSame(as: other.route)
    }

    /// Feeds the route to the hasher.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) {
        route.hash(into: &hasher)
    }
}

extension Route {
    /// Whether another route is of the same type, and equal.
    fileprivate func isSame<Other: Route>(as other: Other) -> Bool {
        // Casting from the type itself costs a third of casting from `any Route`.
        Other.self == Self.self && other as? Self == self
    }
}

/// Routes, one or those of a link, and what takes them. Two that are equal are the same asking.
struct RoutedTo: Hashable {
    private let hops: [Hop]
    private let target: ObjectIdentifier

    /// One route, or those of a link.
    init(_ routes: [any Route], of target: AnyObject) {
        hops = routes.map { Hop(any: $0) }
        self.target = ObjectIdentifier(target)
    }
}
