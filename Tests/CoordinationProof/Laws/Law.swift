/// A rule that an app's navigation must keep.
public struct Law<App> {
    /// A condition of an app at one moment.
    public typealias Condition = (Situation<App>) -> Bool

    /// The name: `no trap`, `never a stranger's settings`. It must be unique in a scenario.
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
        case sameAtAnyWidth
        case step(StepRule<App>)
        case parity
        case linksSeen
        case whole(WholeRule)
        case comesBack(RoundTrip<App>, limit: Int?)
    }

    /// True if the law may have no occasion in a scenario.
    var isShared = false

    /// Returns the same law with another name, for a scenario with two laws of a kind: two homes, say.
    public func named(_ name: String) -> Law {
        var law = self
        law.name = name
        return law
    }

    /// The conditions that are read in every state.
    var conditions: [Condition] {
        switch kind {
        case .noTrap(let home): [home]
        case .noLeak(let home): [{ home($0) && $0.waiting.isEmpty }]
        case .never(let condition), .sometimes(let condition), .linkArrives(_, let condition),
            .within(_, let condition):
            [condition]
        case .leadsTo(let one, let other): [one, other]
        case .nothingFails, .everyRoute, .everyScreen, .asOnce, .gate, .sameAtAnyWidth, .parity, .linksSeen, .whole,
            .comesBack:
            []
        case .step(let rule): rule.condition.map { [$0] } ?? []
        }
    }

    /// The link whose completion the law judges, if any.
    var link: String? { if case .linkArrives(let name, _) = kind { name } else { nil } }

    /// The rule of a law about all that was explored.
    var wholeRule: WholeRule? { if case .whole(let rule) = kind { rule } else { nil } }

    /// True if a move may break it by what it does, whatever the state is that it leads to.
    var judgesHappenings: Bool {
        switch kind {
        case .gate, .nothingFails, .parity, .linksSeen: true
        default: false
        }
    }

    /// True if the law has to know the objects that are, or were, on the tree.
    var needsCensus: Bool {
        switch kind {
        case .gate, .noLeak: true
        default: false
        }
    }
}

/// A screen, an effect or a route behind a gate.
public struct Guarded: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case screen, effect
        case route(RouteCase)
    }

    let kind: Kind
    let name: String

    /// A screen, by its name: it must not enter the tree unless the gate has let a trigger pass. A screen in a hidden
    /// tab has entered.
    public static func screen(_ name: String) -> Guarded { Guarded(kind: .screen, name: name) }

    /// An effect, by its name: it must not run unless the gate has let the trigger pass.
    public static func effect(_ name: String) -> Guarded { Guarded(kind: .effect, name: name) }

    /// A route: it must not be taken unless the gate has let the trigger pass. Inputs do not count.
    public static func route(_ route: some Route) -> Guarded {
        let route = RouteCase(Hop(route))
        return Guarded(kind: .route(route), name: route.description)
    }
}

extension Law {
    /// Requires that the user can get home from every state, by the user's own moves and those that come by
    /// themselves. A link from outside gets out of anything, and so does not count.
    ///
    /// A trap that leads into another is not a finding of its own.
    public static func noTrap(home: @escaping Condition) -> Law { Law(name: "no trap", kind: .noTrap(home: home)) }

    /// The law that no trigger, link or offer fails, even if the app handles the failure, and that no diagnostic is
    /// reported. A refusal by a gate or a screen is no failure, nor is that of a host in a move of
    /// ``Scenario/refusals()``.
    public static var nothingFails: Law { Law(name: "nothing fails", kind: .nothingFails) }

    /// Requires that each of these routes is taken on some way. Inputs do not count: `StoresRoute.store(1)` means any
    /// store.
    public static func everyRoute(_ routes: any Route...) -> Law {
        Law(name: "every route is taken", kind: .everyRoute(routes.map { RouteCase(Hop(any: $0)) }))
    }

    /// Requires that each of these screens is shown on some way.
    public static func everyScreen(_ names: String...) -> Law {
        Law(name: "every screen is shown", kind: .everyScreen(names))
    }

    /// Requires that a condition is never true.
    public static func never(_ what: String, _ condition: @escaping Condition) -> Law {
        Law(name: "never \(what)", kind: .never(condition))
    }

    /// Requires that a condition is true at some moment, since other laws also hold if their subject is never reached.
    public static func sometimes(_ what: String, _ condition: @escaping Condition) -> Law {
        Law(name: "sometimes \(what)", kind: .sometimes(condition))
    }

