/// The result of a repeated way.
@nonexhaustive
public enum Replay: Sendable {
    /// The way still breaks the law.
    case broken(Finding)
    /// The way does not break the law. A law that no single way can break, such as `sometimes`, always holds here.
    case holds
    /// The result is not known: a way on from the end was neither found nor ruled out.
    case undecided(Doubt)
    /// The index of the first move that is no longer possible.
    case leftAt(Int)
    /// No law of the scenario has that name.
    case noSuchLaw

    /// The reason why an exploration from the end of a way has no result.
    @nonexhaustive
    public enum Doubt: Hashable, Sendable {
        /// A bound was met, and a way on may lie beyond it.
        case bound
        /// The budget was spent.
        case budget
        /// The app behaves differently after two ways to one state: the scenario needs another fact.
        case contradiction
    }
}

extension Scenario {
    /// Repeats a way, and judges one law on it.
    ///
    /// The laws `noTrap` and `leads` are judged by exploring from the end of the way, with the user's moves and those
    /// that come by themselves.
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
            // A law that does not begin here has nothing to lead to.
            return result.conditions[condition] ? onward(law, way, log) : .holds
        case .comesBack(let trip, limit: _):
            for trip in trip.single(in: self) {
                let run = RoundTripRun(self, way, log, for: [trip])
                guard case .lost(let text, let details)? = run?.make(trip) else { continue }
                return .broken(finding(Incidents.Title(law: name, text: text), way, log, details: details))
            }
            return .holds
        case .sameAtAnyWidth:
            guard let move = way.last, way.dropLast().last == .fold else { return .holds }
            let start = Array(way.dropLast(2))
            let other = Trial(scenario: self, log: log).go(start + [move, .fold])
            guard other.missing == nil, other.keys.last != result.keys.last else { return .holds }
            return .broken(differing(name, move, after: start, log))
        default: return .holds
        }
    }

    /// The finding that a move after a fold leads elsewhere than a fold after the move.
    func differing(
        _ law: String, _ move: Move, after way: [Move], _ log: Log, others: Int = 0, extent: Extent? = nil
    ) -> Finding {
        let wide = Trial(scenario: self, log: log).go(way + [move, .fold], isTold: true).trees.last ?? ""
        let details = others == 0 ? "" : " So it is from \(others.of("other state"))."
        return finding(
            Incidents.Title(law: law, text: LawText.differing(move)), way + [.fold, move], log,
            details: "Folded afterwards, it leads to \(wide).\(details)", extent: extent)
    }

    /// Judges a law by exploring from the end of a way.
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
