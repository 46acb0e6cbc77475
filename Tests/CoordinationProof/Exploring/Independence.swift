/// The independence of tabs, as explorations learn of it, one after the other.
struct Independence {
    typealias Counts = (moves: Int, again: Int, launches: Int)

    /// A reason why what was concluded does not hold.
    enum Reason {
        /// A move does something else in a state that differs in another tab alone.
        case move
        case choices
        case stop
        case law(String)
    }

    /// The tabs aside that moves depend on.
    private var dependent: [Move: [Int]] = [:]
    /// The reason why each move is made; nil if tabs are independent, or are not said to be.
    private(set) var objection: String?
    private let isSaid: Bool
    /// True if what was concluded does not hold.
    private(set) var isRefuted = false
    /// The numbers of all moves and launches that were made in vain.
    private(set) var counts: Counts = (0, 0, 0)

    init<App>(_ scenario: Scenario<App>?) {
        isSaid = scenario?.hasIndependentTabs ?? false
        guard let scenario, isSaid else { return }
        if let law = scenario.laws.first(where: { $0.wholeRule?.comparesTrees == true }) {
            objection = "'\(law.name)' compares all tabs"
        } else if let bound = scenario.bounds.first(where: { [.tabsAway, .tabsAside].contains($0.kind) }) {
            objection = "\(bound) compares all tabs"
        }
    }

    func conclusions(limit budget: Int) -> Conclusions? {
        guard isSaid, objection == nil else { return nil }
        // An edge that is concluded takes no time of the app, and memory all the same.
        return Conclusions(dependent: dependent, limit: min(budget, Int(Int32.max) / 100) * 100)
    }

    mutating func refute(_ reason: Reason, _ counts: Counts) {
        isRefuted = true
        self.counts = counts
        switch reason {
        case .move: break
        case .choices: objection = "moves depend on another tab"
        case .stop: objection = "a stop depends on another tab"
        case .law(let law): objection = "'\(law)' depends on another tab"
        }
    }

    /// The knowledge with which the next exploration begins.
    func next(_ conclusions: Conclusions?) -> Independence {
        var next = self
        next.isRefuted = false
        next.dependent = conclusions?.dependent ?? dependent
        return next
    }

    /// The extent of what was concluded; nil if tabs are not said to be independent.
    func extent(_ conclusions: Conclusions?) -> Assumption? {
        guard isSaid else { return nil }
        if let objection { return Assumption(name: "tabs not taken as independent: \(objection)", counts: "") }
        let made = (conclusions?.dependent ?? [:]).keys.map { "\($0)" }.sorted()
        let exceptions = made.isEmpty ? "" : " but for \(made.count.of("move")), as '\(made[0])'"
        let (count, checked) = (conclusions?.count ?? 0, conclusions?.checked ?? 0)
        return Assumption(
            name: "tabs taken as independent\(exceptions)",
            counts: ", \(count.of("edge")) concluded, \(checked) checked")
    }
}

extension Incidents {
    /// Notes each incident at all edges and states that were concluded from those at which it was seen.
    mutating func spread(over graph: Graph, _ conclusions: Conclusions) {
        var edges: [Int: [Title]] = [:]
        var states: [Int32: [Title]] = [:]
        for (title, places) in places {
            for place in places {
                if let edge = place.edge {
                    edges[edge, default: []].append(title)
                } else {
                    states[place.state, default: []].append(title)
                }
            }
        }
        if edges.isEmpty, states.isEmpty { return }
        for state in 0..<Int32(graph.count) {
            if !states.isEmpty, conclusions.isUnvisited(state) {
                for title in states[conclusions.representative(of: state)] ?? [] {
                    note(title.law, title.text, state: state, edge: nil)
                }
            }
            for edge in graph.edges(of: state) {
                guard let made = conclusions.model(of: edge) else { continue }
                for title in edges[made] ?? [] { note(title.law, title.text, state: state, edge: edge) }
            }
        }
    }
}
