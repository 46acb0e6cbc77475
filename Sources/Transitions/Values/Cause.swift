/// What was asked for, as a value: a route and where it started, what the user did, a transition in words.
///
/// A cause keeps nothing alive. It can be compared, printed and logged; its words are made when they are read.
public struct Cause: Sendable {
    /// All of it in one word, as it is handed from one to the next more often than it is read.
    private let content: Content

    private final class Content: Sendable {
        let what: What
        let start: Start?
        let place: TreePath?
        let role: Role

        init(_ what: What, _ start: Start?, _ place: TreePath?, _ role: Role) {
            (self.what, self.start, self.place, self.role) = (what, start, place, role)
        }
    }

    private enum What: Sendable {
        case route(any Route)
        case link([any Route])
        case report(Report)
        case words(String)
    }

    private enum Role: Sendable {
        /// It is what was asked for.
        case own
        /// A gate, or a screen that would be left, asks for it first.
        case prerequisite(of: String)
        /// It is where a recovery goes.
        case recovery
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

    private init(_ what: What, _ start: Start?, at place: TreePath?, _ role: Role = .own) {
        content = Content(what, start, place, role)
    }
}

extension Cause {
    /// A route.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - start: Where it started.
    ///   - place: Where that stood, as long as nothing had come of it.
    package static func route(_ route: any Route, _ start: Start = .nearest, at place: TreePath? = nil) -> Cause {
        Cause(.route(route), start, at: place)
    }

    /// Routes that are followed, as a link.
    package static func link(_ routes: [any Route], _ start: Start, at place: TreePath? = nil) -> Cause {
        Cause(.link(routes), start, at: place)
    }

    /// What the user did.
    ///
    /// - Parameters:
    ///   - report: What that was.
    ///   - place: Where what it is about stands, as long as nothing has come of it; nil where that has gone.
    static func report(_ report: Report, at place: TreePath?) -> Cause {
        Cause(.report(report), nil, at: place)
    }

    /// A transition, which is known by its words alone.
    package static func transition(_ words: String) -> Cause { Cause(.words(words), nil, at: nil) }

    /// What a gate, or a screen that would be left, asks for first.
    ///
    /// - Parameters:
    ///   - cause: What is asked for.
    ///   - keeper: What asks for it.
    static func prerequisite(_ cause: Cause, of keeper: String) -> Cause {
        cause.with(role: .prerequisite(of: keeper))
    }

    /// The recovery to what another cause asks for.
    package static func recovery(_ cause: Cause) -> Cause { cause.with(role: .recovery) }

    private func with(role: Role) -> Cause { Cause(content.what, content.start, at: content.place, role) }

    /// The same route, asked for by a handle of a router of that type.
    func taken(byHandleOf router: Any.Type) -> Cause {
        guard isOwn, case .route(let route) = content.what else { return self }
        return .route(route, .handle(router), at: place)
    }

    /// The same route or link, which started at a place.
    package func started(at place: TreePath?) -> Cause {
        isRouted ? Cause(content.what, start, at: place) : self
    }

    /// The same route, where it climbed, from something of another label that stood at a place.
    func climbed(from label: String, at place: TreePath?) -> Cause {
        isClimbing ? Cause(content.what, .node(label), at: place) : self
    }
}

extension Cause {
    /// The routes that were asked for, in order: one, or those of a link; none where that was no route.
    @_spi(Log) public var hops: [Hop] {
        switch content.what {
        case .route(let route): [Hop(any: route)]
        case .link(let routes): routes.map { Hop(any: $0) }
        case .report, .words: []
        }
    }

    private var isOwn: Bool { if case .own = content.role { true } else { false } }

    /// Whether it is a route, or a link.
    var isRouted: Bool {
        switch content.what {
        case .route, .link: isOwn
        case .report, .words: false
        }
    }

    /// True if it is a link.
    var isLink: Bool { if case .link = content.what { isOwn } else { false } }

    /// Whether it is a route that climbed the tree.
    var isClimbing: Bool {
        if case .route = content.what, case .node? = start { isOwn } else { false }
    }

    /// The same routes, with what takes them; nil where it is no route, nor a link.
    ///
    /// - Parameter target: What takes them.
    func routed(to target: AnyObject) -> RoutedTo? {
        guard isOwn else { return nil }
        return switch content.what {
        case .route(let route): RoutedTo([route], of: target)
        case .link(let routes): RoutedTo(routes, of: target)
        case .report, .words: nil
        }
    }

    /// The route that was asked for; nil where that was none, or several.
    public var route: Hop? { if case .route(let route) = content.what { Hop(any: route) } else { nil } }

    /// What the user did, where that is what asked for it. It has an id, which is of this run alone, and is not
    /// compared: ``place`` says the same for every run.
    @_spi(Log) public var report: Report? { if case .report(let report) = content.what { report } else { nil } }

    /// Where it started, before anything came of it: where the router stood that was asked, where a route began to
    /// climb, where the user did something. Of a recovery, and of what the user did, it is where that stood when they
    /// were asked for, though what settled may have gone back first. Nil for a transition, for what stood nowhere, and
    /// where that had gone.
    @_spi(Log) public var place: TreePath? { content.place }

    /// Where a route or a link started; nil for what is neither.
    package var start: Start? { content.start }

    /// What it is a prerequisite or a recovery for, or itself.
    package var essence: Cause { isOwn ? self : with(role: .own) }

    /// Whether it is a recovery.
    package var isRecovery: Bool { if case .recovery = content.role { true } else { false } }

    /// What asked for it first, where it is a prerequisite: a gate's name, or the title of a screen that would be left.
    @_spi(Log) public var keeper: String? { if case .prerequisite(let keeper) = content.role { keeper } else { nil } }
}

extension Cause: CustomStringConvertible {
    /// What a log calls it: `article(id: 7) on NewsCoordinator`, `push(article)`, `the user: selected /0/0/1`.
    public var description: String {
        switch content.role {
        case .own: words
        case .prerequisite(let keeper): "\(words), which '\(keeper)' asks for"
        case .recovery: "recovery: \(words)"
        }
    }

    private var started: String { start?.description ?? "" }

    private var words: String {
        switch content.what {
        case .route(let route):
            if case .nearest? = start { "\(Hop(any: route))" } else { "\(wording(of: route)) \(started)" }
        case .link(let routes): "deepLink(\(routes.map { "\(Hop(any: $0))" }.joined(separator: ", "))) \(started)"
        case .report(let report): "the user: \(report.words(at: place))"
        case .words(let words): words
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
