import Foundation
@_spi(Hosting) import Transitions
import TreeTools

extension TreeLaws {
    /// A tree prints a line that is read as the same tree.
    static func notation(of tree: Tree) -> Finding? {
        let line = tree.description
        do throws(Tree.ParseError) {
            let again = try Tree(line)
            guard again == tree, again.hashValue == tree.hashValue, again.shapes == tree.shapes else {
                return Finding("prints a line that is another tree", details: "\(line)\n\(again)")
            }
            guard again.description.utf8.elementsEqual(line.utf8) else {
                return Finding("prints two lines", details: "\(line)\n\(again)")
            }
            guard line.precomposedStringWithCanonicalMapping.utf8.elementsEqual(line.utf8) else {
                return Finding("prints a line out of normal form C", details: line)
            }
            return nil
        } catch {
            return Finding("prints a line that is refused", details: "\(error)")
        }
    }

    /// A tree is coded with all that it holds, and coded the same again.
    static func coding(of tree: Tree) -> Finding? {
        do {
            let json = JSONEncoder()
            json.outputFormatting = .sortedKeys
            let data = try json.encode(tree)
            let again = try JSONDecoder().decode(Tree.self, from: data)
            let list = PropertyListEncoder()
            list.outputFormat = .binary
            let other = try PropertyListDecoder().decode(Tree.self, from: list.encode(tree))
            guard again == tree, again.entries == tree.entries, again.shapes == tree.shapes else {
                return Finding("is coded as another tree", details: "\(tree)\n\(again)")
            }
            // A binary property list stores strings once that are canonically equivalent, so scalars may change.
            guard other.entries == tree.entries else {
                return Finding("is another tree in a property list", details: "\(tree)\n\(other)")
            }
            guard try json.encode(again) == data else {
                return Finding("is coded in two ways", details: "\(tree)")
            }
            return nil
        } catch {
            return Finding("is coded as what is refused", details: "\(tree)\n\(error)")
        }
    }

    /// A drawing has a line for each entry and alert.
    static func drawing(of tree: Tree) -> Finding? {
        let lines = tree.outline.unicodeScalars.split(separator: "\n").count
        let count = tree.entries.reduce(0) { $0 + 1 + $1.alerts.count }
        return lines == count
            ? nil : Finding("draws \(lines < count ? "fewer" : "more") lines than it has", details: "\(tree)")
    }

    /// Going through the windows meets every node once, where its entry says.
    static func nodes(of tree: Tree) -> Finding? {
        var met = 0
        var last: Tree.Node?
        for window in tree.windows {
            var rest = [window.content].compactMap(\.self)
            while let node = rest.popLast() {
                met += 1
                last = node
                rest += node.children + node.embedded + [node.presented].compactMap(\.self)
            }
        }
        let count = tree.entries.count { $0.kind != nil && $0.kind != .window }
        guard met == count else { return Finding("is walked past some nodes", details: "\(met) of \(count): \(tree)") }
        guard let last else { return nil }
        guard let alone = try? Tree(last.description), alone.windows.count == 1,
            alone.windows[0].content?.description.utf8.elementsEqual(last.description.utf8) == true
        else { return Finding("has a node that is not read alone", details: "\(last)\n\(tree)") }
        return nil
    }

    /// What sets two trees apart is nothing exactly when they are equal, and has all lines of both.
    static func comparison(of old: Tree, with new: Tree) -> Finding? {
        let details = "\(old)\n\(new)"
        let areEqual = old == new
        guard areEqual == old.description.utf8.elementsEqual(new.description.utf8) else {
            return Finding("is equal to a tree with another line, or not to one with its own", details: details)
        }
        guard !areEqual || old.hashValue == new.hashValue else {
            return Finding("has another hash than its equal", details: details)
        }
        for (before, after) in [(old, new), (new, old)] {
            let difference = after.difference(from: before)
            guard difference.isEmpty == areEqual else {
                return Finding("differs in no line from another tree, or in one from its equal", details: details)
            }
            guard difference.without(.added) == before.difference(from: before).without(.added),
                difference.without(.removed) == after.difference(from: after).without(.removed)
            else { return Finding("has a difference that does not lead from tree to tree", details: details) }
            guard !difference.description.isEmpty else {
                return Finding("has a difference that prints nothing", details: details)
            }
        }
        return nil
    }
}

extension Tree.Difference {
    /// All lines but those.
    fileprivate func without(_ change: Line.Change) -> [String] {
        lines.filter { $0.change != change }.map { "\($0.depth) \($0.text)" }
    }
}

extension Tree {
    /// Every entry in words that no two shapes share, to distinguish trees by other means than their own.
    fileprivate var shapes: [[UInt8]] {
        entries.map { entry in
            let numbers = "\(entry.kind?.rawValue ?? "-") \(entry.childCount) \(entry.embeddedCount) \(entry.presents)"
            var bytes = Array("\(numbers) \(entry.isShown) \(entry.alerts.count)".utf8)
            for name in [entry.name] + entry.alerts.map(\.title) {
                bytes += Array(" \(name.utf8.count) ".utf8) + Array(name.utf8)
            }
            return bytes
        }
    }
}
