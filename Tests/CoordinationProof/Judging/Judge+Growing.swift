extension Judge {
    /// The most moves that are made beyond the bounds to find a way home, and the most states it is looked for from.
    private static var probe: (moves: Int, states: Int) { (2_000, 4) }

    /// A finding for a state that leads home by no way within the bounds, and by none that is found beyond them.
    func growingTrap(_ law: Law<App>, home: Int) -> Finding? {
        guard extent.untried == 0, extent.beyond > 0 else { return nil }
        let reaches = canReach({ graph.has(home, $0) }, beyondBounds: false)
        var caught = ways.inOrder.filter { !reaches[Int($0)] && !graph.isFrontier[Int($0)] }
        for _ in 0..<Self.probe.states {
            guard let state = caught.first else { return nil }
            if !leadsHomeBeyond(state, law) { return finding(law, growingFrom: state) }
            let leads = canReach({ $0 == state }, beyondBounds: false)
            caught.removeAll { leads[Int($0)] }
        }
        return nil
    }

    /// Returns true if a way home is found from a state as no bound holds, or if that can't be said.
    private func leadsHomeBeyond(_ state: Int32, _ law: Law<App>) -> Bool {
        let unbound = scenario.with {
            ($0.laws, $0.limits, $0.budget) = ([law], [], Self.probe.moves)
            $0.bounds = [.waiting(2), .alerts(2)]
        }
        let explorer = Explorer(unbound, log, prefix: ways.moves(to: state, in: graph) ?? [], goal: 0, isQuiet: true)
        explorer.explore()
        return explorer.hasMetGoal || explorer.contradiction != nil
            || explorer.isExhausted && explorer.graph.isFrontier.contains(true)
    }

    private func finding(_ law: Law<App>, growingFrom state: Int32) -> Finding {
        let way = ways.moves(to: state, in: graph) ?? []
        let onward = Ways(in: graph, from: state)
        let leaf = onward.nearest(graph.isFrontier.indices.filter { graph.isFrontier[$0] }.map { Int32($0) })
        let leafWay = way + (leaf.flatMap { onward.moves(to: $0, in: graph) } ?? [])
        let leafTree = Trial(scenario: scenario, log: log).go(leafWay, isTold: true).trees.last ?? ""
        var finding = scenario.finding(
            Incidents.Title(law: law.name, text: ""), way, log,
            details:
                "Beyond the bounds, \(Self.probe.moves.of("move")) find none either. All hangs on what lies beyond "
                + "\(leafTree).",
            extent: extent, shownBy: .proof)
        finding.title = "\(law.name): no way home is found from \(finding.trees.last ?? "")"
        return finding
    }
}
