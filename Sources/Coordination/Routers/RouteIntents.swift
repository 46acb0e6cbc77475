/// A route of a router.
///
/// Where the router has gone while this waited at a gate, it goes to the nearest one that takes the route.
final class RouteIntent<R: Router>: Intent {
    private let route: R.RouteType
    private let gates: [any Gate]
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var held: Held<R>

    /// The router's type, once that is not kept.
    private var type: Any.Type?

    init(_ route: R.RouteType, on router: R, _ gates: [any Gate]) {
        self.route = route
        self.gates = gates
        held = Held(router, at: { $0.anchor })
    }

    /// Of a handle, before it is known what that stands for, as long as that is kept.
    var cause: Cause {
        guard let router = held.subject, type == nil else {
            return .route(route, on: type ?? R.self, at: held.place)
        }
        return .route(route, on: Swift.type(of: router), at: held.place)
    }

    var isRouted: Bool { true }

    var isGuarded: Bool { !gates.isEmpty }

    var anchor: Node? { held.standingAnchor }

    var subject: AnyObject? { held.subject }

    // Without `map`: that is generic once more, and this is asked often.
    var routed: RoutedTo? {
        guard let router = held.subject else { return nil }
        return RoutedTo(Hop(route), of: Request.target(of: router))
    }

    func join(_ commit: AnyCommit, closing: RejectionReason?) throws(TransitionError) {
        var running = RunningCommit(commit)
        guard let router = held.standing else { return try running.join(route, from: held.tree, gates, closing) }
        if !gates.isEmpty { try running.ask(gates, about: route, of: router) }
        try running.join(route, on: router)
    }

    func loosen() {
        type = held.subject.map { Swift.type(of: Request.target(of: $0)) } ?? R.self
        withExtendedLifetime(held.loosen()) {}
    }

    func wait(inLineOf outermost: Node) { withExtendedLifetime(held.wait(inLineOf: outermost)) {} }
}

/// A route that climbs the tree from a node.
///
/// Where the node has gone while this waited at a gate, it goes to the nearest router that takes the route.
final class ClimbingIntent<R: Route>: Intent {
    private let route: R
    private let gates: [any Gate]
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var held: Held<Node>

    /// What messages call the node, once that is not kept.
    private var label: String?

    init(_ route: R, from node: Node, _ gates: [any Gate]) {
        self.route = route
        self.gates = gates
        held = Held(node, at: { $0 })
    }

    var cause: Cause { .route(route, from: label ?? held.subject?.label ?? "", at: held.place) }

    var isRouted: Bool { true }

    var isGuarded: Bool { !gates.isEmpty }

    var anchor: Node? { held.standingAnchor }

    var subject: AnyObject? { held.subject }

    var routed: RoutedTo? { held.subject.map { RoutedTo(Hop(route), of: $0) } }

    func join(_ commit: AnyCommit, closing: RejectionReason?) throws(TransitionError) {
        var running = RunningCommit(commit)
        if let node = held.standing { return try running.climb(route, from: node, gates) }
        try running.join(route, from: held.tree, gates, closing)
    }

    func loosen() {
        label = held.subject?.label
        withExtendedLifetime(held.loosen()) {}
    }

    func wait(inLineOf outermost: Node) { withExtendedLifetime(held.wait(inLineOf: outermost)) {} }
}

/// A link: routes that are followed from a coordinator on.
///
/// Where the coordinator has gone while this waited at a gate, it begins at the nearest that takes the first route.
final class LinkIntent<C: Coordinator>: Intent {
    private let routes: [any Route]
    private let gates: [any Gate]
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var held: Held<C>

    init(_ routes: [any Route], on coordinator: C, _ gates: [any Gate]) {
        self.routes = routes
        self.gates = gates
        held = Held(coordinator, at: { $0.anchor })
    }

    var cause: Cause { .link(routes, on: C.self, at: held.place) }

    var isRouted: Bool { true }

    var isGuarded: Bool { !gates.isEmpty }

    var anchor: Node? { held.standingAnchor }

    var subject: AnyObject? { held.subject }

    var routed: RoutedTo? { held.subject.map { RoutedTo(routes, of: $0) } }

    func join(_ commit: AnyCommit, closing: RejectionReason?) throws(TransitionError) {
        var running = RunningCommit(commit)
        if let coordinator = held.standing { return try running.follow(routes, of: coordinator, gates) }
        if let first = routes.first, let closing,
            (try? RouterSearch(for: first, from: held.tree).nearest()) == nil
        {
            return running.commit.reject(closing)
        }
        try running.follow(routes, from: held.tree, gates)
    }

    func loosen() { withExtendedLifetime(held.loosen()) {} }

    func wait(inLineOf outermost: Node) { withExtendedLifetime(held.wait(inLineOf: outermost)) {} }
}

/// A route for the nearest router that takes it, seen from where it is placed: what a gate asks for.
final class NearestIntent<R: Route>: Intent {
    private let route: R
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var held: Held<Node>?

    init(_ route: R, at node: Node? = nil) {
        self.route = route
        held = node.map { Held($0, at: { $0 }) }
    }

    var cause: Cause { .route(route) }

    var isRouted: Bool { true }

    var anchor: Node? { held?.anchor }

    var subject: AnyObject? { nil }

    func join(_ commit: AnyCommit, closing: RejectionReason?) throws(TransitionError) {
        let running = RunningCommit(commit)
        if let place = held?.subject {
            try RouterSearch(for: route, from: place).nearest().router.take(route, in: running.commit)
        } else if let closing {
            running.commit.reject(closing)
        } else {
            throw TransitionError("go on with \(cause)", .released)
        }
    }

    func placed(at node: Node) -> any Intent { NearestIntent(route, at: node) }

    func loosen() { withExtendedLifetime(held?.loosen()) {} }

    func wait(inLineOf outermost: Node) { withExtendedLifetime(held?.wait(inLineOf: outermost)) {} }
}

extension RunningCommit {
    /// Joins a route to the nearest router that takes it, as the one that it was meant for has gone. Where there is
    /// none, and what had to come first was closed, the commit ends as rejected.
    fileprivate func join(
        _ route: some Route, from tree: Node, _ gates: [any Gate], _ closing: RejectionReason?
    ) throws(TransitionError) {
        try commit.ask(gates, about: .route(route))
        let router: any Router
        do throws(TransitionError) {
            router = try RouterSearch(for: route, from: tree).nearest().router
        } catch {
            guard let closing else { throw error }
            return commit.reject(closing)
        }
        try router.take(route, in: commit)
    }
}
