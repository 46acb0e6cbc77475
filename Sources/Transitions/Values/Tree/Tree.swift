/// What an app shows, as a value: its windows from back to front, and everything that is in them.
///
/// A tree is what tests compare and logs print. It holds no node and keeps nothing alive. Its ``description`` is one
/// line, and ``windows`` goes through it node by node.
///
/// Tests and commands do more with it, by the module `TreeTools`, which comes with `CoordinationTesting` and with
/// `CoordinationTools`: it makes a tree of such a line, draws it over many lines, codes it, and says how two differ:
///
/// ```swift
/// #expect(try news.tree == Tree("[news, article]"))
/// ```
///
/// Two trees are equal when they have one shape, which is what that line shows: kinds, names, stars, what stands where,
/// and the titles of alerts. Node ids, presentation styles and the settings of pages travel beside the shape, and are
/// not compared. Names are told apart by their Unicode scalars, so trees are equal exactly when their lines are.
/// Comparing, hashing and printing cost O(nodes), however deep the tree is.
public struct Tree: Sendable {
    /// Windows, and in each the nodes in the order of the line: a node, its children, what it embeds, what it presents.
    package let entries: [Entry]

    /// Wraps entries that hold to the rules of the notation, as those of live nodes do, and those that are read.
    package init(valid entries: [Entry]) {
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
