extension Contradiction {
    /// What is not the same, with a way to each, in words.
    func words<App>(_ explorer: Explorer<App>, _ log: Log) -> String {
        let scenario = explorer.scenario
        if case .launch = kind {
            return """
                The app is not the same at each launch, so nothing can be said of it. No law was judged.

                What it is made of shares something with the launch before: a static, a file. Make that in the scenario's \
                closure as well.
                """
        }
        let graph = explorer.graph
        let ways = Ways(in: graph)
        let trial = Trial(scenario: scenario, log: log)
        let key = graph.states.first { $0.value == state }?.key
        let short = ways.moves(to: state, in: graph) ?? []
        let long = LongWay(explorer, ways, trail: trail)
        switch kind {
        case .launch: return ""
        case .target(let edge, _, _):
            let move = graph.move(edge)
            let one = trial.go(short + [move], isTold: true)
            let way = long.shortest { moves in
                explorer.progress.tick(shortening: "contradicts another")
                let result = trial.go(moves, skipping: true)
                let isSame = result.made.last == move && result.keys.dropLast().last == key
                return isSame && result.keys.last != one.keys.last ? result.made : nil
            }
            let other = trial.go(way.moves, isTold: true)
            return text("'\(move)' does different things", one, other, at: short.count)
        case .choices(let former, let now):
            let one = trial.go(short, isTold: true)
            let way = long.shortest { moves in
                explorer.progress.tick(shortening: "contradicts another")
                let result = trial.go(moves, skipping: true, isTold: true)
                return result.keys.last == key && result.choices != one.choices ? result.made : nil
            }
            let other = trial.go(way.moves, isTold: true)
            let differing = now.filter { !former.contains($0) } + former.filter { !now.contains($0) }
            let moves = differing.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
            return text("there are other moves (\(moves))", one, other, at: nil)
        case .condition(let law):
            let one = trial.go(short, isTold: true)
            let way = long.shortest { moves in
                explorer.progress.tick(shortening: "contradicts another")
                let result = trial.go(moves, skipping: true)
                return result.keys.last == key && result.conditions != one.conditions ? result.made : nil
            }
            let other = trial.go(way.moves, isTold: true)
            return text("the law '\(law)' is answered differently", one, other, at: nil)
        }
    }

    private func text<App>(
        _ what: String, _ one: Trial<App>.Result, _ other: Trial<App>.Result, at index: Int?
    ) -> String {
        let tree = one.trees.indices.contains(index ?? -1) ? one.trees[index ?? 0] : one.trees.last ?? ""
        let differing = zip(one.parts, other.parts).filter { $0.text != $1.text }
        let parts = differing.map { "  \($0.name):\n    \($0.text)\n    \($1.text)" }.joined(separator: "\n")
        return """
            The state does not say enough: two ways come to one state, after which \(what). No law was judged.

            The state: \(tree)

            One way:
            \(Self.list(one.made))

            Another:
            \(Self.list(other.made))
            \(index == nil || parts.isEmpty ? "" : "\nWhat differs afterwards:\n\(parts)\n")
            Say with 'fact' or 'about' what the one has and the other has not.
            """
    }

    private static func list(_ moves: [Move]) -> String {
        if moves.isEmpty { return "  at launch" }
        return moves.enumerated().map { "  \($0 + 1). \($1)" }.joined(separator: "\n")
    }
}
