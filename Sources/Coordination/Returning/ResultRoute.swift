extension Node {
    /// Returns a closure that sends the route of a result upward from this node, and retains nothing of the tree.
    final func sending<Output, R: Route>(
        _ route: @escaping (Output) -> R, otherwise: ((EndReason) -> R)?
    ) -> (Result<Output, EndReason>) -> Void {
        ResultOrigin<R>(self).sending(route, otherwise: otherwise)
    }
}

/// The node from which the route of a result is sent upward.
///
/// If the node has gone by then, or no router above takes the route any more, the route goes to the router that would
/// have taken it when the screen was shown. If that router has gone too, the route is dropped. If the node was on no
/// tree then, as a root that is made with the screen, there was none: the route is sent from where the node was.
final class ResultOrigin<R: Route> {
    private weak var shown: Node?
    /// The node that the screen has left last, while the other was on no tree.
    private weak var holder: Node?
    private weak var router: (any Router<R>)?
    private let hadRouter: Bool

    private var node: Node? { shown?.isOnATree == true ? shown : holder ?? shown }

    init(_ node: Node) {
        shown = node
        let router = RouterSearch(R.self, from: node).taker()?.router as? any Router<R>
        self.router = router
        hadRouter = router != nil
    }

    /// Notes that the screen has been removed from a node, mostly together with the node of the root that showed it.
    func leave(from holder: Node) {
        if !hadRouter, shown?.isOnATree != true { self.holder = holder }
    }

    /// Returns a closure that sends the route of a result, and retains nothing of the tree.
    func sending<Output>(
        _ route: @escaping (Output) -> R, otherwise: ((EndReason) -> R)?
    ) -> (Result<Output, EndReason>) -> Void {
        { result in
            switch result {
            case .success(let output): self.send(route(output))
            case .failure(let reason): if let route = otherwise?(reason) { self.send(route) }
            }
        }
    }

    func send(_ route: R) {
        guard let anchor = node ?? router?.anchor else { return }
        let location = CallSite(fileID: #fileID, line: #line)
        // The commit waits its turn, and an earlier one may remove the node.
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
            try running.send(route, from: node, [])
        }
    }
}
