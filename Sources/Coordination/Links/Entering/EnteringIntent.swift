import Coordination

/// The following of one address: its routes, what is asked before they are taken, and what stands already.
final class Entrance {
    let routes: [any Route]
    let gates: [any Gate]
    /// True if the call has gates of its own.
    let isGuarded: Bool
    /// What keeps it until a window can take it; nil where there is no window to come.
    let launch: LaunchGate?
    /// Whether what stands already is recognised, and brought to the front.
    private let recognises: Bool

    init(_ link: ParsedLink, _ options: TransitionOptions, _ gates: [any Gate], at node: Node) {
        routes = link.hops.map(\.route)
        launch = routes.first.flatMap { LaunchGate(for: $0, at: node) }
        isGuarded = !gates.isEmpty
        self.gates = (launch.map { [$0] } ?? []) + gates
        recognises = options.reveals
    }

    /// Makes it part of a commit.
    func join(_ running: inout RunningCommit, of start: some Navigable) throws(TransitionError) {
        if let coordinator = start as? any Coordinator {
            try running.commit.claim(coordinator.root.node, by: coordinator)
        }
        try join(&running, from: start.node)
    }

    /// Makes it part of a commit, from a node on.
    func join(_ running: inout RunningCommit, from node: Node) throws(TransitionError) {
        let commit = running.commit
        if let first = routes.first { try commit.ask(gates, about: .route(first)) }
        commit.stage(LinkFrame(routes, from: node, in: commit, passing: recognises ? StandingHops().pass : nil))
    }
}

/// An intent that follows an address.
protocol Entering: Intent {
    var entrance: Entrance { get }
}

/// An address that is followed from something of a tree on.
///
/// Where that has gone while this waited at a gate, it begins at the nearest router that takes the first route.
final class EnteringIntent<Start: Navigable>: Entering {
    let entrance: Entrance
    private var held: Held<Start>

    init(_ entrance: Entrance, on start: Start) {
        self.entrance = entrance
        held = Held(start, at: { $0.node })
    }

    var cause: Cause { .link(entrance.routes, on: Start.self, at: held.place) }

    var isRouted: Bool { true }

    var isGuarded: Bool { entrance.isGuarded }

    var anchor: Node? { held.standingAnchor }

    var subject: AnyObject? { held.subject }

    var routed: RoutedTo? { held.subject.map { RoutedTo(entrance.routes, of: $0) } }

    func join(_ commit: AnyCommit, closing: RejectionReason?) throws(TransitionError) {
        var running = RunningCommit(commit)
        if let start = held.standing { return try entrance.join(&running, of: start) }
        if let first = entrance.routes.first, let closing,
            (try? RouterSearch(for: first, from: held.tree).nearest()) == nil
        {
            return running.commit.reject(closing)
        }
        try entrance.join(&running, from: held.tree)
    }

    func loosen() { withExtendedLifetime(held.loosen()) {} }

    func wait(inLineOf outermost: Node) { withExtendedLifetime(held.wait(inLineOf: outermost)) {} }
}
