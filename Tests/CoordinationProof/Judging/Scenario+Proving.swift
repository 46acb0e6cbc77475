extension Scenario {
    /// Explores the app within its bounds and its budget, and judges the laws.
    ///
    /// The same scenario gives the same result on every machine.
    ///
    /// - Parameters:
    ///   - only: The name of the one law to judge; nil for all. A law that the scenario does not have is a finding.
    ///   - isQuiet: True to print no progress on standard error.
    public func proof(only: String? = nil, isQuiet: Bool = false) -> Proof {
        Log.listening { log in
            var explorer = Explorer(self, log, isQuiet: isQuiet)
            if only.map(hasLaw) ?? true { explorer.explore() }
            while explorer.independence.isRefuted {
                let known = explorer.independence.next(explorer.conclusions)
                explorer = Explorer(self, log, isQuiet: isQuiet, independence: known)
                explorer.explore()
            }
            let judge = Judge(explorer, log)
            let contradiction = explorer.contradiction?.words(explorer, log)
            let isJudged = contradiction == nil
            let judged = isJudged ? judge.findings(only: only) : Judge.Judged()
            var map = NavigationMap(explorer, judge.extent, log)
            map.findings = judged.found
            return Proof(
                scenario: name, findings: judged.found, meant: judged.meant, contradiction: contradiction,
                extent: judge.extent,
                laws: isJudged ? laws.map(\.name).filter { only == nil || only == $0 } : [],
                lawsWithoutOccasion: judged.withoutOccasion, map: map, roundTrips: judged.roundTrips,
                growth: explorer.seen.growth.words(facts.map(\.name)), parts: judge.parts,
                graph: explorer.graph)
        }
    }
}

extension Explorer {
    /// The extent of the exploration so far.
    var extent: Extent {
        let edges = graph.targets.count { $0 >= 0 }
        return Extent(
            states: graph.count, edges: edges, moves: counts.moves, again: counts.again, launches: counts.launches,
            bounds: scenario.bounds.map(\.description)
                + scenario.defaultBounds.filter(seen.growth.exceeds).map { "\($0) by default" }
                + scenario.limits.map { "'\($0.name)'" },
            assumptions: [independence.extent(conclusions), likes?.extent].compactMap { $0 },
            beyond: graph.isFrontier.count { $0 }, untried: graph.untriedCount, unjudged: unjudged.count,
            isContradicted: contradiction != nil)
    }
}
