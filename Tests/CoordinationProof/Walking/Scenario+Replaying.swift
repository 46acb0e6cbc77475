/// What came of a way that was gone once more.
@nonexhaustive
public enum Replay: Sendable {
    /// The law is broken there still.
    case broken(Finding)
    /// The way was gone, and does not show the law broken. A law that no way can break, such as `sometimes`, always
    /// holds here.
    case holds
    /// The way was gone, and whether another leads on from its end is not known, for a reason.
    case undecided(Doubt)
    /// A move was not there any more, by its index in the way.
    case leftAt(Int)
    /// No law of the scenario has that name.
    case noSuchLaw

    /// Why an exploration from the end of a way says nothing.
    @nonexhaustive
    public enum Doubt: Hashable, Sendable {
        /// It has met a bound, behind which there may be a way on.
        case bound
        /// Its budget was spent.
        case budget
        /// Two ways have come to one state that are not the same: the scenario needs a fact more.
        case contradiction
    }
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
        Log.listening { replay(way, name, $0) }
    }

    private func replay(_ way: [Move], _ name: String, _ log: Log) -> Replay {
        guard hasLaw(name) else { return .noSuchLaw }
        let result = Trial(scenario: self, log: log).go(way)
        if let broken = result.broken.first(where: { $0.title.law == name }) {
            return .broken(finding(broken.title, Array(way[..<broken.index]), log, details: Self.alone))
        }
        if let index = result.missing { return .leftAt(index) }
        guard let (law, condition) = numberedLaws.first(where: { $0.law.name == name }) else { return .holds }
        switch law.kind {
        case .noTrap: return onward(law, way, log)
        case .leadsTo:
            // Where it does not begin, it has nothing to lead to.
            return result.conditions[condition] ? onward(law, way, log) : .holds
        default: return .holds
        }
    }

    /// Judges from the end of a way on, by the user's moves alone.
    private func onward(_ law: Law<App>, _ way: [Move], _ log: Log) -> Replay {
        let goal = law.conditions.count - 1
        let explorer = Explorer(with { $0.laws = [law] }, log, prefix: way, goal: goal, isQuiet: true)
        explorer.explore()
        if explorer.hasMetGoal { return .holds }
        if explorer.contradiction != nil { return .undecided(.contradiction) }
        if !explorer.isExhausted { return .undecided(.budget) }
        if explorer.graph.isFrontier.contains(true) { return .undecided(.bound) }
        let title = Incidents.Title(law: law.name, text: "no way on from the end of this")
        return .broken(finding(title, way, log, details: Self.alone))
    }

    private static var alone: String { "Seen as one way was gone again. Other ways were not gone." }
}
