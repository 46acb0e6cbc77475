extension Node {
    /// Makes of how something ends the route that climbs from this node then. It keeps nothing of the tree.
    final func sending<Output, R: Route>(
        _ route: @escaping (Output) -> R, otherwise: ((EndReason) -> R)?
    ) -> (Result<Output, EndReason>) -> Void {
        let origin = ResultOrigin<R>(self)
        return { result in
            switch result {
            case .success(let output): origin.send(route(output))
            case .failure(let reason): if let route = otherwise?(reason) { origin.send(route) }
            }
        }
    }
}

/// Where the route of a result climbs from, as long as that stands where a router takes it.
///
/// Where it has gone by then, with what it asked or before it, the router that took such routes when it asked is given
/// it. Where that has gone too, nothing is left to be told.
private final class ResultOrigin<R: Route> {
    private weak var node: Node?
    private weak var router: (any Router<R>)?
    private let hadRouter: Bool

    init(_ node: Node) {
        self.node = node
        let router = RouterSearch(R.self, from: node).taker()?.router as? any Router<R>
        self.router = router
        hadRouter = router != nil
    }

    func send(_ route: R) {
        guard let anchor = node ?? router?.anchor else { return }
        let location = CallSite(fileID: #fileID, line: #line)
        // It waits behind what waits already, and that may take it all off.
        let label = anchor.label
        anchor.commit(
            on: self, { .route(route, .node(label)) }, Call(.animated, location, nil),
            at: { $0.node ?? $0.router?.anchor }
        ) { origin, running throws(TransitionError) in
            try origin.join(route, to: &running)
        }
    }

    private func join(_ route: R, to running: inout RunningCommit) throws(TransitionError) {
        if let node, let found = RouterSearch(R.self, from: node).taker() {
            try found.router.take(route, in: running.commit)
        } else if let router {
            try running.join(route, on: router)
        } else if let node, !hadRouter, node.isOnATree {
            try running.climb(route, from: node, [])
        }
    }
}
