@_spi(Hosting) import Coordination
import TreeTools

/// Does the same to three equal apps, a wide one, a narrow one and one that folds, and compares them after each move.
struct WidthsBar: NumberedBar {
    let name = "widths"
    let count = 10_000
    let unit = "apps, 100 moves each"

    static let moves = 100

    func play(_ numbered: NumberedCase, _ tally: inout Tally) -> Finding? {
        let seed = numbered.seed
        let (wide, narrow, folding) = (WidthApp(seed: seed), WidthApp(seed: seed), WidthApp(seed: seed))
        narrow.fold(0, to: 0)
        for move in numbered.moves {
            var random = numbered.random(move)
            let before = folding.ids
            folding.fold(Int.random(in: 0..<100, using: &random), to: Int.random(in: 0..<5, using: &random))
            if folding.ids != before {
                return Finding("a fold changes nodes", details: "move \(move): \(folding.line)")
            }
            let verb = UInt64.random(in: 0...UInt64.max, using: &random)
            tally.count(wide.perform(verb), of: "move")
            _ = (narrow.perform(verb), folding.perform(verb))
            for app in [wide, narrow, folding] {
                if app.line != wide.line {
                    return Finding("a verb differs by width", details: "move \(move)\n\(wide.line)\n\(app.line)")
                }
                if let flaw = app.flaw { return Finding(flaw, details: "move \(move): \(app.manager.tree)") }
            }
        }
        for app in [wide, narrow, folding] {
            if let flaw = app.goBackToTheEnd() { return Finding(flaw, details: "\(app.manager.tree)") }
        }
        return nil
    }
}

extension WidthApp {
    private var splits: [Container] {
        roots.compactMap { $0.node as Node as? Container }.filter { $0.columnInHand != nil && $0.parent != nil }
    }

    /// Reports a width of the window, or of a split.
    func fold(_ place: Int, to width: Int) {
        let columns = [ColumnsBeside.none, .all, .none, .all, ColumnsBeside([place % 3])][width]
        let nodes: [Node] = [manager.windows[0].node] + splits
        manager.node.report(.resized(nodes[place % nodes.count].id, columns)) { _ in }
    }

    /// The tree without what is in sight, and the screen in front.
    var line: String { "\(manager.tree.withoutSlashes), in front: \(manager.top.node.name)" }

    var ids: [NodeID?] { manager.tree.entries.map(\.id) }

    /// What no state may be.
    var flaw: String? {
        if !manager.top.node.isVisible { return "the front is out of sight" }
        for split in splits where !split.isInSight(column: split.columnInHand ?? 0) {
            return "the hand is out of sight"
        }
        for split in splits where split.count > 0 && split.child(at: split.columnInHand ?? 0) == nil {
            return "an empty column is in hand beside a filled one"
        }
        return nil
    }

    /// Goes back as often as there is a way. Returns what is wrong with that.
    func goBackToTheEnd() -> String? {
        for _ in 0..<1_000 {
            let (canGoBack, before) = (manager.canGoBack, "\(manager.tree)")
            manager.back()
            if canGoBack == ("\(manager.tree)" == before) { return "back and canGoBack differ" }
            if !canGoBack { return nil }
            if let flaw { return "\(flaw), after a step back" }
        }
        return "back does not end"
    }
}
