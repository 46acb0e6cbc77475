extension WeakRouter {
    /// Triggers each route of a sequence, until the sequence ends, the task is cancelled, or the router is released.
    ///
    /// ```swift
    /// let following = Task { await news.weakRouter.follow(links) }
    /// ```
    ///
    /// A route that fails does not end the following. Between routes, neither router nor tree is retained, so a
    /// released router is noticed only at the next route, which ends as `cancelled(.released)`. Returns when all
    /// triggers have ended.
    ///
    /// If the task is cancelled, routes that still wait are withdrawn before this returns, and end as
    /// `cancelled(.caller)`; committed routes remain, and are reported when they have settled.
    ///
    /// Runs on the caller's isolation.
    ///
    /// - Parameters:
    ///   - routes: The sequence of routes.
    ///   - bursts: The treatment of routes that come while something settles. It replaces the options' policy.
    ///   - options: The options of each trigger.
    ///   - gates: The gates that are asked before each route's own.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    ///   - onOutcome: Called exactly once per route, with its outcome. Without it, a failure goes to the diagnostics
    ///     handler.
    /// - Throws: Any error of the sequence.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @export(implementation)
    public nonisolated(nonsending) func follow<S: AsyncSequence>(
        _ routes: S, bursts: Burst = .all, with options: TransitionOptions = .animated,
        gates: [Gate] = [], fileID: StaticString = #fileID, line: UInt = #line,
        onOutcome: ((RouteType, TransitionOutcome) -> Void)? = nil
    ) async throws(S.Failure) where S.Element == RouteType {
        try await Call.follow(
            routes, bursts, options, CallSite(fileID: fileID, line: line), whileThereIs: { !self.isReleased },
            at: { self.anchor }, onOutcome
        ) { route, call in self.submit(route, gates, &call) }
    }
}
