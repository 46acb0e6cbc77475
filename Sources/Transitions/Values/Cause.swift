/// What was asked for, as a value: a route and where it started, what the user did, a transition in words.
///
/// A cause keeps nothing alive. It can be compared, printed and logged; its words are made when they are read.
public struct Cause: Sendable {
    private let kind: Kind

    private enum Kind: Sendable {
        case route(any Route, Start)
        case report(Report, at: TreePath?)
        case transition(String)
        indirect case recovery(Cause)
    }

    /// Where a route started.
    private enum Start: Sendable {
        /// At a router of a type.
        case router(Any.Type)
        /// At what stands on the tree, from where it climbed.
        case node(String)
    }
}

extension Cause {
    /// A route that a router was asked for.
    package static func route(_ route: any Route, on router: Any.Type) -> Cause {
        Cause(kind: .route(route, .router(router)))
    }

    /// A route that climbed the tree.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - label: What messages call the place where it began.
    package static func route(_ route: any Route, from label: String) -> Cause {
        Cause(kind: .route(route, .node(label)))
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
    /// The route that was asked for; nil where that was none.
    public var route: Hop? {
        switch kind {
        case .route(let route, _): Hop(any: route)
        case .recovery(let cause): cause.route
        case .report, .transition: nil
        }
    }

    /// What the user did, where that is what asked for it. It has an id, which is of this run alone, and is not
    /// compared: ``place`` says the same for every run.
    public var report: Report? {
        if case .report(let report, _) = kind { report } else { nil }
    }

    /// Where what the user did it to stood, before anything came of it: a node, or an alert. Nil where that had gone,
    /// and where the user did nothing.
    public var place: TreePath? {
        if case .report(_, let place) = kind { place } else { nil }
    }
}

extension Cause: CustomStringConvertible {
    /// What a log calls it: `article(id: 7) on NewsCoordinator`, `push(article)`, `the user: selected /0/0/1`.
    public var description: String {
        switch kind {
        case .route(let route, .router(let type)): "\(wording(of: route)) on \(type)"
        case .route(let route, .node(let label)): "\(wording(of: route)) from \(label)"
        case .report(let report, let place): "the user: \(report.words(at: place))"
        case .transition(let words): words
        case .recovery(let cause): "recovery: \(cause)"
        }
    }
}

extension Cause: Hashable {
    /// Whether both asked for the same, as their words say it, and routes are equal.
    public static func == (one: Cause, other: Cause) -> Bool {
        one.route == other.route && one.description == other.description
    }

    /// Feeds the words to the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
