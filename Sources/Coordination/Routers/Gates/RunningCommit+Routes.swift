extension RunningCommit {
    /// Makes a route part of the commit, if its router's gates allow it.
    ///
    /// Use it in a router of your own that passes a route on:
    ///
    /// ```swift
    /// func join(_ route: HelpRoute, to commit: inout RunningCommit) throws(TransitionError) {
    ///     try commit.join(.help(route), on: app)
    /// }
    /// ```
    ///
    /// - Throws: Any error of the router. If a gate does not allow the route, the whole commit is undone, even if you
    ///   catch the error.
    @inlinable
    public mutating func join<R: Router>(_ route: R.RouteType, on router: R) throws(TransitionError) {
        if let common = commit.commonGates(at: router.anchor) { try askCommon(common, about: route, of: router) }
        let gates = router.gates(for: route)
        if !gates.isEmpty { try ask(gates, about: route, of: router) }
        admitted = ObjectIdentifier(router)
        joins &+= 1
        routingDepth &+= 1
        do throws(TransitionError) {
            if joins > Commit.joinLimit || routingDepth > Commit.routingDepthLimit {
                try commit.lookForCircle(route, of: router)
            }
            try router.join(route, to: &self)
        } catch {
            routingDepth &-= 1
            throw error
        }
        routingDepth &-= 1
    }

    /// Asks the gates of a route that is not taken, as its screen is already shown.
    package mutating func askGates<R: Router>(about route: R.RouteType, of router: R) throws(TransitionError) {
        if let common = commit.commonGates(at: router.anchor) { try askCommon(common, about: route, of: router) }
        try ask(router.gates(for: route), about: route, of: router)
    }

    /// Asks the gates for all routes of a tree about one, and notes that route if a tap records routes.
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
            // Reading `node` claims the root. If this first route waits, the prerequisite may be another route of the
            // same coordinator, and finds it by its root.
            _ = (router as? any Coordinator)?.node
            throw error
        }
    }
}

extension RunningCommit {
    /// Joins a route on the nearest router at or above a node, if the gates of the call and of the router allow it.
    mutating func send<R: Route>(_ route: R, from node: Node, _ gates: [Gate]) throws(TransitionError) {
        try commit.ask(gates, about: .route(route))
        let search = RouterSearch(R.self, from: node) { "send \(Hop(route)) upward" }
        try search.ancestor().router.take(route, in: commit)
    }
}
