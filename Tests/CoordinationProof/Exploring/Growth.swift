/// The parts of a state that grow: an exploration that does not end has one without a last value.
struct Growth {
    private var facts: [Set<UInt64>]
    private var most = (screens: 0, waiting: 0, alerts: 0)
    /// The contents of the tabs of the outermost row.
    private var tabs: [Set<Digest>] = []

    init(facts count: Int) { facts = Array(repeating: [], count: count) }

    mutating func note(_ reading: StateReading) {
        for (index, value) in reading.facts.enumerated() { facts[index].insert(value) }
        // Rows in tabs come before the one around them.
        for (index, tab) in (reading.rows.last?.tabs ?? []).enumerated() {
            if index == tabs.count { tabs.append([]) }
            tabs[index].insert(tab.digest)
        }
        most.screens = max(most.screens, reading.screens)
        most.waiting = max(most.waiting, reading.waiting)
        most.alerts = max(most.alerts, reading.alerts)
    }

    /// True if a state had more than a bound on what waits or asks allows.
    func exceeds(_ bound: Bound) -> Bool {
        switch bound.kind {
        case .waiting: most.waiting > bound.limit
        case .alerts: most.alerts > bound.limit
        case .screens, .tabsAway, .tabsAside: false
        }
    }

    /// The indices of the facts that have had one value.
    var constants: [Int] { facts.indices.filter { facts[$0].count < 2 } }

    /// The parts of the state that have had many values, in words; empty if none has.
    ///
    /// - Parameter names: The names of the facts.
    func words(_ names: [String]) -> String {
        var words = zip(names, facts).filter { $1.count > 20 }.sorted { $0.1.count > $1.1.count }.prefix(3)
            .map { "the fact '\($0)' has had \($1.count) values" }
        if tabs.reduce(1, { $0 * Double($1.count) }) > 1_000 {
            let product = tabs.map { "\($0.count)" }.joined(separator: " × ")
            words.append("the tabs have had \(product) contents, which multiply")
        }
        if most.waiting > 2 { words.append("\(most.waiting) triggers waited at once") }
        if most.alerts > 2 { words.append("\(most.alerts) alerts were up at once") }
        if most.screens > 20 { words.append("\(most.screens) screens stood at once") }
        return words.isEmpty ? "" : "What grows: \(words.joined(separator: ", "))."
    }
}
