/// A router without a root: each of its routes is another router's.
///
/// For a feature that has routes of its own and changes its parent's root:
///
/// ```swift
/// let settings = RedirectionRouter(to: app) { (route: SettingsRoute) in AppRoute.settings(route) }
/// ```
///
/// The parent is not kept alive; when it has gone, a trigger fails with `TransitionError.Reason.released`.
public final class RedirectionRouter<ParentRoute: Route, RouteType: Route>: Router {
    private let parent: WeakRouter<ParentRoute>
    private let map: (RouteType) -> ParentRoute

    /// Makes a router over another.
    ///
    /// - Parameters:
    ///   - parent: Who gets the routes.
    ///   - map: Which of the parent's routes each of them is. Asked once for each attempt of a route.
    public init(to parent: any Router<ParentRoute>, map: @escaping (RouteType) -> ParentRoute) {
        self.parent = parent as? WeakRouter<ParentRoute> ?? WeakRouter(parent)
        self.map = map
    }

    /// The parent's.
    @_documentation(visibility: internal)
    public var anchor: Node? { parent.anchor }

    /// Hands the mapped route on.
    ///
    /// - Throws: What the parent throws.
    @_documentation(visibility: internal)
    public func join(_ route: RouteType, to commit: inout RunningCommit) throws(TransitionError) {
        try commit.join(map(route), on: parent)
    }
}
