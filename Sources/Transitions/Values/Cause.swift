/// What was asked for, as a value: a route and where it started, what the user did, a transition in words.
///
/// A cause keeps nothing alive. It can be compared, printed and logged; its words are made when they are read.
public struct Cause: Sendable {
    private let kind: Kind

    /// All of it in one word, as it is handed from one to the next more often than it is read.
    private indirect enum Kind: Sendable {
        case route(any Route, Start, at: TreePath?)
        case link([any Route], Start, at: TreePath?)
        case report(Report, at: TreePath?)
        case transition(String)
        case prerequisite(Cause, String)
        case recovery(Cause)
    }

    /// Where a route started.
    package enum Start: Sendable {
        /// At a router of a type.
        case router(Any.Type)
        /// At a router of a type, by a handle that keeps it from nothing.
        case handle(Any.Type)
        /// At what is on the tree, from where it climbed.
        case node(String)
        /// At the nearest router that takes it.
        case nearest
    }
}

extension Cause {
    /// A route that a router was asked for.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - router: The router's type.
    ///   - place: Where the router stood, as long as nothing had come of it.
    package static func route(
        _ route: consuming any Route, on router: Any.Type, at place: consuming TreePath? = nil
    ) -> Cause {
        Cause(kind: .route(route, .router(router), at: place))
    }

    /// The same route, asked for by a handle of a router of that type.
    package func taken(byHandleOf router: Any.Type) -> Cause {
        if case .route(let route, _, let place) = kind {
            Cause(kind: .route(route, .handle(router), at: place))
        } else {
            self
        }
    }

    /// The same route or link, which started at a place.
    package func started(at place: TreePath?) -> Cause {
        switch kind {
        case .route(let route, let start, _): Cause(kind: .route(route, start, at: place))
        case .link(let routes, let start, _): Cause(kind: .link(routes, start, at: place))
        case .prerequisite, .report, .transition, .recovery: self
        }
    }

    /// A route that climbed the tree.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - label: What messages call the place where it began.
    ///   - place: Where that stood, as long as nothing had come of it.
    package static func route(_ route: any Route, from label: String, at place: TreePath? = nil) -> Cause {
        Cause(kind: .route(route, .node(label), at: place))
    }

    /// The same route, where it climbed, from something of another label that stood at a place.
    package func climbed(from label: String, at place: TreePath?) -> Cause {
        guard case .route(let route, .node, _) = kind else { return self }
        return .route(route, from: label, at: place)
    }

    /// A route that the nearest router is asked for.
    package static func route(_ route: any Route, at place: TreePath? = nil) -> Cause {
        Cause(kind: .route(route, .nearest, at: place))
    }

    /// Routes that are followed from a coordinator on.
    package static func link(_ routes: [any Route], on router: Any.Type, at place: TreePath? = nil) -> Cause {
        Cause(kind: .link(routes, .router(router), at: place))
    }

    /// What a gate, or a screen that would be left, asks for first.
    ///
    /// - Parameters:
    ///   - cause: What is asked for.
    ///   - keeper: What asks for it.
    package static func prerequisite(_ cause: Cause, of keeper: String) -> Cause {
        Cause(kind: .prerequisite(cause, keeper))
    }

    /// What the user did.
    ///
    /// - Parameters:
    ///   - report: What that was.
    ///   - place: Where what it is about stands, as long as nothing has come of it; nil where that has gone.
    package static func report(_ report: Report, at place: TreePath?) -> Cause {
        Cause(kind: .report(report, at: place))
    }

    /// A transition, which is known by its words alone.
    package static func transition(_ words: String) -> Cause { Cause(kind: .transition(words)) }

    /// The recovery to what another cause asks for.
    package static func recovery(_ cause: Cause) -> Cause { Cause(kind: .recovery(cause)) }
}

extension Cause {
    /// The routes that were asked for, in order: one, or those of a link; none where that was no route.
    public var hops: [Hop] {
        switch kind {
        case .route(let route, _, _): [Hop(any: route)]
        case .link(let routes, _, _): routes.map { Hop(any: $0) }
        case .prerequisite(let cause, _), .recovery(let cause): cause.hops
        case .report, .transition: []
        }
    }

