import Foundation
import TestSupport
@_spi(Hosting) import Transitions
import TreeTools

/// Draws one text, and knows what it has done to it.
struct TreeDrawing {
    private var forests: RandomForest
    private(set) var changes: [String] = []

    private(set) var isLarge = false
    /// Whether it is one that nothing is done to.
    private(set) var isSound = false
    private let largeSize: Int

    /// How many nodes a large tree has. Whatever costs their square shows.
    static let largeSize = 40_000

    init(seed: UInt64, largeSize: Int = Self.largeSize) {
        forests = RandomForest(seed: seed)
        forests.hasSettings = true
        self.largeSize = largeSize
    }

    mutating func next() -> TreeText {
        let form = forests.random.below(20)
        isLarge = forests.random.oneIn(20_000)
        isSound = forests.random.oneIn(isLarge ? 2 : 20)
        let tree = isLarge ? LargeForest.next(size: largeSize, with: &forests) : forests.next()
        switch form {
        case 0..<6: return damaged(TreeText(.line, tree.description.utf8), atMost: isSound ? 0 : 3)
        case 6:
            // It is made of no tree, so it's never large.
            isLarge = false
            return TreeText(.line, soup().utf8)
        case 7..<13: return coded(tree, as: .json)
        case 13: return coded(tree, as: .xml)
        case 14, 15: return coded(tree, as: .binary)
        default: return pair(tree)
        }
    }

    private mutating func damaged(_ text: TreeText, atMost limit: Int) -> TreeText {
        var text = text
        for _ in 0..<forests.random.below(limit + 1) {
            let damage = TextDamage.allCases[forests.random.below(TextDamage.allCases.count)]
            changes.append(damage.rawValue)
            damage.apply(to: &text.bytes, with: &forests)
        }
        return text
    }

    /// Pieces of the notation in any order.
    private mutating func soup() -> String {
        changes.append("soup")
        let pieces = [
            "a", "b", "[", "]", "{", "}", "<", ">", "(", ")", " | ", ", ", "*", "+", "^", "!", ": ", "; ", "_", "\"c\"",
            "\\u{41}", "\u{301}",
        ]
        return (0...forests.random.below(12)).map { _ in pieces[forests.random.below(pieces.count)] }.joined()
    }

    private mutating func coded(_ tree: Tree, as form: TreeText.Form) -> TreeText {
        var list = tree.entries.map { LooseValue($0) }
        for _ in 0..<(isSound ? 0 : forests.random.below(4)) {
            let change = LooseChange.allCases[forests.random.below(LooseChange.allCases.count)]
            changes.append(change.rawValue)
            change.apply(to: &list, with: &forests)
        }
        let data: Data?
        switch form {
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            data = try? encoder.encode(list)
        default:
            let encoder = PropertyListEncoder()
            encoder.outputFormat = form == .xml ? .xml : .binary
            data = try? encoder.encode(list)
        }
        guard let data else { return TreeText(form, []) }
        return damaged(TreeText(form, data), atMost: isSound || !forests.random.oneIn(3) ? 0 : 3)
    }

    /// Two trees, the second made of the first or of nothing.
    private mutating func pair(_ old: Tree) -> TreeText {
        var new = forests.next()
        if isLarge || !forests.random.oneIn(4) {
            var entries = old.entries
            for _ in 0..<forests.random.below(5) { change(&entries) }
            new = Self.mended(entries)
        }
        return TreeText(.pair, (old.description + "\n" + new.description).utf8)
    }

    private mutating func change(_ entries: inout [Tree.Entry]) {
        guard !entries.isEmpty else { return }
        let at = forests.random.below(entries.count)
        switch forests.random.below(6) {
        case 0: entries.remove(at: at)
        case 1: entries.insert(entries[at], at: forests.random.below(entries.count))
        case 2: entries.swapAt(at, forests.random.below(entries.count))
        case 3: entries[at].name = forests.name()
        case 4: entries[at].isShown.toggle()
        default: entries[at].childCount += forests.random.below(3) - 1
        }
    }

    /// The tree that a builder makes of any entries.
    private static func mended(_ entries: [Tree.Entry]) -> Tree {
        var builder = Tree.Builder()
        for entry in entries {
            switch entry.kind {
            case .window: builder.window(name: entry.name, id: entry.id, alerts: entry.alerts)
            case nil: builder.emptyColumn()
            case let kind?:
                builder.node(
                    kind, name: entry.name, id: entry.id, children: entry.childCount, embedded: entry.embeddedCount,
                    presents: entry.presents, isShown: entry.isShown, style: entry.style, loops: entry.loops,
                    isDoubleSided: entry.isDoubleSided)
            }
        }
        return builder.finish()
    }
}
