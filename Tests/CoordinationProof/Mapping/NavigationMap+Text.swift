import ScreenTools

extension NavigationMap: CustomStringConvertible {
    /// The map as a text to be kept in git: a line for each edge, in alphabetical order, after the extents.
    @_documentation(visibility: internal)
    public var description: String {
        let head = extents.map { "# \($0.scenario): \($0.extent.withoutCounts)" }.sorted()
        return (head + lines).map { $0 + "\n" }.joined()
    }

    /// The lines of edges, launches and distances, sorted.
    private var lines: [String] {
        struct Edge: Hashable {
            let from: String
            let move: String
            let to: String
            let verdicts: String
        }
        struct Row: Hashable {
            let from: String
            let to: String
            let verdicts: String
            let changes: String
        }
        var edges: [Edge: Set<String>] = [:]
        for (road, changes) in roads {
            let edge = Edge(from: road.start, move: road.move, to: road.end, verdicts: road.verdicts)
            // A move that is made anywhere would tell of each screen that it takes away.
            edges[edge, default: []].formUnion(road.isMadeAnywhere ? changes.filter { !$0.hasPrefix("-") } : changes)
        }
        var rows: [Row: [String]] = [:]
        for (edge, changes) in edges {
            let gates = changes.filter { $0.hasPrefix("?") }.map { "\($0.dropFirst()): allow" }
            let verdicts = (gates + (edge.verdicts.isEmpty ? [] : [edge.verdicts])).sorted().joined(separator: ", ")
            let row = Row(
                from: edge.from, to: edge.to, verdicts: verdicts,
                changes: changes.filter { !$0.hasPrefix("?") }.sorted().joined(separator: " "))
            rows[row, default: []].append(edge.move)
        }
        var lines = rows.map { row, moves in
            "\(row.from): \(Self.joined(moves)) -> \(row.to)\(row.verdicts.isEmpty ? "" : " [\(row.verdicts)]")"
                + (row.changes.isEmpty ? "" : ": \(row.changes)")
        }
        lines += launches.map { "launch -> \($0.words)" }
        lines += budgets.map { budget in
            "\(budget.scenario), \(budget.law): \(budget.moves?.of("move") ?? "no way")"
        }
        return lines.sorted()
    }

    /// Moves that do the same, sorted. Of many taps, as on the rows of a list, there is only the first, and no number.
    static func joined(_ moves: [String]) -> String {
        let sorted = moves.sorted()
        let taps = sorted.filter { $0.hasPrefix("tap ") }
        guard taps.count > 4 else { return sorted.joined(separator: ", ") }
        return (sorted.filter { !$0.hasPrefix("tap ") } + [taps[0], "others"]).joined(separator: ", ")
    }
}

extension NavigationMap.Road {
    /// The screen on which the move is made.
    var start: String { isMadeAnywhere ? "anywhere" : source.words }

    /// The screen to which the move leads.
    fileprivate var end: String {
        switch arrival {
        case .shown: target.words
        case .inside: "what is in it"
        case .beneath: "what is beneath"
        case .waited: "what has waited"
        case .here: "here"
        }
    }
}
