@_spi(Hosting) public import Coordination

extension Navigable {
    /// Follows an address in one commit: gates and all, and its destination comes to the front.
    ///
    /// ```swift
    /// windows.trigger(try AppRoute.links.link(for: "https://shop.example/stores/12"))
    /// ```
    ///
    /// Each hop goes to the nearest router that takes it, seen from here. A hop whose screen stands already is not
    /// taken again: its gates are asked, and that screen is brought to the front. That is known of routes that are
    /// remembered, as `Codable` ones are, and holds as long as the options reveal. <doc:Addresses> says
    /// what becomes of it before a window is open, while something settles, and at a login.
    ///
    /// - Parameters:
    ///   - link: What was read of an address.
    ///   - superseding: Whether addresses that were followed on this tree before, and wait, end as
    ///     `cancelled(.superseded)`, whatever becomes of this one.
    ///   - options: How it is to be carried out. Revealing, unless you say otherwise.
    ///   - gates: Who is asked, about the first hop, before the gates of any route are.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func trigger(
        _ link: ParsedLink, superseding: Bool = false, with options: TransitionOptions = .revealing,
        gates: [Gate] = [], completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        enter(link, superseding, gates, Call(options, CallSite(fileID: fileID, line: line), completion))
    }

    /// Follows an address in one commit, and waits for it to settle.
    ///
    /// - Returns: What it did; nothing, if it was so already.
    /// - Throws: Why it was not done.
    @discardableResult
    public nonisolated(nonsending) func trigger(
        _ link: ParsedLink, superseding: Bool = false, with options: TransitionOptions = .revealing,
        gates: [Gate] = [], fileID: StaticString = #fileID, line: UInt = #line
    ) async throws(TransitionOutcome.Failure) -> TransitionContext {
        let call = Call(awaiting: options, CallSite(fileID: fileID, line: line))
        return try await enter(link, superseding, gates, call).outcome()
    }

    @discardableResult
    private func enter(
        _ link: ParsedLink, _ superseding: Bool, _ gates: [Gate], _ call: consuming Call
    ) -> Call {
        if call.hasEnded { return call }
        let node: Node = node
        if superseding {
            node.treeQueue.decide(.cancelled(.superseded)) { ($0 as? RouteIntent)?.isAddress == true }
        }
        let routes = link.hops.map(\.route)
        let launch = routes.first.flatMap { LaunchGate(for: $0, at: node) }
        let recognises = call.options.reveals
        let intent = RouteIntent(
            routes, on: self, (launch.map { [$0.gate] } ?? []) + gates, isGuarded: !gates.isEmpty,
            passing: { recognises ? StandingHops().pass : nil })
        let ended = node.commit(of: self, { intent }, call) { running throws(TransitionError) in
            try intent.join(running.commit, closing: nil)
        }
        // Not before the new one waits: what was shown for the former at a gate may be what this needs, too.
        if superseding { node.treeQueue.endDecided() }
        return ended
    }
}

extension Coordinator {
    /// An address as a transition, for `prepareTransition`: of a route that carries one, so that a gate can examine it
    /// and a model send it.
    public func deepLink(_ link: ParsedLink) -> Transition<Root> { deepLink(link.hops) }
}
