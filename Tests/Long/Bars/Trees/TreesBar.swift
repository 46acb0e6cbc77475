import Foundation
import Transitions

/// Reads damaged trees, in the notation and coded: each is refused with an error that says where, or a tree that holds
/// to every law of trees. And holds two trees against each other.
struct TreesBar: Bar {
    let name = "trees"
    let count = 1_000_000
    let unit = "texts"
    let limit = 30.0

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        var drawing = TreeDrawing(seed: seed)
        let text = drawing.next()
        tally.expect(TreeText.Form.allCases.map(\.rawValue), of: "form")
        tally.count(text.form.rawValue, of: "form")
        tally.count(drawing.isLarge ? "large" : "small", of: "size")
        tally.expect(LooseChange.allCases.map(\.rawValue) + TextDamage.allCases.map(\.rawValue), of: "change")
        for change in drawing.changes {
            tally.count(change, of: "change")
        }
        guard drawing.isLarge else { return TreeLaws.examine(text, tally: &tally) }
        let began = clock()
        let finding = TreeLaws.examine(text, tally: &tally)
        let price = Double(clock() - began) / Double(text.bytes.count)
        return finding ?? comparison(of: price, seed: seed, drawing: drawing)
    }

    /// Holds what a byte costs in a large text against what it costs in one of an eighth of its size.
    private func comparison(of price: Double, seed: UInt64, drawing: TreeDrawing) -> Finding? {
        guard drawing.isSound else { return nil }
        var smaller = TreeDrawing(seed: seed, largeSize: TreeDrawing.largeSize / 8)
        let text = smaller.next()
        var ignored = Tally()
        let began = clock()
        let finding = TreeLaws.examine(text, tally: &ignored)
        let smallPrice = Double(clock() - began) / Double(text.bytes.count)
        guard finding == nil, price > 4 * smallPrice else { return finding }
        return Finding(
            "costs more than its size", details: "\(price) against \(smallPrice) for each byte of \(text.form)")
    }

    func text(seed: UInt64) -> String? {
        var drawing = TreeDrawing(seed: seed)
        return drawing.next().description
    }

    func play(_ text: String, tally: inout Tally) -> Finding? {
        guard let text = TreeText(text) else { return Finding("is no case: it begins with no form", details: text) }
        return TreeLaws.examine(text, tally: &tally)
    }

    func smaller(than text: String) -> [String] {
        TreeText(text)?.smaller.map(\.description) ?? []
    }
}
