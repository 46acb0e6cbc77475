/// What an app shows, as a value: its windows from back to front, and everything that is in them.
///
/// A tree is what tests compare, logs print and snapshots store. It holds no node and keeps nothing alive:
///
/// ```swift
/// #expect(try news.tree == Tree("[news, article]"))
/// ```
///
/// Its ``description`` is one line that ``init(_:)`` reads back, ``outline`` is a drawing of it over many lines, and
/// ``difference(from:)`` says how two trees differ. ``windows`` goes through it node by node.
///
/// Two trees are equal when they have one shape, which is what that line shows: kinds, names, stars, what stands where,
/// and the titles of alerts. Node ids, presentation styles and the settings of pages travel beside the shape: they are
/// coded, and not compared. Names are told apart by their Unicode scalars, so trees are equal exactly when their lines
/// are. Comparing, hashing, printing and coding cost O(nodes), however deep the tree is.
public struct Tree: Sendable {
    /// Windows, and in each the nodes in the order of the line: a node, its children, what it embeds, what it presents.
    package let entries: [Entry]

    /// Wraps entries that hold to the rules of the notation, which ``Builder`` and the parser see to.
    @usableFromInline init(valid entries: [Entry]) {
        self.entries = entries
    }
}

extension Tree: Hashable {
    /// Compares the shapes, not the ids, styles and settings beside them. O(nodes).
    @_documentation(visibility: internal)
    public static func == (left: Tree, right: Tree) -> Bool {
        guard left.entries.count == right.entries.count else { return false }
        for index in left.entries.indices where !left.entries[index].hasShape(of: right.entries[index]) {
            return false
        }
        return true
    }

    /// Feeds the shape to the hasher. O(nodes).
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) {
        hasher.combine(entries.count)
        for entry in entries {
            entry.hashShape(into: &hasher)
        }
    }
}
