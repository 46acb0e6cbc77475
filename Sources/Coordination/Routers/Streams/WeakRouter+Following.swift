extension WeakRouter {
    /// Triggers each route of a sequence, until the sequence ends, the task is cancelled, or the router has gone.
    ///
    /// ```swift
    /// let following = Task { await news.weakRouter.follow(links) }
    /// ```
    ///
    /// One that fails does not end it. While it waits for the next route it keeps neither router nor tree; that the
    /// router has gone is noticed with the next route, which ends as `cancelled(.released)`. It returns when all that
    /// it has triggered has ended, too.
    ///
    /// When the task is cancelled, what still waits is withdrawn before this returns, and ends as `cancelled(.caller)`;
    /// what has been committed stands, and is told of when it has settled.
    ///
    /// It goes on on the caller's isolation.
    ///
    /// - Parameters:
    ///   - routes: What is followed.
    ///   - bursts: What becomes of routes that come while something settles. It replaces the options' policy.
    ///   - options: How each is to be carried out.
    ///   - gates: Who is asked before each route's own gates are.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    ///   - onOutcome: Told how each route ended, exactly once. Without it, a failure goes to the diagnostics handler.
    /// - Throws: What the sequence throws.
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
