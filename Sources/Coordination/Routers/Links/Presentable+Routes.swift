extension Presentable {
    /// Sends a route up the tree, to the nearest coordinator that takes it.
    ///
    /// A model needs no router: `model.send(AppRoute.logout)`. A coordinator uses `trigger` for its own routes, and
    /// `send` for those of its parents. Before a coordinator is shown, screens on its root find it only once it has
    /// been used: triggered, asked for its tree, or given to a host. A window manager sends from the screen in front if
    /// nothing above takes the route: `windows.send(AppRoute.message)`.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - options: The options of the trigger.
    ///   - gates: The gates that are asked before the route's own.
    ///   - completion: Called exactly once, with the outcome (a failure if no router above takes the route). Without
    ///     one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func send<R: Route>(
        _ route: R, with options: TransitionOptions = .animated, gates: [Gate] = [],
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let node: Node = self.node
        let call = Call(options, CallSite(fileID: fileID, line: line), completion)
        node.commit(of: node, { RouteIntent(route, from: node, gates) }, call) {
            running throws(TransitionError) in
            try running.send(route, from: node, gates)
        }
    }
}

extension Navigable {
    /// Finds the nearest router for a type of route: below this object towards the front first, then above, then in the
    /// rest of the tree. O(nodes) if it searches the rest.
    ///
    /// - Throws: If none takes such routes, or two in the rest are equally near.
    public func router<R: Route>(for type: R.Type) throws(TransitionError) -> any Router<R> {
        let node: Node = self.node
        if _routeType == ObjectIdentifier(type), let router = self as? any Router<R> { return router }
        let search = RouterSearch(type, from: node) { "find a router for \(type)" }
        let found = try search.nearest()
        guard let router = found.router as? any Router<R> else {
            throw TransitionError("find a router for \(type)", .unclaimed(asked: []))
        }
        return router
    }
}

extension Presentable {
    /// Unavailable: a router's `trigger` takes only its own routes,
    /// ``send(_:with:gates:completion:fileID:line:)`` all others.
    @available(*, unavailable, message: "a router triggers its own routes only; any other goes up the tree: 'send'")
    public func trigger(
        _ route: any Route, with options: TransitionOptions = .animated, gates: [Gate] = [],
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {}
}
