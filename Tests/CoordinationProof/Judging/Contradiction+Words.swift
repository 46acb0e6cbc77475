extension Contradiction {
    func words<App>(_ explorer: Explorer<App>, _ log: Log) -> String {
        let (scenario, graph) = (explorer.scenario, explorer.graph)
        let ways = Ways(in: graph)
        let trial = Trial(scenario: scenario, log: log)
        let key = graph.states.first { $0.value == state }?.key
        var short = ways.moves(to: state, in: graph) ?? []
        let what: String
        var index: Int?
        let isOther: (Trial<App>.Result, Trial<App>.Result) -> Bool
        switch kind {
        case .launch: return launchWords(trial)
        case .renamed(let made, let expected, let difference):
            return renamedWords(trial.go(expected, isTold: true), trial.go(made, isTold: true), difference)
        case .target(let edge):
            let move = graph.move(edge)
            what = "'\(move)' does different things"
            index = short.count
            short.append(move)
            isOther = { one, other in
                other.made.last == move && other.keys.dropLast().last == key && other.keys.last != one.keys.last
            }
        case .choices(let former, let now):
            let differing = now.filter { !former.contains($0) } + former.filter { !now.contains($0) }
            what = "there are other moves (\(differing.prefix(3).map { "'\($0)'" }.joined(separator: ", ")))"
            isOther = { one, other in other.keys.last == key && other.choices != one.choices }
        case .condition(let law):
            what = "the law '\(law)' is answered differently"
            isOther = { one, other in other.keys.last == key && other.conditions != one.conditions }
        }
        let one = trial.go(short, isTold: true)
        // The shortest way may do what the last one did: then what came first did something else.
        let first = explorer.journal.trail(in: graph) { edge in
            if case .target(let target) = kind { edge == target } else { state != 0 && graph.targets[edge] == state }
        }
        func shows(_ moves: [Move]) -> [Move]? {
            explorer.progress.tick(shortening: "contradicts another")
            let other = trial.go(moves, skipping: true)
            return isOther(one, other) ? other.made : nil
        }
        let found = [trail, first].lazy.map { LongWay(explorer, ways, trail: $0).shortest(shows) }
        var way = (found.first { $0.isShown } ?? found[0]).moves
        let end = index.map { Array(short[$0...]) } ?? []
        // No move of it can be dropped, but another way may be shorter.
        var made = 0
        for other in WaysBelow(way.count - end.count, to: state, in: graph) {
            // A launch costs about ten moves.
            made += other.count + 10
            guard made < 20_000 else { break }
            guard let shorter = shows(other + end) else { continue }
            way = shorter
            break
        }
        return text(what, one, trial.go(way, isTold: true), at: index)
    }

    private func launchWords<App>(_ trial: Trial<App>) -> String {
        let (one, other) = (trial.go([], isTold: true), trial.go([], isTold: true))
        var parts = Self.differing(one, other)
        if one.choices != other.choices {
            parts.append("  the moves:\n    \(one.choices)\n    \(other.choices)")
        }
        let shown = parts.isEmpty ? "" : "\nWhat differs between two launches:\n\(parts.joined(separator: "\n"))\n"
        return """
            The app is not the same at each launch, so nothing can be said of it. No law was judged.
            \(shown)
            What it is made of shares something with the launch before, as a static or a file, or is drawn at random, or is \
            read off the clock. Make that in the scenario's closure as well.
            """
    }

    private func renamedWords<App>(
        _ one: Trial<App>.Result, _ other: Trial<App>.Result, _ difference: Difference
    ) -> String {
        let what =
            switch difference {
            case .state: "what is there is not the same but for the items' names"
            case .move(let move): "'\(move)' has no counterpart"
            case .law: "a law is answered differently"
            }
        return """
            What is said to be alike is not: two ways differ in the names of items, and after them \(what). No law was \
            judged.

            One way, to \(one.trees.last ?? ""):
            \(Self.list(one.made))

            Another, to \(other.trees.last ?? ""):
            \(Self.list(other.made))

            Leave out of 'alike' the items that differ, or give it all names of an item; or mend the app if they should \
            not differ.
            """
    }

    private static func differing<App>(_ one: Trial<App>.Result, _ other: Trial<App>.Result) -> [String] {
        zip(one.parts, other.parts).filter { $0.text != $1.text }.map {
            "  \($0.name):\n    \($0.text)\n    \($1.text)"
        }
    }

    private func text<App>(
        _ what: String, _ one: Trial<App>.Result, _ other: Trial<App>.Result, at index: Int?
    ) -> String {
        let tree = one.trees.indices.contains(index ?? -1) ? one.trees[index ?? 0] : one.trees.last ?? ""
        let parts = Self.differing(one, other).joined(separator: "\n")
        return """
            The state does not say enough: two ways come to one state, after which \(what). No law was judged.

            The state: \(tree)

            One way:
            \(Self.list(one.made))

            Another:
            \(Self.list(other.made))
            \(index == nil || parts.isEmpty ? "" : "\nWhat differs afterwards:\n\(parts)\n")
            Say with 'fact' or 'about' what the one has and the other has not, or mend the app if they should not differ.
            """
    }

    private static func list(_ moves: [Move]) -> String {
        if moves.isEmpty { return "  at launch" }
        return moves.enumerated().map { "  \($0 + 1). \($1)" }.joined(separator: "\n")
    }
}
