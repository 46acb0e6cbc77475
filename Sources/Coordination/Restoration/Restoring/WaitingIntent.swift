import Coordination

/// Routes that have waited in an earlier run: one of a coordinator, or those of a link.
struct WaitingRoutes {
    let routes: [any Route]
    let isLink: Bool
    /// The nodes of their prerequisite that came back. The tree alone keeps them.
    fileprivate let found: [WeakNode]
    /// The verdict by which they wait again.
    private let stop: Stop?

    init(_ routes: [any Route], isLink: Bool, behind stop: Stop?, _ found: [Node]) {
        self.routes = routes
        self.isLink = isLink
        self.stop = stop
        self.found = found.map { WeakNode(node: $0) }
    }

    /// The nodes of their prerequisite that are on the tree.
    fileprivate var standing: [Node] { found.compactMap(\.node).filter { $0.holder != nil } }

    /// Repeats that verdict at the first attempt, so that the gate is not asked twice.
    fileprivate var gates: [any Gate] {
        guard let stop else { return [] }
        return [
            ClosureGate(stop.keeper) { $0.attempt == 1 && !standing.isEmpty ? stop.verdict : .allow }
        ]
    }
}

/// A node that only the tree retains.
private struct WeakNode {
    weak var node: Node?
}

/// Asks for such routes again.
///
/// Where the coordinator has gone while this waits, it goes to the nearest one that takes the first route.
private final class WaitingIntent<C: Coordinator>: Intent {
    private let again: WaitingRoutes
    private let isLink: Bool
    private var held: Held<C>
    private var routes: [any Route] { again.routes }

    init(_ again: WaitingRoutes, on coordinator: C) {
        self.again = again
        isLink = again.isLink || !(again.routes.first is C.RouteType)
        held = Held(coordinator, at: { $0.anchor })
    }

    var cause: Cause {
        guard !isLink, let route = routes.first else { return .link(routes, on: C.self, at: held.place) }
        return .route(route, on: C.self, at: held.place)
    }

    var isRouted: Bool { true }

    var anchor: Node? { held.standingAnchor }

    var subject: AnyObject? { held.subject }

    var routed: RoutedTo? {
        guard let coordinator = held.subject else { return nil }
        guard !isLink, let route = routes.first else { return RoutedTo(routes, of: coordinator) }
        return RoutedTo(Hop(any: route), of: coordinator)
    }

    func join(_ commit: AnyCommit, closing: RejectionReason?) throws(TransitionError) {
        var running = RunningCommit(commit)
        if let coordinator = held.standing {
            if let route = routes.first {
                try running.commit.ask(again.gates, about: .route(route), at: coordinator.anchor)
            }
            if !isLink, let route = routes.first as? C.RouteType { return try running.join(route, on: coordinator) }
            try running.commit.claim(coordinator.root.node, by: coordinator)
            return follow(from: coordinator.node, in: running.commit)
        }
        if let first = routes.first, let closing, held.tree.nearestTaker(of: first) == nil {
            return running.commit.reject(closing)
        }
        follow(from: held.tree, in: running.commit)
    }

    private func follow(from node: Node, in commit: Commit) {
        commit.stage(LinkFrame(routes, from: node, in: commit))
    }

    func loosen() { withExtendedLifetime(held.loosen()) {} }

    func wait(inLineOf outermost: Node) { withExtendedLifetime(held.wait(inLineOf: outermost)) {} }
}

extension Coordinator {
    /// Asks once more for routes that have waited in an earlier run.
    ///
    /// - Parameters:
    ///   - again: One of its own, or those of a link.
    ///   - options: How they are to be carried out.
    ///   - location: Where they are asked for.
    /// - Returns: What waits now.
    func askAgain(_ again: WaitingRoutes, _ options: TransitionOptions, _ location: CallSite) -> Request {
        let node: Node = self.node
        let request = Request(WaitingIntent(again, on: self), options, location, nil)
        request.waits(forStanding: { again.standing })
        node.treeQueue.add(request)
        return request
    }
}
