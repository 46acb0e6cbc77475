// A list of hops is disfavoured, so that the compiler says what is wrong of a route that is none of this
// coordinator's.

extension Coordinator {
    /// Follows a link over coordinators, in one commit: a route of this one, then routes of the routers that take them.
    ///
    /// ```swift
    /// app.trigger(.tab(.news), then: NewsRoute.article(id: 7), ArticleRoute.comments)
    /// ```
    ///
    /// Each route goes to the nearest router that takes it: one that the step before has just shown, then what is in
    /// front below, then those above, then the rest of the tree. The whole link happens, or nothing of it; the error
    /// names the step that failed, counted from 0.
    ///
    /// - Parameters:
    ///   - route: The first step.
    ///   - next: The second step.
    ///   - more: The steps after that.
    ///   - options: How it is to be carried out.
    ///   - gates: Who is asked, about the first step, before the gates of any route are.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func trigger(
        _ route: RouteType, then next: any Route, _ more: any Route..., with options: TransitionOptions = .animated,
        gates: [Gate] = [], completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        follow([route, next] + more, gates, Call(options, CallSite(fileID: fileID, line: line), completion))
    }

    /// Follows a link that was put together at run time, in one commit. The outcome of an empty one is `noChange`.
    ///
    /// The whole link happens, or nothing of it; the error names the step that failed, counted from 0.
    ///
    /// - Parameters:
    ///   - hops: The steps. Each goes to the nearest router that takes it, the first included.
    ///   - options: How it is to be carried out.
    ///   - gates: Who is asked, about the first step, before the gates of any route are.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
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

    /// A link over coordinators as a transition, for `prepareTransition`: a route of this one, then routes of
    /// the routers that take them.
    public func deepLink(_ route: RouteType, _ next: any Route...) -> Transition<Root> {
        deepLink(([route] + next).map { Hop(any: $0) })
    }

    /// The same of hops that were put together at run time. Of none, a transition that changes nothing.
    public func deepLink(_ hops: [Hop]) -> Transition<Root> {
        let routes = hops.map(\.route)
        return Transition(
            "deepLink", .words(hops.map(\.description).joined(separator: ", ")),
            .deferred { root, running throws(TransitionError) in
                running.commit.stage(LinkFrame(routes, from: root.node, in: running.commit))
            })
    }
}
