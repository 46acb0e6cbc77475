/// A handle that takes routes for a router and keeps it from nothing: for models, which their coordinator's tree holds.
///
/// ```swift
/// final class ArticleModel: Presentable {
///     let node = Screen("article")
///     let router: WeakRouter<NewsRoute>
///     init(router: WeakRouter<NewsRoute>) { self.router = router }
///     func close() { router.trigger(.close) }
/// }
/// ```
///
/// When the router has gone, a trigger fails with `TransitionError.Reason.released`, awaited or not.
public final class WeakRouter<RouteType: Route>: Router, RouterHandle {
    private weak var target: (any Router<RouteType>)?
    package let routedType: Any.Type

    /// Makes a handle of a router.
    package init(_ router: any Router<RouteType>) {
        target = router
        routedType = (router as? any RouterHandle)?.routedType ?? type(of: router)
    }

    /// Whether the router is gone.
    public var isReleased: Bool { target == nil }

    /// This handle: one of a handle would not outlive it.
    @_documentation(visibility: internal)
    public var weakRouter: WeakRouter<RouteType> { self }

    /// The router's.
    @_documentation(visibility: internal)
    public var anchor: Node? { target?.anchor }

    package var routed: AnyObject? { (target as? any RouterHandle)?.routed ?? target }

    /// Hands the route on.
    ///
    /// - Throws: `TransitionError.Reason.released` where the router has gone, else what it throws.
    @_documentation(visibility: internal)
    public func join(_ route: RouteType, to commit: inout RunningCommit) throws(TransitionError) {
        guard let target else { throw TransitionError("trigger \(wording(of: route)) on \(routedType)", .released) }
        try commit.join(route, on: target)
    }
}
