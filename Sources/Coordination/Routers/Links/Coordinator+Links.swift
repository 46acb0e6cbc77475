// The overload for hops is disfavoured, so that the compiler explains what is wrong with a route of another
// coordinator.

extension Coordinator {
    /// Follows a link across coordinators in one commit: a route of this coordinator, then routes of any routers.
    ///
    /// ```swift
    /// app.trigger(.tab(.news), then: NewsRoute.article(id: 7), ArticleRoute.comments)
    /// ```
    ///
    /// Each route goes to the nearest router that takes it: in what the step before has just shown, else below the last
    /// router towards the front, then above it, then in the rest of the tree. The link is followed completely or not at
    /// all; the error has the index of the failed step, counted from 0.
    ///
    /// - Parameters:
    ///   - route: The first step.
    ///   - next: The second step.
    ///   - more: The steps after that.
    ///   - options: The options of the trigger.
    ///   - gates: The gates that are asked about the first step, before those of any route.
    ///   - completion: Called exactly once, with the outcome. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func trigger(
        _ route: RouteType, then next: any Route, _ more: any Route..., with options: TransitionOptions = .animated,
        gates: [Gate] = [], completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        follow([route, next] + more, gates, Call(options, CallSite(fileID: fileID, line: line), completion))
    }

    /// Follows a link that was built at run time, in one commit. An empty link ends as `noChange`.
    ///
    /// The link is followed completely or not at all; the error has the index of the failed step, counted from 0.
    ///
    /// - Parameters:
    ///   - hops: The steps. Each goes to the nearest router that takes it, the first included.
    ///   - options: The options of the trigger.
    ///   - gates: The gates that are asked about the first step, before those of any route.
    ///   - completion: Called exactly once, with the outcome. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    @_disfavoredOverload
    public func trigger(
        _ hops: [Hop], with options: TransitionOptions = .animated, gates: [Gate] = [],
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        follow(hops.map(\.route), gates, Call(options, CallSite(fileID: fileID, line: line), completion))
    }

    private func follow(_ routes: [any Route], _ gates: [Gate], _ call: consuming Call) {
        let intent = RouteIntent(routes, on: self, gates)
        node.commit(of: self, { intent }, call) { running throws(TransitionError) in
            try intent.join(running.commit, closing: nil)
        }
    }

    /// Returns a link across coordinators as a transition, for `prepareTransition`: a route of this coordinator, then
    /// routes of any routers.
    public func deepLink(_ route: RouteType, _ next: any Route...) -> Transition<Root> {
        deepLink(([route] + next).map { Hop(any: $0) })
    }

    /// Returns a link that was built at run time as a transition; without hops, it changes nothing.
    public func deepLink(_ hops: [Hop]) -> Transition<Root> {
        let routes = hops.map(\.route)
        return Transition(
            "deepLink", .words(hops.map(\.description).joined(separator: ", ")),
            .deferred { root, running throws(TransitionError) in
                running.commit.stage(LinkFrame(routes, from: root.node, in: running.commit))
            })
    }
}
