/// A router without a root, which turns each of its routes into a route of another router.
///
/// Use it for a feature with its own routes that changes its parent's root:
///
/// ```swift
/// let settings = RedirectionRouter(to: app) { (route: SettingsRoute) in AppRoute.settings(route) }
/// ```
///
/// The parent is not retained. Once it is released, a trigger fails with `TransitionError.Reason.released`.
public final class RedirectionRouter<ParentRoute: Route, RouteType: Route>: Router {
    private let parent: WeakRouter<ParentRoute>
    private let map: (RouteType) -> ParentRoute

    /// Creates a router that passes its routes on to another.
    ///
    /// - Parameters:
    ///   - parent: The router that gets the routes.
    ///   - map: Returns the parent's route for a route, and changes nothing. Called once for each attempt, and when a
    ///     permission is asked for.
    public init(to parent: any Router<ParentRoute>, map: @escaping (RouteType) -> ParentRoute) {
        self.parent = parent as? WeakRouter<ParentRoute> ?? WeakRouter(parent)
        self.map = map
    }

    /// The parent's anchor.
    @_documentation(visibility: internal)
    public var anchor: Node? { parent.anchor }

    /// Joins the mapped route on the parent.
    ///
    /// - Throws: Any error of the parent.
    @_documentation(visibility: internal)
    public func join(_ route: RouteType, to commit: inout RunningCommit) throws(TransitionError) {
        try commit.join(map(route), on: parent)
    }
}

extension RedirectionRouter: RouteRelay {
    package func next(for route: any Route) -> (router: any Router, route: any Route)? {
        (route as? RouteType).map { (parent, map($0)) }
    }
}
