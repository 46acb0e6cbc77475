/// A route of a router.
///
/// Where the router has gone while this waited at a gate, it goes to the nearest one that takes the route.
struct RouteIntent<R: Router>: IntentBody {
    static var isRouted: Bool { true }

    private let route: R.RouteType
    private let gates: [any Gate]
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

    var anchor: Node? { held.standingAnchor }

    var subject: AnyObject? { held.subject }

    // Without `map`: that is generic once more, and this is asked often.
    var routed: RoutedTo? {
        guard let router = held.subject else { return nil }
        return RoutedTo(Hop(route), of: Request.target(of: router))
    }

    func join(_ running: inout RunningCommit, closing: RejectionReason?) throws(TransitionError) {
        if let router = held.standing { return try running.join(route, on: router, gates) }
        try running.join(route, from: held.tree, gates, closing)
    }

    mutating func loosen() {
        type = held.subject.map { Swift.type(of: Request.target(of: $0)) } ?? R.self
        held.loosen()
    }

    /// What is asked for, as a value; of a handle, before it is known what that stands for.
    ///
    /// - Parameter queue: What knows where the router stood before the commit, where that is to be said.
    static func cause(of route: R.RouteType, on router: R, in queue: CommitQueue?) -> Cause {
        let place = queue.flatMap { queue in router.anchor.map { queue.formerPath(of: $0) } }
        return .route(route, on: Swift.type(of: router), at: place)
    }
}

/// A route that climbs the tree from a node.
///
/// Where the node has gone while this waited at a gate, it goes to the nearest router that takes the route.
struct ClimbingIntent<R: Route>: IntentBody {
    static var isRouted: Bool { true }

    private let route: R
    private let gates: [any Gate]
    private var held: Held<Node>

    /// What messages call the node, once that is not kept.
    private var label: String?

    init(_ route: R, from node: Node, _ gates: [any Gate]) {
        self.route = route
        self.gates = gates
        held = Held(node, at: { $0 })
    }

    var cause: Cause { .route(route, from: label ?? held.subject?.label ?? "", at: held.place) }

    var anchor: Node? { held.standingAnchor }

    var subject: AnyObject? { held.subject }

    var routed: RoutedTo? { held.subject.map { RoutedTo(Hop(route), of: $0) } }

    func join(_ running: inout RunningCommit, closing: RejectionReason?) throws(TransitionError) {
        if let node = held.standing { return try running.climb(route, from: node, gates) }
        try running.join(route, from: held.tree, gates, closing)
    }

    mutating func loosen() {
        label = held.subject?.label
        held.loosen()
    }
}

/// A link: routes that are followed from a coordinator on.
///
/// Where the coordinator has gone while this waited at a gate, it begins at the nearest that takes the first route.
struct LinkIntent<C: Coordinator>: IntentBody {
    static var isRouted: Bool { true }

    private let routes: [any Route]
    private let gates: [any Gate]
    private var held: Held<C>

    init(_ routes: [any Route], on coordinator: C, _ gates: [any Gate]) {
        self.routes = routes
        self.gates = gates
        held = Held(coordinator, at: { $0.anchor })
    }

    var cause: Cause { .link(routes, on: C.self, at: held.place) }

    var anchor: Node? { held.standingAnchor }

    var subject: AnyObject? { held.subject }

    var routed: RoutedTo? { held.subject.map { RoutedTo(routes, of: $0) } }

    func join(_ running: inout RunningCommit, closing: RejectionReason?) throws(TransitionError) {
        if let coordinator = held.standing { return try running.follow(routes, of: coordinator, gates) }
        if let first = routes.first, let closing,
            (try? RouterSearch(for: first, from: held.tree).nearest()) == nil
        {
            return running.commit.reject(closing)
        }
        try running.follow(routes, from: held.tree, gates)
    }

    mutating func loosen() { held.loosen() }
}

/// A route for the nearest router that takes it, seen from where it is placed: what a gate asks for.
struct NearestIntent<R: Route>: IntentBody {
    private let route: R
    private weak var place: Node?

    init(_ route: R) {
        self.route = route
    }

    var cause: Cause { .route(route) }

    var anchor: Node? { place }

    var subject: AnyObject? { nil }

    func join(_ running: inout RunningCommit, closing: RejectionReason?) throws(TransitionError) {
        try RouterSearch(for: route, from: place ?? Screen("")).nearest().join(route, to: running.commit)
    }

    func placed(at node: Node) -> NearestIntent {
        var placed = self
        placed.place = node
        return placed
    }

    mutating func loosen() {}
}

extension RunningCommit {
    /// Joins a route to the nearest router that takes it, as the one that it was meant for has gone. Where there is
    /// none, and what had to come first was closed, the commit ends as rejected.
    fileprivate func join(
        _ route: some Route, from tree: Node, _ gates: [any Gate], _ closing: RejectionReason?
    ) throws(TransitionError) {
        try commit.ask(gates, about: .route(route))
        let router: FoundRouter
        do throws(TransitionError) {
            router = try RouterSearch(for: route, from: tree).nearest()
        } catch {
            guard let closing else { throw error }
            return commit.reject(closing)
        }
        try router.join(route, to: commit)
    }
}
