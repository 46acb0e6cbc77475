/// An app to be explored: its launch, the offers of its screens, events from outside, and laws.
///
/// <doc:Proving-navigation> has an example. The app is launched many times, so the closure must create everything
/// again, and share nothing with earlier launches.
public struct Scenario<App> {
    /// The name in what is printed.
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
    var isFolding = false
    /// The number of entries of a history; nil without one.
    var historyLimit: Int?
    var hasIndependentTabs = false
    var alike: [AlikeItems] = []

    /// Describes an app.
    ///
    /// - Parameters:
    ///   - name: The name in what is printed.
    ///   - launch: Creates the whole app, down to the data that its models read.
    ///   - windows: Returns the part to explore: the app's windows, or the outermost object of its tree.
    public init(
        _ name: String, launch: @escaping (Launch) -> App, windows: @escaping (App) -> any Navigable
    ) {
        self.name = name
        self.launch = launch
        root = windows
    }

    /// Describes an app that is itself a coordinator or a root.
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

    /// Declares the offers of a sort of screen, in place of those that the screen has as an
    /// `Offering`. An offer that takes a text needs some to try: ``CoordinationMoves/Offer/trying(_:)``.
    ///
    /// - Parameters:
    ///   - type: The screen's type, or a protocol of several: `(any Legible).self`.
    ///   - offers: Returns the current offers of a screen, in order. Two of the same name about the same item are a
    ///     finding.
    public func offers<Model>(_ type: Model.Type, _ offers: @escaping (Model) -> [Offer]) -> Self {
        with {
            $0.offers.append(
                OfferRule(name: "\(Model.self)", matches: { $0 is Model }, offers: { ($0 as? Model).map(offers) ?? [] })
            )
        }
    }

    /// Declares the subject of a sort of screen, if its name does not say it: an article's number, the text of a
    /// search. The subject is a part of the state, also for hidden and kept screens, in place of what a
    /// `StateRestorable` model stores. A screen whose route or key says it needs none.
    public func about<Model>(_ type: Model.Type, _ subject: @escaping (Model) -> Any?) -> Self {
        with {
            $0.subjects.append(
                SubjectRule(matches: { $0 is Model }, subject: { ($0 as? Model).flatMap(subject) }))
        }
    }

    /// Adds to the state a value that is not on the tree, but affects what moves do: the session, the basket.
    ///
    /// Add as little as possible: each value is a state of its own, and an object counts with all that it stores. A
    /// proof detects most missing facts.
    public func fact(_ name: String, _ read: @escaping (Situation<App>) -> Any?) -> Self {
        with { $0.facts.append((name, read)) }
    }

    /// The bounds that hold, as no others are said.
    var defaultBounds: [Bound] {
        [.waiting(1), .alerts(1)].filter { bound in !bounds.contains { $0.kind == bound.kind } }
    }

    /// The laws, each with the index of its first condition among those of all laws.
    var numberedLaws: [(law: Law<App>, condition: Int)] {
        var condition = 0
        return laws.map { law in
            defer { condition += law.conditions.count }
            return (law, condition)
        }
    }

    /// Adds laws.
    public func law(_ laws: Law<App>...) -> Self { law(laws) }

    /// Adds a list of laws.
    public func law(_ laws: [Law<App>]) -> Self { with { $0.laws += laws } }

    /// Adds laws that several scenarios share. One of them may have no occasion here, since its link, screen or move is
    /// in other scenarios: that is no finding, and the scenario's line counts it.
    public func law(shared laws: Law<App>...) -> Self { law(shared: laws) }

    /// Adds a list of laws that several scenarios share.
    public func law(shared laws: [Law<App>]) -> Self {
        with { scenario in
            for var law in laws {
                law.isShared = true
                scenario.laws.append(law)
            }
        }
    }

    /// Declares that a finding is meant, and so is not reported. Its absence is reported, and the same title at another
    /// tree. With a finding that is meant, nothing is called proved.
    ///
    /// Most laws report only the nearest state that breaks them; if this one is meant, the others are not seen.
    ///
    /// - Parameters:
    ///   - title: The finding's title, as printed.
    ///   - tree: The tree at the end of its way, as printed. Nil if the title has the tree, as for a trap, or if
    ///     something is missing.
    ///   - reason: The reason why the finding is right.
    public func expects(_ title: String, at tree: String? = nil, because reason: String) -> Self {
        with { $0.meant.append(Meant(title: title, tree: tree, reason: reason)) }
    }

    /// Limits the exploration. The states of several tabs multiply, and soon are too many. States beyond a bound are
    /// counted, but not explored further; if there are any, nothing is called proved.
    ///
    /// `waiting(1)` and `alerts(1)` hold unless others are said: a link that waits at a gate would wait once more at
    /// each arrival. `waiting(.max)` is no bound.
    public func bound(_ bounds: Bound...) -> Self { bound(bounds) }

    /// Limits the exploration by a list of bounds.
    package func bound(_ bounds: [Bound]) -> Self { with { $0.bounds += bounds } }

    /// Stops at states in which a condition is true: the app has two orders, say, and a third shows nothing new.
    public func stop(_ name: String, where isBeyond: @escaping (Situation<App>) -> Bool) -> Self {
        with { $0.limits.append((name, isBeyond)) }
    }

    /// Limits the moves that an exploration makes to find states; 200,000 by default. A spent budget fails a test:
    /// unlike a bound, it does not say which part of the app was explored.
    public func budget(moves: Int) -> Self { with { $0.budget = moves } }
}
