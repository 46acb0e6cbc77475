import Coordination

/// Routes that have waited in an earlier run: one of a coordinator, or those of a link.
///
/// Where the coordinator has gone while this waits, it goes to the nearest one that takes the first route.
private final class WaitingIntent<C: Coordinator>: Intent {
    private let routes: [any Route]
    private let isLink: Bool
    private var held: Held<C>

    init(_ routes: [any Route], isLink: Bool, on coordinator: C) {
        self.routes = routes
        self.isLink = isLink
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
    ///   - routes: One of its own, or those of a link.
    ///   - isLink: Whether they are followed as a link.
    ///   - options: How they are to be carried out.
    ///   - location: Where they are asked for.
    ///   - found: What stands there already of what has to happen first.
    /// - Returns: What waits now.
    func askAgain(
        _ routes: [any Route], isLink: Bool, _ options: TransitionOptions, _ location: CallSite, found: [Node]
    ) -> Request {
        let node: Node = self.node
        let intent = WaitingIntent(routes, isLink: isLink || !(routes.first is RouteType), on: self)
        let request = Request(intent, options, location, nil)
        let nodes = found.map { WeakNode(node: $0) }
        request.waits(forStanding: { nodes.compactMap(\.node).filter { $0.holder != nil } })
        node.treeQueue.add(request)
        return request
    }
}

/// What the tree alone keeps.
private struct WeakNode {
    weak var node: Node?
}

extension Node {
    /// The nearest router that takes a route, from here on; nil where none does.
    func nearestTaker(of route: any Route) -> (any Router)? {
        (try? RouterSearch(for: route, from: self).nearest())?.router
    }
}
