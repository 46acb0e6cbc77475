/// One step of a link that is built at run time: a route of any feature.
public struct Hop: Sendable, Hashable, CustomStringConvertible {
    /// The route.
    public let route: any Route

    /// Creates a step from a route.
    public init(_ route: some Route) {
        self.route = route
    }

    package init(any route: any Route) {
        self.route = route
    }

    /// The route's type and the route: `NewsRoute.article(id: 7)`.
    @_documentation(visibility: internal)
    public var description: String { "\(type(of: route)).\(wording(of: route))" }

    /// True if both are the same route of the same feature.
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
    fileprivate func isSame<Other: Route>(as other: Other) -> Bool {
        // Casting from the concrete type costs a third of casting from `any Route`.
        Other.self == Self.self && other as? Self == self
    }
}

/// One route, or those of a link, with the object that takes them. Equal values are the same request.
struct RoutedTo: Hashable {
    private let hops: [Hop]
    private let target: ObjectIdentifier

    init(_ routes: [any Route], of target: AnyObject) {
        hops = routes.map { Hop(any: $0) }
        self.target = ObjectIdentifier(target)
    }
}