    /// Whether it is a route, or a link.
    var isRouted: Bool {
        switch kind {
        case .route, .link: true
        case .prerequisite, .report, .transition, .recovery: false
        }
    }

    /// True if it is a link.
    var isLink: Bool { if case .link = kind { true } else { false } }

    /// Whether it is a route that climbed the tree.
    package var isClimbing: Bool { if case .route(_, .node, _) = kind { true } else { false } }

    /// The same routes, with what takes them; nil where it is no route, nor a link.
    ///
    /// - Parameter target: What takes them.
    package func routed(to target: AnyObject) -> RoutedTo? {
        switch kind {
        case .route(let route, _, _): RoutedTo(Hop(any: route), of: target)
        case .link(let routes, _, _): RoutedTo(routes, of: target)
        case .prerequisite, .report, .transition, .recovery: nil
        }
    }

    /// The route that was asked for; nil where that was none, or several.
    public var route: Hop? {
        switch kind {
        case .route(let route, _, _): Hop(any: route)
        case .prerequisite(let cause, _), .recovery(let cause): cause.route
        case .link, .report, .transition: nil
        }
    }

    /// What the user did, where that is what asked for it. It has an id, which is of this run alone, and is not
    /// compared: ``place`` says the same for every run.
    public var report: Report? { if case .report(let report, _) = kind { report } else { nil } }

    /// Where it started, before anything came of it: where the router stood that was asked, where a route began to
    /// climb, where the user did something. Of a recovery, and of what the user did, it is where that stood when they
    /// were asked for, though what settled may have gone back first. Nil for a transition, for what stood nowhere, and
    /// where that had gone.
    public var place: TreePath? {
        switch kind {
        case .route(_, _, let place), .link(_, _, let place), .report(_, let place): place
        case .prerequisite(let cause, _), .recovery(let cause): cause.place
        case .transition: nil
        }
    }

    /// Where a route or a link started; nil for what is neither.
    package var start: Start? {
        switch kind {
        case .route(_, let start, _), .link(_, let start, _): start
        case .prerequisite(let cause, _), .recovery(let cause): cause.start
        case .report, .transition: nil
        }
    }

    /// What it is a prerequisite or a recovery for, or itself.
    package var essence: Cause {
        switch kind {
        case .prerequisite(let cause, _), .recovery(let cause): cause.essence
        case .route, .link, .report, .transition: self
        }
    }

    /// Whether it is a recovery.
    package var isRecovery: Bool { if case .recovery = kind { true } else { false } }

    /// What asked for it first, where it is a prerequisite: a gate's name, or the title of a screen that would be left.
    public var keeper: String? { if case .prerequisite(_, let keeper) = kind { keeper } else { nil } }
}

extension Cause: CustomStringConvertible {
    /// What a log calls it: `article(id: 7) on NewsCoordinator`, `push(article)`, `the user: selected /0/0/1`.
    public var description: String {
        switch kind {
        case .route(let route, .nearest, _): "\(Hop(any: route))"
        case .route(let route, let start, _): "\(wording(of: route)) \(start)"
        case .link(let routes, let start, _):
            "deepLink(\(routes.map { "\(Hop(any: $0))" }.joined(separator: ", "))) \(start)"
        case .report(let report, let place): "the user: \(report.words(at: place))"
        case .transition(let words): words
        case .prerequisite(let cause, let keeper): "\(cause), which '\(keeper)' asks for"
        case .recovery(let cause): "recovery: \(cause)"
        }
    }
}

extension Cause.Start: CustomStringConvertible {
    package var description: String {
        switch self {
        case .router(let type), .handle(let type): "on \(type)"
        case .node(let label): "from \(label)"
        case .nearest: "on the nearest router"
        }
    }
}

extension Cause: Hashable {
    /// Whether both asked for the same at the same place, as their words say it, and routes are equal.
    @_documentation(visibility: internal)
    public static func == (one: Cause, other: Cause) -> Bool {
        one.hops == other.hops && one.place == other.place && one.description == other.description
    }

    /// Feeds the words to the hasher.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
