/// The request of a trigger, as a value: a route and its start, a link, a report, or a transition in words.
///
/// A cause keeps nothing alive. It can be compared, printed and logged; its words are made when they are read.
public struct Cause: Sendable {
    /// A reference, so that a cause is one word: it is passed on more often than it is read.
    private let content: Content

    private final class Content: Sendable {
        let what: What
        let start: Start?
        let path: TreePath?
        let role: Role

        init(_ what: What, _ start: Start?, _ path: TreePath?, _ role: Role) {
            (self.what, self.start, self.path, self.role) = (what, start, path, role)
        }
    }

    private enum What: Sendable {
        case route(any Route)
        case link([any Route])
        case report(Report)
        case words(String)
    }

    private enum Role: Sendable {
        /// The request itself.
        case own
        /// A request that a gate, or a screen that would be left, requires first.
        case prerequisite(of: String)
        /// The target of a recovery.
        case recovery
    }

    /// The object at which a route, or a link, was triggered.
    package enum Start: Sendable {
        /// A router of this type.
        case router(Any.Type)
        /// A router of this type, through a handle that does not keep it alive.
        case handle(Any.Type)
        /// The node of this label, from which the route climbed.
        case node(String)
        /// The nearest router that takes the route.
        case nearest
    }

    private init(_ what: What, _ start: Start?, at path: TreePath?, _ role: Role = .own) {
        content = Content(what, start, path, role)
    }
}

extension Cause {
    /// Creates the cause of a route, with the path of its start before the commit.
    package static func route(_ route: any Route, _ start: Start = .nearest, at path: TreePath? = nil) -> Cause {
        Cause(.route(route), start, at: path)
    }

    package static func link(_ routes: [any Route], _ start: Start, at path: TreePath? = nil) -> Cause {
        Cause(.link(routes), start, at: path)
    }

    /// Creates the cause of a report.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - path: The path of the reported node or alert before the commit; nil if that has gone.
    package static func report(_ report: Report, at path: TreePath?) -> Cause {
        Cause(.report(report), nil, at: path)
    }

    /// Creates the cause of a transition, which is known by its words alone.
    package static func transition(_ words: String) -> Cause { Cause(.words(words), nil, at: nil) }

    /// Marks a cause as a prerequisite.
    ///
    /// - Parameters:
    ///   - cause: The prerequisite.
    ///   - source: The name of the gate, or the title of the screen, that requires it.
    static func prerequisite(_ cause: Cause, of source: String) -> Cause {
        cause.with(role: .prerequisite(of: source))
    }

    /// Marks a cause as the target of a recovery.
    package static func recovery(_ cause: Cause) -> Cause { cause.with(role: .recovery) }

    private func with(role: Role) -> Cause { Cause(content.what, content.start, at: content.path, role) }

    /// Returns the same route, started through a handle of a router of this type; any other request unchanged.
    func taken(byHandleOf router: Any.Type) -> Cause {
        guard isOwn, case .route(let route) = content.what else { return self }
        return .route(route, .handle(router), at: path)
    }

    /// Returns the same route or link, started at a path; any other request unchanged.
    package func started(at path: TreePath?) -> Cause {
        isRouted ? Cause(content.what, start, at: path) : self
    }

    /// Returns the same route, if it climbed from a node, with that node's label and path; any other request unchanged.
    func climbed(from label: String, at path: TreePath?) -> Cause {
        isClimbing ? Cause(content.what, .node(label), at: path) : self
    }
}

extension Cause {
    /// The identity of the content, for as long as this cause or a copy of it lives.
    package var identity: ObjectIdentifier { ObjectIdentifier(content) }

    /// The routes of the request, in order: one, or those of a link; none for any other request.
    @_spi(Log) public var hops: [Hop] {
        switch content.what {
        case .route(let route): [Hop(any: route)]
        case .link(let routes): routes.map { Hop(any: $0) }
        case .report, .words: []
        }
    }

    private var isOwn: Bool { if case .own = content.role { true } else { false } }

    /// True for a route or a link, unless it is a prerequisite or a recovery.
    var isRouted: Bool {
        switch content.what {
        case .route, .link: isOwn
        case .report, .words: false
        }
    }

    /// True for a link, unless it is a prerequisite or a recovery.
    var isLink: Bool { if case .link = content.what { isOwn } else { false } }

    /// True for a route that climbed the tree, unless it is a prerequisite or a recovery.
    var isClimbing: Bool {
        if case .route = content.what, case .node? = start { isOwn } else { false }
    }

    /// Returns the routes with the object that takes them; nil for a report, words, a prerequisite or a recovery.
    ///
    /// - Parameter target: The object that takes them.
    func routed(to target: AnyObject) -> RoutedTo? {
        guard isOwn else { return nil }
        return switch content.what {
        case .route(let route): RoutedTo([route], of: target)
        case .link(let routes): RoutedTo(routes, of: target)
        case .report, .words: nil
        }
    }

    /// The route of the request; nil if there is none, or several.
    public var route: Hop? { if case .route(let route) = content.what { Hop(any: route) } else { nil } }

    /// The report, if the request is one. Its id differs from run to run, so comparing two causes ignores it, and
    /// compares ``path``.
    @_spi(Log) public var report: Report? { if case .report(let report) = content.what { report } else { nil } }

    /// The path of the start before the commit: of the triggered router, of the node from which a route climbed, or of
    /// the node or alert that was reported. For a recovery or a report, the path at the time of the call, even if a
    /// settling commit is rolled back first. Nil for a transition, and for a start that had no place or had gone.
    @_spi(Log) public var path: TreePath? { content.path }

    /// The start of a route or a link; nil for any other request.
    package var start: Start? { content.start }

    /// The same request, not marked as a prerequisite or a recovery.
    package var withoutRole: Cause { isOwn ? self : with(role: .own) }

    package var isRecovery: Bool { if case .recovery = content.role { true } else { false } }

    /// The name of the gate, or the title of the screen, that requires this prerequisite; nil for any other request.
    @_spi(Log) public var requiredBy: String? {
        if case .prerequisite(let requiredBy) = content.role { requiredBy } else { nil }
    }
}

extension Cause: CustomStringConvertible {
    /// The cause as logs print it: `article(id: 7) on NewsCoordinator`, `push(article)`, `the user: selected /0/0/1`.
    @_documentation(visibility: internal)
    public var description: String {
        switch content.role {
        case .own: words
        case .prerequisite(let requiredBy): "\(words), which '\(requiredBy)' asks for"
        case .recovery: "recovery: \(words)"
        }
    }

    private var started: String { start?.description ?? "" }

    private var words: String {
        switch content.what {
        case .route(let route):
            if case .nearest? = start { "\(Hop(any: route))" } else { "\(wording(of: route)) \(started)" }
        case .link(let routes): "deepLink(\(routes.map { "\(Hop(any: $0))" }.joined(separator: ", "))) \(started)"
        case .report(let report): "the user: \(report.words(at: path))"
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

extension Cause: Equatable {
    /// True if both have equal routes, the same place and the same words.
    @_documentation(visibility: internal)
    public static func == (one: Cause, other: Cause) -> Bool {
        one.hops == other.hops && one.path == other.path && one.description == other.description
    }
}
