@_spi(Hosting) public import Coordination

extension Navigable {
    /// Follows an address in one commit, asks all gates, and brings its destination to the front.
    ///
    /// ```swift
    /// windows.trigger(try AppRoute.links.link(for: "https://shop.example/stores/12"))
    /// ```
    ///
    /// Each hop goes to the nearest router that takes it, seen from this object. A hop whose screen is already in the
    /// tree is skipped: its gates are asked, and the screen is brought to the front. Only routes that are remembered,
    /// as `Codable` ones are, are skipped, and only if the options reveal. <doc:Addresses> says what happens before a
    /// window is open, while a commit settles, and at a login.
    ///
    /// - Parameters:
    ///   - link: The parsed address.
    ///   - superseding: True to end the addresses that already wait on this tree as `cancelled(.superseded)`, whatever
    ///     the outcome of this one.
    ///   - options: The options of the transition. They reveal the destination by default.
    ///   - gates: The gates that are asked about the first hop, before those of any route.
    ///   - completion: Called with the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func trigger(
        _ link: ParsedLink, superseding: Bool = false, with options: TransitionOptions = .revealing,
        gates: [Gate] = [], completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        let call = Call(options, CallSite(fileID: fileID, line: line), completion)
        enter(link.hops.map(\.route), superseding, gates, call)
    }

    /// Follows an address in one commit, and waits for it to settle.
    ///
    /// - Returns: The changes; none, if the tree was already as the address demands.
    /// - Throws: The outcome, if the address was cancelled, rejected or failed.
    @discardableResult
    public nonisolated(nonsending) func trigger(
        _ link: ParsedLink, superseding: Bool = false, with options: TransitionOptions = .revealing,
        gates: [Gate] = [], fileID: StaticString = #fileID, line: UInt = #line
    ) async throws(TransitionOutcome.Failure) -> TransitionContext {
        let call = Call(awaiting: options, CallSite(fileID: fileID, line: line))
        return try await enter(link.hops.map(\.route), superseding, gates, call).outcome()
    }

    /// Follows the routes of an address again, as a recording does.
    package func enter(_ routes: [any Route], superseding: Bool, with options: TransitionOptions) {
        enter(routes, superseding, [], Call(options, CallSite(fileID: #fileID, line: #line), { _ in }))
    }

    @discardableResult
    private func enter(
        _ routes: [any Route], _ superseding: Bool, _ gates: [Gate], _ call: consuming Call
    ) -> Call {
        if call.hasEnded { return call }
        let node: Node = node
        if superseding {
            node.treeQueue.setOutcome(.cancelled(.superseded)) { ($0 as? RouteIntent)?.isAddress == true }
        }
        let launch = routes.first.flatMap { LaunchGate(for: $0, at: node) }
        let recognises = call.options.reveals
        let intent = RouteIntent(
            routes, on: self, (launch.map { [$0.gate] } ?? []) + gates, isGuarded: !gates.isEmpty,
            isSuperseding: superseding,
            makeStepFilter: { recognises ? ExistingScreens().skip : nil })
        let ended = node.commit(of: self, { intent }, call) { running throws(TransitionError) in
            try intent.join(running.commit, closing: nil)
        }
        // Only once the new address waits: it may need the login that is shown for the former ones.
        if superseding { node.treeQueue.endWithSetOutcome() }
        return ended
    }
}

extension Coordinator {
    /// Returns a transition that follows an address, for `prepareTransition`. Let a route carry the link: a gate can
    /// examine, and a model send, such a route.
    public func deepLink(_ link: ParsedLink) -> Transition<Root> { deepLink(link.hops) }
}
