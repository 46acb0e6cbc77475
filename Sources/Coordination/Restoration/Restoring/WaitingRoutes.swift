import Coordination

/// The routes of a trigger that waited in an earlier run: one route of a coordinator, or those of a link.
struct WaitingRoutes {
    let routes: [any Route]
    let isLink: Bool
    /// The nodes of the routes' prerequisite that came back. Only the tree retains them.
    fileprivate let found: [WeakNode]
    /// The stop at which the routes wait again.
    private let stop: Stop?

    init(_ routes: [any Route], isLink: Bool, behind stop: Stop?, _ found: [Node]) {
        self.routes = routes
        self.isLink = isLink
        self.stop = stop
        self.found = found.map { WeakNode(node: $0) }
    }

    /// The nodes of the routes' prerequisite that are on the tree.
    fileprivate var existingNodes: [Node] { found.compactMap(\.node).filter { $0.holder != nil } }

    /// Gates that repeat the stop's verdict at the first attempt, so that the real gate is not asked twice.
    fileprivate var gates: [Gate] {
        guard let stop else { return [] }
        return [
            Gate(stop.source) { $0.attempt == 1 && !existingNodes.isEmpty ? stop.verdict : .allow }
        ]
    }
}

private struct WeakNode {
    weak var node: Node?
}

extension Coordinator {
    /// Triggers routes again that waited in an earlier run: one route of this coordinator, or those of a link.
    func askAgain(_ again: WaitingRoutes, _ options: TransitionOptions, _ location: CallSite) -> Request {
        let node: Node = self.node
        let own = again.isLink ? nil : again.routes.first as? RouteType
        let intent =
            own.map { RouteIntent($0, on: self, again.gates, isGuarded: false) }
            ?? RouteIntent(again.routes, on: self, again.gates, isGuarded: false)
        let request = Request(intent, options, location, nil)
        request.waits(forExisting: { again.existingNodes })
        node.treeQueue.add(request)
        return request
    }
}
