extension Presentable {
    /// Sends a route up the tree: the nearest coordinator above that takes it goes there.
    ///
    /// A leaf needs no router for it: `model.send(AppRoute.logout)`. A coordinator takes its own routes itself, by
    /// `trigger`, and sends those of its parents. A coordinator that nothing shows is known to what is in it once
    /// it has been asked for anything: a trigger, its tree, to be shown by a host. A manager sends what
    /// nothing above it takes from what is in front in its windows: `windows.send(AppRoute.message)`.
    ///
    /// - Parameters:
    ///   - route: Where to go.
    ///   - options: How it is to be carried out.
    ///   - gates: Who is asked before the route's own gates are.
    ///   - completion: Given the outcome, exactly once; it fails where no router above takes the route. Without one, a
    ///     failure goes to the diagnostics handler.
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
            try running.climb(route, from: node, gates)
        }
    }
}

extension Navigable {
    /// The nearest router that takes a type of route: what is in front below first, then what is above, then the rest
    /// of the tree. O(nodes) where it comes to the rest.
    ///
    /// - Throws: If none takes it, or two do that are equally near in the rest.
    public func router<R: Route>(for type: R.Type) throws(TransitionError) -> any Router<R> {
        let node: Node = self.node
        if _requestType == ObjectIdentifier(type), let router = self as? any Router<R> { return router }
        let search = RouterSearch(type, from: node) { "find a router for \(type)" }
        let found = try search.nearest()
        guard let router = found.router as? any Router<R> else {
            throw TransitionError("find a router for \(type)", .unclaimed(asked: []))
        }
        return router
    }
}

extension Presentable {
    /// Not there: a router's `trigger` takes the router's own routes,
    /// ``send(_:with:gates:completion:fileID:line:)`` every other.
    @available(*, unavailable, message: "a router triggers its own routes only; any other goes up the tree: 'send'")
    public func trigger(
        _ route: any Route, with options: TransitionOptions = .animated, gates: [Gate] = [],
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {}
}
