extension Trigger {
    /// A trigger that waits for something to happen first: it keeps neither its router nor anything else of the tree.
    ///
    /// Where its router has gone from the tree by then, it goes to the nearest one that takes the route.
    static func waiting<R: Router>(
        for route: R.RouteType, on router: R, _ gates: [any Gate], _ request: Request
    ) -> Trigger {
        let place = WaitingPlace(router) { $0.anchor }
        return Trigger(request, anchor: { place.anchor }) { running throws(TransitionError) in
            if let router = place.subject { return try running.join(route, on: router, gates) }
            try running.join(route, from: place.tree, gates, insteadOf: request)
        }
    }
}

extension Trigger {
    /// A route that climbs the tree, and waits for something to happen first.
    ///
    /// Where the node that it climbs from has gone by then, it goes to the nearest router that takes it.
    static func waiting<R: Route>(for route: R, from node: Node, _ gates: [any Gate], _ request: Request) -> Trigger {
        let place = WaitingPlace(node) { $0 }
        return Trigger(request, anchor: { place.anchor }) { running throws(TransitionError) in
            if let node = place.subject { return try running.climb(route, from: node, gates) }
            try running.join(route, from: place.tree, gates, insteadOf: request)
        }
    }

    /// A link that waits for something to happen first.
    ///
    /// Where the coordinator that it begins at has gone by then, it begins at the nearest that takes its first route.
    static func waiting(for routes: [any Route], from root: Node, _ gates: [any Gate], _ request: Request) -> Trigger {
        let place = WaitingPlace(root) { $0 }
        return Trigger(request, anchor: { place.anchor }) { running throws(TransitionError) in
            if let node = place.subject { return try running.follow(routes, from: node, gates) }
            if let first = routes.first, let reason = request.closing,
                (try? RouterSearch(for: first, from: place.tree).nearest()) == nil
            {
                return running.commit.reject(reason)
            }
            try running.follow(routes, from: place.tree, gates)
        }
    }
}

extension RunningCommit {
    /// Joins a route to the nearest router that takes it, as the one that it was meant for has gone. Where there is
    /// none, and what had to come first was closed, the trigger ends as rejected.
    fileprivate func join(
        _ route: some Route, from tree: Node, _ gates: [any Gate], insteadOf request: Request
    ) throws(TransitionError) {
        try commit.ask(gates, about: .route(route))
        let router: FoundRouter
        do throws(TransitionError) {
            router = try RouterSearch(for: route, from: tree).nearest()
        } catch {
            guard let reason = request.closing else { throw error }
            return commit.reject(reason)
        }
        try router.join(route, to: commit)
    }
}

/// What a trigger that waits goes back to, as long as that stands where it stood.
private final class WaitingPlace<Subject: AnyObject> {
    private weak var placed: Subject?
    /// What can have no place keeps none, and is kept.
    private let free: Subject?
    private let node: (Subject) -> Node?
    private weak var outermost: Node?

    /// - Parameters:
    ///   - subject: What it goes back to.
    ///   - node: Where that stands now; nil for nowhere.
    init(_ subject: Subject, at node: @escaping (Subject) -> Node?) {
        (placed, free) = subject is any Presentable ? (subject, nil) : (nil, subject)
        self.node = node
        outermost = node(subject)?.outermost
    }

    /// What it goes back to, unless that, or the tree that it stood in, has gone.
    var subject: Subject? {
        guard let subject = placed ?? free else { return nil }
        guard let outermost else { return subject }
        return node(subject)?.outermost === outermost.outermost ? subject : nil
    }

    /// The outermost node of the tree: where to begin instead.
    var tree: Node { outermost?.outermost ?? Screen("") }

    /// By which the tree is found.
    var anchor: Node? { subject.flatMap(node) ?? outermost?.outermost }
}
