/// A request for routes: one route of a router, one sent up the tree, the routes of a link, or one for the nearest
/// router that takes it.
///
/// If the object at which they start goes while they wait at a gate, they start at the nearest router for the first.
package final class RouteIntent: Intent {
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var held: Held

    private let first: (any Route)?
    private let rest: [any Route]
    private let gates: [Gate]
    package let isGuarded: Bool
    package let isSuperseding: Bool

    /// Makes the closure that may skip the steps of a link, for each attempt.
    private let makeStepFilter: (() -> LinkFrame.StepFilter?)?

    /// Joins the routes at the object they start at, while that exists.
    private let begin: (RouteIntent, AnyObject, inout RunningCommit) throws(TransitionError) -> Void

    private var start: Cause.Start
    private var isLink = false

    /// Creates a request for a route of a router.
    package init<R: Router>(_ route: R.RouteType, on router: R, _ gates: [Gate], isGuarded: Bool? = nil) {
        (first, rest, makeStepFilter, start) = (route, [], nil, .router(type(of: router)))
        (self.gates, self.isGuarded, isSuperseding) = (gates, isGuarded ?? !gates.isEmpty, false)
        held = Held(router, isBound: true) { unsafeDowncast($0, to: R.self).anchor }
        begin = { intent, router, running throws(TransitionError) in
            let router = unsafeDowncast(router, to: R.self)
            if !intent.gates.isEmpty { try running.ask(intent.gates, about: route, of: router) }
            try running.join(route, on: router)
        }
    }

    /// Creates a request for a route sent upward from a node.
    init<R: Route>(_ route: R, from node: Node, _ gates: [Gate]) {
        (first, rest, makeStepFilter, start) = (route, [], nil, .node(""))
        (self.gates, isGuarded, isSuperseding) = (gates, !gates.isEmpty, false)
        held = Held(node, isBound: true) { unsafeDowncast($0, to: Node.self) }
        begin = { intent, node, running throws(TransitionError) in
            try running.send(route, from: unsafeDowncast(node, to: Node.self), intent.gates)
        }
    }

    /// Creates a request for a link.
    ///
    /// - Parameters:
    ///   - routes: The routes, in order.
    ///   - start: The presentable that the link starts from.
    ///   - gates: The gates that are asked about the first route.
    ///   - isGuarded: True if a call passed some of the gates; by default, if there are any.
    ///   - isSuperseding: True if the routes follow an address that supersedes others.
    ///   - makeStepFilter: Makes the closure that may skip steps.
    package init<Start: Navigable>(
        _ routes: [any Route], on start: Start, _ gates: [Gate], isGuarded: Bool? = nil,
        isSuperseding: Bool = false, makeStepFilter: (() -> LinkFrame.StepFilter?)? = nil
    ) {
        (first, rest, self.makeStepFilter) = (routes.first, Array(routes.dropFirst()), makeStepFilter)
        (self.start, isLink) = (.router(Start.self), true)
        (self.gates, self.isGuarded, self.isSuperseding) = (gates, isGuarded ?? !gates.isEmpty, isSuperseding)
        held = Held(start, isBound: true) { unsafeDowncast($0, to: Start.self).node }
        begin = { intent, start, running throws(TransitionError) in
            let start = unsafeDowncast(start, to: Start.self)
            if let coordinator = start as? any Coordinator {
                try running.commit.claim(coordinator.root.node, by: coordinator)
            }
            try intent.follow(from: start.node, &running)
        }
    }

    /// Creates the request for a route that a gate requires or redirects to. The router nearest to `node` takes it.
    init<R: Route>(_ route: R, nearestTo node: Node) {
        (first, rest, gates, isGuarded, isSuperseding) = (route, [], [], false, false)
        (makeStepFilter, start) = (nil, .nearest)
        held = Held(node) { unsafeDowncast($0, to: Node.self) }
        begin = { _, node, running throws(TransitionError) in
            let place = unsafeDowncast(node, to: Node.self)
            try RouterSearch(for: route, from: place).nearest().router.take(route, in: running.commit)
        }
    }

    package var cause: Cause {
        guard !isLink, let first else { return .link(routes, start, at: held.path) }
        return switch start {
        case .node(""): .route(first, .node((subject as? Node)?.label ?? ""), at: held.path)
        case .nearest: .route(first)
        case .router, .handle, .node: .route(first, start, at: held.path)
        }
    }

    package var isRouted: Bool { true }

    package var routes: [any Route] { first.map { [$0] + rest } ?? [] }

    /// True if the routes follow an address.
    package var isAddress: Bool { makeStepFilter != nil }

    /// Returns the first agent of a type that a gate of this request has.
    package func agent<A>(_ type: A.Type) -> A? { gates.lazy.compactMap { $0.agent as? A }.first }

    package func join(_ commit: AnyCommit, closing: RejectionReason?) throws(TransitionError) {
        var running = RunningCommit(commit)
        if let start = held.validSubject {
            do throws(TransitionError) {
                return try begin(self, start, &running)
            } catch {
                // What has sent it may have left the tree with the screen that was asked about.
                guard let closing, error.isUnclaimed else { throw error }
                return running.commit.reject(closing)
            }
        }
        guard let tree = held.tree, held.isBound else { return try endReleased(in: running.commit, closing: closing) }
        guard let first else { return }
        let router: any Router
        do throws(TransitionError) {
            router = try RouterSearch(for: first, from: tree).nearest().router
        } catch {
            guard let closing else { throw error }
            return running.commit.reject(closing)
        }
        if isLink { return try follow(from: tree, &running) }
        try running.commit.ask(gates, about: .route(first))
        try router.take(first, in: running.commit)
    }

    /// Follows the routes from a node, if the gates of the call allow it.
    func follow(from node: Node, _ running: inout RunningCommit) throws(TransitionError) {
        let commit = running.commit
        if let first { try commit.ask(gates, about: .route(first), at: node) }
        commit.stage(LinkFrame(routes, from: node, in: commit, skips: makeStepFilter?()))
    }

    /// Notes the label of the node, or the type of the router behind a handle, while that exists.
    package func captureDescription() {
        switch start {
        case .router:
            guard !isLink, let subject else { break }
            start = .router((subject as? any RouterHandle)?.routedType ?? type(of: subject))
        case .node: start = .node((subject as? Node)?.label ?? "")
        case .handle, .nearest: break
        }
    }
}
