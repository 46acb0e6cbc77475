/// One step of a link that is put together at run time: a route of any feature.
public struct Hop: Sendable, Hashable, CustomStringConvertible {
    /// The route, of whatever feature.
    public let route: any Route

    /// Makes a step of a route.
    public init(_ route: some Route) {
        self.route = route
    }

    package init(any route: any Route) {
        self.init(route)
    }

    /// The route's type and the route: `NewsRoute.article(id: 7)`.
    public var description: String { "\(type(of: route)).\(wording(of: route))" }

    /// Whether both are the same route of the same feature.
    public static func == (one: Hop, other: Hop) -> Bool {
        AnyHashable(one.route) == AnyHashable(other.route)
    }

    /// Feeds the route to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(route))
    }
}
