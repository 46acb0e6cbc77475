extension RunningCommit {
    /// Makes a route part of the commit, if its router's gates allow it.
    ///
    /// For routers of your own that hand a route on:
    ///
    /// ```swift
    /// func join(_ route: HelpRoute, to commit: inout RunningCommit) throws(TransitionError) {
    ///     try commit.join(.help(route), on: app)
    /// }
    /// ```
    ///
    /// - Throws: What the router throws. Where a gate does not allow it, the whole commit is undone, whatever is
    ///   caught.
    @inlinable
    public mutating func join<R: Router>(_ route: R.RouteType, on router: R) throws(TransitionError) {
        if let common = commit.commonGates(at: router.anchor) { try askCommon(common, about: route, of: router) }
        let gates = router.gates(for: route)
        if !gates.isEmpty { try ask(gates, about: route, of: router) }
        admitted = ObjectIdentifier(router)
        joins &+= 1
        handing &+= 1
        do throws(TransitionError) {
            if joins > Commit.joinLimit || handing > Commit.handingLimit {
                try commit.lookForCircle(route, of: router)
            }
            try router.join(route, to: &self)
        } catch {
            handing &-= 1
            throw error
        }
        handing &-= 1
    }

    /// Asks who is asked about a route, where the route is not taken because what it would show stands already.
    package mutating func askGates<R: Router>(about route: R.RouteType, of router: R) throws(TransitionError) {
        if let common = commit.commonGates(at: router.anchor) { try askCommon(common, about: route, of: router) }
        try ask(router.gates(for: route), about: route, of: router)
    }

    /// Asks who is asked about every route, and notes it where routes are noted.
    @usableFromInline
    func askCommon<R: Router>(
        _ gates: [Gate], about route: R.RouteType, of router: R
    ) throws(TransitionError) {
        try ask(gates, about: route, of: router)
        commit.note(route)
    }

    @usableFromInline
    func ask<R: Router>(
        _ gates: [Gate], about route: R.RouteType, of router: R
    ) throws(TransitionError) {
        do throws(TransitionError) {
            try commit.ask(gates, about: .route(route), at: router.anchor)
        } catch {
            // Its first route may be one that waits: what has to happen first may be its own route, and finds it by its
            // root, which is claimed as the coordinator is asked for its node.
            _ = (router as? any Coordinator)?.node
            throw error
        }
    }
}

extension RunningCommit {
    /// Joins a route to the nearest router above a node, if the gates of a call and the router's allow it.
    mutating func climb<R: Route>(_ route: R, from node: Node, _ gates: [Gate]) throws(TransitionError) {
        try commit.ask(gates, about: .route(route))
        let search = RouterSearch(R.self, from: node) { "send \(Hop(route)) upward" }
        try search.ancestor().router.take(route, in: commit)
    }
}
