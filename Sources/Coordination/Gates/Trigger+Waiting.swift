extension Trigger {
    /// A trigger that waits for something to happen first: it keeps neither its router nor anything else of the tree.
    ///
    /// Where its router has gone from the tree by then, it goes to the nearest one that takes the route.
    static func waiting<R: Router>(
        for route: R.RouteType, on router: R, _ gates: [any Gate], _ request: Request
    ) -> Trigger {
        let target = WaitingTarget(router)
        return Trigger(request, anchor: { target.anchor }) { running throws(TransitionError) in
            if let router = target.router { return try running.join(route, on: router, gates) }
            try running.commit.ask(gates, about: .route(route))
            try RouterSearch(for: route, from: target.place).nearest().join(route, to: running.commit)
        }
    }
}

extension Trigger {
    /// A route that climbs the tree, and waits for something to happen first.
    ///
    /// Where the node that it climbs from has gone by then, it goes to the nearest router that takes it.
    static func waiting<R: Route>(for route: R, from node: Node, _ gates: [any Gate], _ request: Request) -> Trigger {
        let place = WaitingPlace(node)
        return Trigger(request, anchor: { place.anchor }) { running throws(TransitionError) in
            if let node = place.node { return try running.climb(route, from: node, gates) }
            try running.commit.ask(gates, about: .route(route))
            try RouterSearch(for: route, from: place.anchor).nearest().join(route, to: running.commit)
        }
    }

    /// A link that waits for something to happen first.
    ///
    /// Where the coordinator that it begins at has gone by then, it begins at the nearest that takes its first route.
    static func waiting(for routes: [any Route], from root: Node, _ gates: [any Gate], _ request: Request) -> Trigger {
        let place = WaitingPlace(root)
        return Trigger(request, anchor: { place.anchor }) { running throws(TransitionError) in
            try running.follow(routes, from: place.node ?? place.anchor, gates)
        }
    }
}

/// A node, as long as it stands where it stood.
private final class WaitingPlace {
    private weak var weakNode: Node?
    private weak var outermost: Node?

    init(_ node: Node) {
        weakNode = node
        outermost = node.outermost
    }

    /// The node, unless it has gone from its tree.
    var node: Node? {
        guard let node = weakNode, let outermost, node.outermost === outermost.outermost else { return nil }
        return node
    }

    /// The node, else the outermost of its tree.
    var anchor: Node { node ?? outermost?.outermost ?? Screen("") }
}

/// The router of a trigger that waits, as long as it stands where it stood.
private final class WaitingTarget<R: Router> {
    private weak var placed: R?
    /// A router that has no place keeps none, and is kept.
    private let free: R?
    private weak var outermost: Node?

    init(_ router: R) {
        if router is any Presentable { (placed, free) = (router, nil) } else { (placed, free) = (nil, router) }
        outermost = router.anchor?.outermost
    }

    /// The router, unless it, or the tree that it changes, has gone.
    var router: R? {
        guard let router = placed ?? free else { return nil }
        guard let outermost else { return router }
        return router.anchor?.outermost === outermost.outermost ? router : nil
    }

    /// Where to look for another router.
    var place: Node { outermost?.outermost ?? Screen("") }

    var anchor: Node? { router?.anchor ?? outermost?.outermost }
}
