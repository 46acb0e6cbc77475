/// What came of a way that was gone once more.
public enum Replay: Sendable {
    /// The law is broken there still.
    case broken(Finding)
    /// The way was gone, and does not show the law broken. A law that no way can break, such as `sometimes`, always
    /// holds here; so does one on what leads on where the exploration from the end of the way meets a bound.
    case holds
    /// A move was not there any more, by its index in the way.
    case leftAt(Int)
    /// No law of the scenario has that name.
    case noSuchLaw
}

extension Scenario {
    /// Goes a way once more, and judges one law on it.
    ///
    /// A trap, and what leads on, is judged where the way ends: by exploring from there, by the user's moves alone.
    ///
    /// - Parameters:
    ///   - way: The moves.
    ///   - name: The law's name.
    public func replay(_ way: [Move], law name: String) -> Replay {
        let log = Log()
        return log.listening { replay(way, name, log) }
    }

    private func replay(_ way: [Move], _ name: String, _ log: Log) -> Replay {
        guard hasLaw(name) else { return .noSuchLaw }
        let result = Trial(scenario: self, log: log).go(way)
        if let broken = result.broken.first(where: { $0.title.law == name }) {
            return .broken(finding(broken.title, Array(way[..<broken.index]), log, details: Self.alone))
        }
        if let index = result.missing { return .leftAt(index) }
        guard let law = laws.first(where: { $0.name == name }) else { return .holds }
        switch law.kind {
        case .noTrap, .leadsTo: return lead(law, way, log)
        default: return .holds
        }
    }

    /// Judges from the end of a way on, by the user's moves alone.
    private func lead(_ law: Law<App>, _ way: [Move], _ log: Log) -> Replay {
        let goal = law.conditions.count - 1
        let local = with { scenario in
            scenario.laws = [law]
            scenario.budget = min(scenario.budget, 20_000)
        }
        let explorer = Explorer(local, log, prefix: way, goal: goal, isQuiet: true)
        explorer.explore()
        let isOpen = explorer.graph.isFrontier.contains(true) || !explorer.isExhausted
        guard explorer.contradiction == nil, !explorer.hasMetGoal, !isOpen else { return .holds }
        let title = Incidents.Title(law: law.name, text: "no way on from the end of this")
        return .broken(finding(title, way, log, details: Self.alone))
    }

    private static var alone: String { "Seen as one way was gone again. Other ways were not gone." }
}