    /// Requires that the user can get from each state that meets one condition to a state that meets the other. If no
    /// state meets the first condition, that is a finding.
    ///
    /// - Parameters:
    ///   - what: The beginning of the law's name.
    ///   - one: The condition of the states to start from.
    ///   - other: The condition of the states that the user must be able to reach.
    public static func leads(
        _ what: String, from one: @escaping Condition, to other: @escaping Condition
    ) -> Law {
        Law(name: "\(what) leads on", kind: .leadsTo(one, other))
    }

    /// Requires that a condition is true whenever a link has completed, also after it had to wait. A link that never
    /// completes is a finding.
    public static func link(_ name: String, arrives condition: @escaping Condition) -> Law {
        Law(name: "link '\(name)' arrives", kind: .linkArrives(name, condition))
    }

    /// Requires that following a link twice leads to the same state as once: each of these links, or, if none is named,
    /// all of them. One that is named and never followed twice is a finding.
    ///
    /// A finding may end with two equal trees. The states then differ in what no tree shows, mostly in what waits:
    /// print the root's `waiting`. Links with the policy `.coalesce` wait as one.
    public static func idempotent(_ links: String...) -> Law {
        Law(name: "a link taken twice is as once", kind: .asOnce(links))
    }

    /// Requires that screens, effects and routes are reached only through the gate of this name. One that is never
    /// reached is a finding.
    public static func gate(_ name: String, guards guarded: Guarded...) -> Law {
        Law(name: "gate '\(name)' is never passed by", kind: .gate(name, guarded))
    }

    /// Requires that objects that have left the tree, and are not kept, are released once the user is home and nothing
    /// waits. A home that is never reached is a finding.
    ///
    /// The law is judged only on the ways home that are taken. A leak that ends on one of them, but remains on another,
    /// may be missed.
    public static func noLeak(home: @escaping Condition) -> Law { Law(name: "no leak", kind: .noLeak(home: home)) }

    /// Requires that the user can get to a place within this many moves of the launch. Moves that come by themselves
    /// count. If a bound was met, a way beyond it may be shorter than the reported one.
    ///
    /// - Parameters:
    ///   - moves: The maximum number of moves.
    ///   - what: The place: the name of a screen, or words for the condition.
    ///   - condition: True if the user is there; nil if the screen of that name has to be in front.
    public static func within(_ moves: Int, to what: String, _ condition: Condition? = nil) -> Law {
        Law(name: "within \(moves) moves to \(what)", kind: .within(moves, condition ?? { $0.front == what }))
    }

    /// Requires that a fold changes nothing but the width, and that each move does the same before a fold as after it.
    /// The scenario needs ``Scenario/folds()``.
    ///
    /// After a fold or an unfold, the tree has the same screens and modals, the same column in hand, and the same
    /// triggers wait. A step back and a step to a column are not compared, as they read what is in sight, and neither
    /// are moves that had to wait, or that a screen would not be left by.
    public static var sameAtAnyWidth: Law { Law(name: "the same at any width", kind: .sameAtAnyWidth) }

    /// Requires that a condition is true after each tap or answer of this name.
    ///
    /// - Parameters:
    ///   - words: The offer's name, or the answer.
    ///   - place: The screen of the offer, or the alert's title; nil for any.
    ///   - condition: The condition that must hold after the tap.
    public static func tap(_ words: String, on place: String? = nil, leads condition: @escaping Condition) -> Law {
        Law(
            name: "'\(words)'\(place.map { " on '\($0)'" } ?? "") leads there",
            kind: .step(
                StepRule(
                    isMeant: { $0.isTap(words, place) }, broken: LawText.elsewhere, unmade: "it is tapped by no way",
                    condition: condition, read: condition, holds: { $1 as? Bool == true })))
    }
}

extension Move {
    /// True for a move that must do the same at any width.
    var isSameAtAnyWidth: Bool {
        switch kind {
        case .tap, .swipe, .drag, .tab, .turn, .answer, .close, .focus, .link, .wait, .event: true
        case .back, .step, .fold, .unfold: false
        }
    }

    /// True for a tap or an answer that a law is about.
    func isTap(_ words: String, _ place: String?) -> Bool {
        (kind == .tap || kind == .answer) && self.words == words && !isRefused && (place == nil || self.place == place)
    }
}
