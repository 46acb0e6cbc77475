import ScreenTools

extension Judge {
    /// The findings of a rule about all that was explored.
    func findings(_ rule: WholeRule, _ law: String) -> [Finding] {
        switch rule {
        case .thereAndBack: oneWay(law)
        case .backReturns: stepsBackElsewhere(law)
        case .choicesDiffer: equalChoices(law)
        case .routesDiffer: confusedRoutes(law)
        case .noDeadEnd: deadEnds(law)
        }
    }

    /// A finding for each sort of move that has only added screens, and after which a step back leads elsewhere.
    private func stepsBackElsewhere(_ law: String) -> [Finding] {
        var found: [Move: Int] = [:]
        for state in ways.inOrder {
            for edge in graph.edges(of: state) where graph.targets[edge] >= 0 && explorer.survey.onlyAdds(edge) {
                let move = explorer.sort(of: graph.move(edge).typing(nil))
                guard found[move] == nil, [.tap, .answer].contains(move.kind),
                    let back = graph.edges(of: graph.targets[edge]).first(where: { graph.move($0) == .back }),
                    !explorer.seen.heldUp.contains(back), !leads(back, to: state)
                else { continue }
                found[move] = edge
            }
        }
        return found.sorted { $0.value < $1.value }.map { move, edge in finding(law, "not after '\(move)'", by: edge) }
    }

    /// A finding for each two choices of one screen that lead to the same state wherever both are made.
    private func equalChoices(_ law: String) -> [Finding] {
        var same: [Pair: Int] = [:]
        var different: Set<Pair> = []
        for state in ways.inOrder {
            let edges = graph.edges(of: state).filter { isChoice(graph.move($0)) && graph.targets[$0] >= 0 }
            for (index, one) in edges.enumerated() {
                for other in edges.dropFirst(index + 1) where graph.move(one).isBeside(graph.move(other)) {
                    let pair = Pair(one: graph.edgeMoves[one], other: graph.edgeMoves[other])
                    if graph.targets[one] != graph.targets[other] {
                        different.insert(pair)
                    } else if graph.targets[one] != state {
                        same[pair] = same[pair] ?? one
                    }
                }
            }
        }
        return same.filter { !different.contains($0.key) }.sorted { $0.value < $1.value }.map { pair, edge in
            let (one, other) = (graph.moves[Int(pair.one)], graph.moves[Int(pair.other)])
            return finding(
                law, "'\(one)' and '\(other)' do the same", by: edge,
                "If they do not, say by 'about' or 'fact' what they change.")
        }
    }

    private func isChoice(_ move: Move) -> Bool { [.tap, .answer].contains(move.kind) && !move.isRefused }

    /// A finding for each case of routes of which several have shown the same screens.
    private func confusedRoutes(_ law: String) -> [Finding] {
        let routed = explorer.seen.routed.map { (route: $0.key, text: $0.key.description, screens: $0.value) }
            .filter { RouteCase($0.route).hasInputs }.sorted { $0.text < $1.text }
        let same = Dictionary(grouping: routed) { Shown(route: RouteCase($0.route), screens: $0.screens) }
        let cases = Dictionary(grouping: same.filter { $1.count > 1 }) { $0.key.route.description }
        return cases.sorted { $0.key < $1.key }.map { name, all in
            let groups = all.map { $0.value.map(\.text).joined(separator: ", ") }.sorted()
            return finding(
                law, "several of \(name) show the same",
                details: "They are \(groups.joined(separator: "; ")). Say what differs by 'about'.")
        }
    }

    /// A finding for each screen that no move leads on from to another.
    private func deadEnds(_ law: String) -> [Finding] {
        let mayLeadOn = canReach { _ in false }
        let caught = (0..<Int32(graph.count)).filter { !mayLeadOn[Int($0)] }
        let screens = explorer.survey.screenOfState
        guard Set(screens).count > 1 else { return [] }
        let ends = Components(in: graph, of: caught, by: leadsOn).terminal.filter { states in
            Set(states.map { screens[Int($0)] }).count == 1
        }
        let entries = ends.compactMap { ways.nearest($0) }.sorted { ways.distance[Int($0)] < ways.distance[Int($1)] }
        var told: Set<Int32> = []
        return entries.filter { told.insert(screens[Int($0)]).inserted }.map { state in
            finding(law, "nothing leads on from \(explorer.survey.screens[Int(screens[Int(state)])].name)", at: state)
        }
    }
}

extension Judge {
    /// The parts of the scenario, each with true if it has come up.
    var parts: [String: Bool] {
        let seen = explorer.seen
        var parts: [String: Bool] = [:]
        for (index, rule) in scenario.offers.enumerated() {
            parts["no screen of type \(rule.name) is shown"] = !seen.unmatched.contains(index)
        }
        for (index, fact) in scenario.facts.enumerated() {
            parts["the fact '\(fact.name)' has no second value"] = !seen.growth.constants.contains(index)
        }
        let acting = Set(seen.acting.map { graph.moves[Int($0)] })
        for move in scenario.outside.map({ $0.move }) { parts["'\(move)' changes nothing"] = acting.contains(move) }
        for gate in seen.passed.union(seen.held) {
            parts["the gate '\(gate)' lets nothing pass"] = seen.passed.contains(gate)
            parts["the gate '\(gate)' holds nothing up"] = seen.held.contains(gate)
        }
        return parts
    }
}

/// Two moves, by their numbers.
private struct Pair: Hashable {
    let one: Int32
    let other: Int32
}

/// A case of routes, and the screens that one of them has shown.
private struct Shown: Hashable {
    let route: RouteCase
    let screens: Set<Digest>
}

extension Move {
    /// True for another choice of the same screen, or alert.
    fileprivate func isBeside(_ other: Move) -> Bool { kind == other.kind && place == other.place }
}
