/// A snapshot of an app's screens, as a value: the windows from back to front, with everything in them.
///
/// Tests compare trees, and logs print them. A tree keeps no screen alive. Its description is one line, and
/// ``windows`` gives access to every node.
///
/// The module `TreeTools`, which comes with `CoordinationTesting` and `CoordinationTools`, parses a tree from such a
/// line, draws it over several lines, encodes it, and describes how two trees differ:
///
/// ```swift
/// #expect(try news.tree == Tree("[news, article]"))
/// ```
///
/// Two trees are equal if they have the same shape, which is all that the line shows: kinds, names, stars, structure,
/// and the titles of alerts. Node ids, presentation styles and the settings of pages are not compared. Names are
/// compared by Unicode scalars, so trees are equal exactly if their lines are. Comparing, hashing and printing cost
/// O(nodes), however deep the tree is.
public struct Tree: Sendable {
    /// The windows, each followed by its nodes in the order of the line: a node, its children, its embedded nodes, its
    /// modal.
    package let entries: [Entry]

    /// Wraps entries that follow the rules of the notation, as those of live nodes and of parsed lines do.
    package init(valid entries: [Entry]) {
        self.entries = entries
    }
}

extension Tree: Hashable {
    /// Compares the shapes, as their lines show them. O(nodes).
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
