/// Something that has to hold of an app's navigation.
public struct Law<App> {
    /// A question about an app at one moment.
    public typealias Condition = (Situation<App>) -> Bool

    /// What it is called: `no trap`, `never a stranger's settings`. No two of a scenario may be called the same.
    public private(set) var name: String

    let kind: Kind

    enum Kind {
        case noTrap(home: Condition)
        case nothingFails
        case everyRoute([RouteCase])
        case everyScreen([String])
        case never(Condition)
        case sometimes(Condition)
        case leadsTo(Condition, Condition)
        case linkArrives(String, Condition)
        case asOnce([String])
        case gate(String, [Guarded])
        case noLeak(home: Condition)
        case within(Int, Condition)
        case move(String, String?, Condition)
    }

    /// The same law by another name, where a scenario has two of a kind: two homes, say.
    public func named(_ name: String) -> Law {
        var law = self
        law.name = name
        return law
    }

    /// The conditions that are asked in every state.
    var conditions: [Condition] {
        switch kind {
        case .noTrap(let home): [home]
        case .noLeak(let home): [{ home($0) && $0.waiting.isEmpty }]
        case .never(let condition), .sometimes(let condition), .linkArrives(_, let condition),
            .within(_, let condition),
            .move(_, _, let condition):
            [condition]
        case .leadsTo(let one, let other): [one, other]
        case .nothingFails, .everyRoute, .everyScreen, .asOnce, .gate: []
        }
    }

    /// The link that it is about, where it is judged when that has completed.
    var link: String? { if case .linkArrives(let name, _) = kind { name } else { nil } }

    /// Whether it is judged by looking who is on the tree, and was.
    var needsCensus: Bool {
        switch kind {
        case .gate, .noLeak: true
        default: false
        }
    }
}

/// What stands behind a gate.
public struct Guarded: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case screen, effect
        case route(RouteCase)
    }

    let kind: Kind
    let name: String

    /// A screen, by its name: it does not come to the tree unless the gate has let a trigger pass.
    public static func screen(_ name: String) -> Guarded { Guarded(kind: .screen, name: name) }

    /// An effect, by its name: it does not run unless the gate has let the trigger pass.
    public static func effect(_ name: String) -> Guarded { Guarded(kind: .effect, name: name) }

    /// A route: it is not taken unless the gate has let the trigger pass. Inputs do not count.
    public static func route(_ route: some Route) -> Guarded {
        let route = RouteCase(Hop(route))
        return Guarded(kind: .route(route), name: route.description)
    }
}

extension Law {
    /// From wherever the user comes to, the user finds home: by the user's own moves, and what comes by itself. A link
    /// from outside gets out of anything, and so does not count.
    ///
    /// A trap that leads into another is that one's: what is found are those that nothing leads out of.
    public static func noTrap(home: @escaping Condition) -> Law { Law(name: "no trap", kind: .noTrap(home: home)) }

    /// No trigger fails, the diagnostics handler is told of nothing, and no link and no offer hands a failure to its
    /// completion, whether the app listens or not. A refusal, by a gate or by a screen, is no failure, and neither is what a
    /// host refuses in a move of ``Scenario/refusals()``.
    public static var nothingFails: Law { Law(name: "nothing fails", kind: .nothingFails) }

    /// Each of these routes is taken in some way. Inputs do not count: `StoresRoute.store(1)` stands for every store.
    public static func everyRoute(_ routes: any Route...) -> Law {
        Law(name: "every route is taken", kind: .everyRoute(routes.map { RouteCase(Hop(any: $0)) }))
    }

    /// Each of these screens is shown in some way.
    public static func everyScreen(_ names: String...) -> Law {
        Law(name: "every screen is shown", kind: .everyScreen(names))
    }

    /// This is never so.
    public static func never(_ what: String, _ condition: @escaping Condition) -> Law {
        Law(name: "never \(what)", kind: .never(condition))
    }

    /// This is so at some moment: against success that says nothing, where a law holds because what it is about is never
    /// come to.
    public static func sometimes(_ what: String, _ condition: @escaping Condition) -> Law {
        Law(name: "sometimes \(what)", kind: .sometimes(condition))
    }

    /// From wherever the one is so, the user can come to where the other is. That the one is never so is a finding.
    ///
    /// - Parameters:
    ///   - what: What the law is called by.
    ///   - one: Where the user is.
    ///   - other: Where the user has to be able to come to.
    public static func leads(
        _ what: String, from one: @escaping Condition, to other: @escaping Condition
    ) -> Law {
        Law(name: "\(what) leads on", kind: .leadsTo(one, other))
    }

    /// A link that has completed has brought the user there, also where it had to wait. One that never completes is a
    /// finding.
    public static func link(_ name: String, arrives condition: @escaping Condition) -> Law {
        Law(name: "link '\(name)' arrives", kind: .linkArrives(name, condition))
    }

    /// A link that is followed twice leaves things as it does once. One that is never followed twice is a finding.
    public static func twiceAsOnce(_ links: String...) -> Law {
        Law(name: "a link taken twice is as once", kind: .asOnce(links))
    }

    /// What stands behind a gate is come to through it alone. What is never come to is a finding, as nothing is known of it.
    public static func gate(_ name: String, guards guarded: Guarded...) -> Law {
        Law(name: "gate '\(name)' is never passed by", kind: .gate(name, guarded))
    }

    /// What was on the tree is gone when the user is home and nothing waits, unless it is there or kept. That home is never
    /// come to is a finding.
    ///
    /// It is judged on the ways that are gone. What lives on and is let go of on the way home is not seen there, and
    /// whether another way home does not let go of it is found out by chance alone.
    public static func noLeak(home: @escaping Condition) -> Law { Law(name: "no leak", kind: .noLeak(home: home)) }

    /// The user comes there in so many moves from the launch, or fewer, those included that come by themselves. Where a bound
    /// was met, a way behind it may be shorter than the one that is reported.
    ///
    /// - Parameters:
    ///   - moves: How many at most.
    ///   - what: The place, in words.
    ///   - condition: Whether the user is there.
    public static func within(_ moves: Int, to what: String, _ condition: @escaping Condition) -> Law {
        Law(name: "within \(moves) moves to \(what)", kind: .within(moves, condition))
    }

    /// Wherever something is tapped or answered, this is so afterwards.
    ///
    /// - Parameters:
    ///   - words: The offer's name, or the answer.
    ///   - place: The screen, or the alert's title; nil for all that have it.
    ///   - condition: What is so then.
    public static func tap(_ words: String, on place: String? = nil, leads condition: @escaping Condition) -> Law {
        Law(
            name: "'\(words)'\(place.map { " on '\($0)'" } ?? "") leads there",
            kind: .move(words, place, condition))
    }
}

extension Move {
    /// Whether it is what a law is about.
    func isTap(_ words: String, _ place: String?) -> Bool {
        (kind == .tap || kind == .answer) && self.words == words && !isRefused && (place == nil || self.place == place)
    }
}
