/// A finding that a scenario declares as meant.
struct Meant: Hashable, Sendable, CustomStringConvertible {
    let title: String
    let tree: String?
    let reason: String

    /// The title, with the tree: `'never the attic' at [attic]`.
    var description: String { "'\(title)'\(tree.map { " at \($0)" } ?? "")" }

    func covers(_ finding: Finding) -> Bool {
        guard title == finding.title else { return false }
        if let tree { return tree == finding.trees.last }
        return finding.trees.last.map { title.hasSuffix(" \($0)") } ?? true
    }
}
