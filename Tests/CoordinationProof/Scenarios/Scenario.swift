/// What is made anew for each launch of a scenario's app.
public struct Launch {
    /// The app's time, which passes by the scenario's ``Scenario/waits(_:comesByItself:)`` alone.
    public let time: ManualTime
}

/// An app to be explored: how it is launched, what its screens offer, what may happen from outside, and what has to hold.
///
/// <doc:Proving-navigation> has one. Everything is launched again as often as it takes, so what the closure makes must share nothing with what it has made
/// before.
public struct Scenario<App> {
    /// What it is called, in what is printed.
    public let name: String

    let launch: (Launch) -> App
    let root: (App) -> any Navigable
    var offers: [OfferRule] = []
    var subjects: [SubjectRule] = []
    var facts: [(name: String, read: (Situation<App>) -> Any?)] = []
    var outside: [Outside<App>] = []
    var bounds: [Bound] = []
    var limits: [(name: String, isBeyond: (Situation<App>) -> Bool)] = []
    var budget = 200_000
    var laws: [Law<App>] = []
    var meant: [Meant] = []
    var isRefusing = false

    /// What a sort of screen offers.
    struct OfferRule {
        let matches: (any Presentable) -> Bool
        let offers: (any Presentable) -> [Offer]
    }

    /// What a sort of screen is about.
    struct SubjectRule {
        let matches: (any Presentable) -> Bool
        let subject: (any Presentable) -> Any?
    }

    /// Describes an app.
    ///
    /// - Parameters:
    ///   - name: What it is called, in what is printed.
    ///   - launch: Launches it: makes all of it, down to what its models look at.
    ///   - windows: What is explored of it: its windows, or whatever its tree begins with.
    public init(
        _ name: String, launch: @escaping (Launch) -> App, windows: @escaping (App) -> any Navigable
    ) {
        self.name = name
        self.launch = launch
        root = windows
    }

    /// Describes an app that is a tree itself: a coordinator, a root.
    public init(_ name: String, launch: @escaping (Launch) -> App) where App: Navigable {
        self.init(name, launch: launch) { $0 }
    }
}

extension Scenario {
    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    /// Says what a sort of screen offers. What no such line matches offers nothing.
    ///
    /// - Parameters:
    ///   - type: The screen's type, or a protocol of several: `(any Legible).self`.
    ///   - offers: What one offers now, in order. Names are one to a screen; two that are the same are a finding.
    public func offers<Model>(_ type: Model.Type, _ offers: @escaping (Model) -> [Offer]) -> Self {
        with {
            $0.offers.append(
                OfferRule(matches: { $0 is Model }, offers: { ($0 as? Model).map(offers) ?? [] }))
        }
    }

    /// Says what a sort of screen is about, where its name does not say it: an article's number, the text of a search.
    /// It is a part of the state, for hidden screens and for those that are kept as well.
    public func about<Model>(_ type: Model.Type, _ subject: @escaping (Model) -> Any?) -> Self {
        with {
            $0.subjects.append(
                SubjectRule(matches: { $0 is Model }, subject: { ($0 as? Model).flatMap(subject) }))
        }
    }

    /// Adds something to the state that is not on the tree and decides what moves do: who is signed in, what is in the
    /// basket.
    ///
    /// Say as little as is enough: each value is a state of its own, an object what it stores. Where too little is said, it
    /// is found out.
    public func fact(_ name: String, _ read: @escaping (Situation<App>) -> Any?) -> Self {
        with { $0.facts.append((name, read)) }
    }

    /// The laws, each with the number of its first condition among those of all.
    var numberedLaws: [(law: Law<App>, condition: Int)] {
        var condition = 0
        return laws.map { law in
            defer { condition += law.conditions.count }
            return (law, condition)
        }
    }

    /// The same, less one fact: to see that it is missed.
    package func leavingOut(fact name: String) -> Self { with { $0.facts.removeAll { $0.name == name } } }

    /// The names of its facts.
    package var factNames: [String] { facts.map(\.name) }

    /// The titles of the findings that are meant.
    package var meantTitles: [String] { meant.map(\.title) }

    /// Says what has to hold.
    public func law(_ laws: Law<App>...) -> Self { with { $0.laws += laws } }

    /// Says that a finding is meant. It is not reported then; that it is found no more is, and so is the same elsewhere.
    /// Nothing is called proved where something is meant.
    ///
    /// Most laws report the nearest place alone where they do not hold; with that one meant, others are not seen.
    ///
    /// - Parameters:
    ///   - title: The finding's title, as printed.
    ///   - tree: The tree at the end of its way, as printed. Nil for what says so in its title, as a trap does, and for
    ///     what is missed.
    ///   - reason: Why it is as it should be.
    public func expects(_ title: String, at tree: String? = nil, because reason: String) -> Self {
        with { $0.meant.append(Meant(title: title, tree: tree, reason: reason)) }
    }

    /// Says how far it is gone. An app with several tabs has as many states as its tabs have in all combinations, which
    /// are too many; what lies beyond a bound is counted, and nothing that depends on it is called proved.
    public func bound(_ bounds: Bound...) -> Self { with { $0.bounds += bounds } }

    /// Goes no further from a state in which something is so: the app has two orders, say, and more are more of the same.
    public func stop(_ name: String, where isBeyond: @escaping (Situation<App>) -> Bool) -> Self {
        with { $0.limits.append((name, isBeyond)) }
    }

    /// Says how many moves an exploration may make to find states; 200,000 unless you say otherwise. One that ends so fails
    /// in a test: its laws were judged on some part of the app, and no line says on which, as a bound does.
    public func budget(moves: Int) -> Self { with { $0.budget = moves } }
}

/// A finding that is meant.
struct Meant: Hashable, Sendable, CustomStringConvertible {
    let title: String
    let tree: String?
    let reason: String

    /// The title, with the tree: `'never the attic' at [attic]`.
    var description: String { "'\(title)'\(tree.map { " at \($0)" } ?? "")" }

    func covers(_ finding: Finding) -> Bool {
        guard title == finding.title else { return false }
        if let tree { return tree == finding.trees.last }
        return finding.trees.last.map { title.hasSuffix(" \($0)") } ?? true
    }
}

/// How far an exploration goes.
public struct Bound: Hashable, Sendable, CustomStringConvertible {
    enum Kind: Hashable, Sendable {
        case screens, tabsAway, tabsAside, alerts, waiting
    }

    let kind: Kind
    let limit: Int

    /// No further from a state with more than so many screens on the tree.
    public static func screens(_ limit: Int) -> Bound { Bound(kind: .screens, limit: limit) }

    /// No further from a state in which more than so many tabs are not as they were at launch. A tab of a row that was not
    /// there then, as it comes after a login, counts where it holds more than one screen.
    public static func tabsAway(_ limit: Int) -> Bound { Bound(kind: .tabsAway, limit: limit) }

    /// The same of tabs that are not selected. With none, the states of the tabs add up; with one, they are multiplied.
    public static func tabsAside(_ limit: Int) -> Bound { Bound(kind: .tabsAside, limit: limit) }

    /// No further from a state with more than so many alerts, of which one is up and the others wait behind it.
    public static func alerts(_ limit: Int) -> Bound { Bound(kind: .alerts, limit: limit) }

    /// No further from a state in which more than so many triggers wait.
    public static func waiting(_ limit: Int) -> Bound { Bound(kind: .waiting, limit: limit) }

    /// The bound as it is written: `screens(7)`.
    public var description: String { "\(kind)(\(limit))" }
}
