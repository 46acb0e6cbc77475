@_spi(Hosting) import Coordination
import Foundation
import TestSupport

/// A stored state as a tree of lines, of which a part is put somewhere else: the counts add up, and the places make no
/// sense.
final class StateGraft {
    private var line: [String: Any]
    private var lists: [String: [StateGraft]] = [:]
    private static let keys = ["children", "modals", "embedded"]

    private init(_ line: [String: Any]) { self.line = line }

    /// The lines with a part in another place; nil where they cannot be read.
    static func grafted(_ lines: [String], _ random: inout SplitMix64) -> [String]? {
        var objects: [[String: Any]] = []
        for line in lines {
            guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
                return nil
            }
            objects.append(object)
        }
        let rest = objects.filter { $0["node"] == nil }
        var next = 0
        guard let root = read(objects.filter { $0["node"] != nil }, &next) else { return nil }
        let all = root.all
        let part = all[random.below(all.count)]
        let place = all[random.below(all.count)]
        // Nothing is put into itself.
        guard part !== root, !part.all.contains(where: { $0 === place }) else { return nil }
        if random.oneIn(2) { root.remove(part) }
        let key = keys[random.below(3)]
        place.lists[key, default: []].append(part)
        if key == "children", place.line["node"] as? String == "split" { part.line["column"] = random.below(3) }
        if let count = place.lists["children"]?.count, place.line["shown"] == nil,
            ["tabs", "pages"].contains(place.line["node"] as? String)
        {
            place.line["shown"] = random.below(count)
        }
        return (root.lines + rest).compactMap { object in
            (try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }

    private static func read(_ objects: [[String: Any]], _ next: inout Int) -> StateGraft? {
        guard next < objects.count else { return nil }
        let node = StateGraft(objects[next])
        next += 1
        for key in keys {
            for _ in 0..<(node.line[key] as? Int ?? 0) {
                guard let inner = read(objects, &next) else { return nil }
                node.lists[key, default: []].append(inner)
            }
        }
        return node
    }

    private var inner: [StateGraft] { Self.keys.flatMap { lists[$0] ?? [] } }
    private var all: [StateGraft] { [self] + inner.flatMap(\.all) }

    private func remove(_ part: StateGraft) {
        for key in Self.keys { lists[key]?.removeAll { $0 === part } }
        for node in inner { node.remove(part) }
    }

    private var lines: [[String: Any]] {
        var line = line
        for key in Self.keys { line[key] = lists[key].flatMap { $0.isEmpty ? nil : $0.count } }
        if line["children"] == nil { line["shown"] = nil }
        if let shown = line["shown"] as? Int { line["shown"] = min(shown, (line["children"] as? Int ?? 1) - 1) }
        return [line] + inner.flatMap(\.lines)
    }
}

/// What a live tree must never be.
enum TreeSoundness {
    static func flaws(of root: Node) -> [String] {
        var flaws: [String] = []
        var waiting: [Node] = [root]
        while let node = waiting.popLast() {
            let container = node as? Container
            if node.place == .modal, node.holder != nil, !node.modals.isEmpty {
                flaws.append("a chain of modals forks")
            }
            if let container {
                let columns = container.content.compactMap(\.node.position)
                if container.layout.columnCount != nil, columns != Set(columns).sorted() {
                    flaws.append("columns are mixed up")
                }
                if container.layout.kind == .window, container.count > 1 { flaws.append("a window has two roots") }
                if container.layout.selectionLimit > 0 {
                    let first = container.shownRange.first ?? 0
                    let right = container.layout.shownRange(for: first, count: container.count)
                    if container.shownRange != right { flaws.append("what is selected may not be") }
                }
            }
            let isWindowLike = node.isWindow || node.isManager
            if isWindowLike, !node.modals.isEmpty || !node.embeds.isEmpty { flaws.append("a window presents") }
            for slot in node.content where slot.node.isWindow != node.isManager {
                flaws.append("a window is misplaced")
            }
            for slot in node.modals + node.embeds where slot.node.isWindow { flaws.append("a window is misplaced") }
            waiting += (node.content + node.modals + node.embeds).map(\.node)
        }
        return flaws
    }
}
