/// A handle that takes a router's routes without retaining it: for models, which the coordinator's tree retains.
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
/// Once the router is released, a trigger fails with `TransitionError.Reason.released`, awaited or not.
public final class WeakRouter<RouteType: Route>: Router, RouterHandle {
    private weak var target: (any Router<RouteType>)?
    package let routedType: Any.Type

    package init(_ router: any Router<RouteType>) {
        target = router
        routedType = (router as? any RouterHandle)?.routedType ?? type(of: router)
    }

    /// True once the router is released.
    public var isReleased: Bool { target == nil }

    /// This handle itself: a handle of a handle would be empty once this one is released.
    @_documentation(visibility: internal)
    public var weakRouter: WeakRouter<RouteType> { self }

    /// The router's anchor.
    @_documentation(visibility: internal)
    public var anchor: Node? { target?.anchor }

    package var routed: AnyObject? { (target as? any RouterHandle)?.routed ?? target }

    /// Passes the route on to the router.
    ///
    /// - Throws: `TransitionError.Reason.released` if the router is released, else any error of the router.
    @_documentation(visibility: internal)
    public func join(_ route: RouteType, to commit: inout RunningCommit) throws(TransitionError) {
        guard let target else { throw TransitionError("trigger \(wording(of: route)) on \(routedType)", .released) }
        try commit.join(route, on: target)
    }
}

extension WeakRouter: RouteRelay {
    package func next(for route: any Route) -> (router: any Router, route: any Route)? { target.map { ($0, route) } }
}
