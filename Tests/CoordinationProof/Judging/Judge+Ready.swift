extension Judge {
    /// A finding for each offer that has done nothing in any state. One that was not tried in some state has none, and
    /// of those about items that are alike one is enough.
    var idleOffers: [Finding] {
        var idle: [Move: Int] = [:]
        var others: Set<Move> = []
        var sorts: [Int32: Move] = [:]
        for edge in ways.inOrder.flatMap({ graph.edges(of: $0) }) where graph.move(edge).kind == .tap {
            let number = graph.edgeMoves[edge]
            let move = sorts[number] ?? explorer.sort(of: graph.move(edge).typing(nil))
            sorts[number] = move
            if graph.targets[edge] < 0 || explorer.seen.acting.contains(number) { others.insert(move) }
            idle[move] = idle[move] ?? edge
        }
        return idle.filter { !others.contains($0.key) }.sorted { $0.value < $1.value }.map { _, edge in
            finding(
                LawName.actingOffers, LawText.idle(graph.move(edge).typing(nil)), by: edge,
                "If it changes something that no tree shows, say that with 'about' or 'fact'.")
        }
    }

    /// A finding if a tab, or a fold, has no way back to where it began.
    func oneWay(_ law: String) -> [Finding] {
        for state in ways.inOrder {
            for edge in graph.edges(of: state) {
                let target = graph.targets[edge]
                guard target >= 0, target != state, let back = graph.move(edge).kindsBack else { continue }
                let edges = graph.edges(of: target).filter { back.contains(graph.move($0).kind) }
                // One that was not tried may be it.
                if edges.isEmpty || edges.contains(where: { leads($0, to: state) }) { continue }
                return [finding(law, "not after '\(graph.move(edge))'", by: edge)]
            }
        }
        return []
    }

    /// True if an edge was not tried, or leads to the tree of a state: beside the tree, a visit may leave its traces.
    func leads(_ edge: Int, to state: Int32) -> Bool {
        let target = graph.targets[edge]
        return target < 0 || graph.trees[Int(target)] == graph.trees[Int(state)]
    }

    func finding(_ law: String, _ text: String, by edge: Int, _ details: String = "") -> Finding {
        let way = (ways.moves(to: graph.source(of: edge), in: graph) ?? []) + [graph.move(edge)]
        return scenario.finding(
            Incidents.Title(law: law, text: text), way, log, details: details, extent: extent, shownBy: .proof)
    }
}

extension Move {
    /// The kinds of the moves that undo this one; nil for a move that none undoes.
    fileprivate var kindsBack: Set<Kind>? {
        switch kind {
        case .tab: [.tab]
        case .fold: [.unfold]
        case .unfold: [.fold]
        default: nil
        }
    }
}
