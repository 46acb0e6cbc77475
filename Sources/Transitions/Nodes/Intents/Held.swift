/// What an intent is about: kept until it waits at a gate, and from then on only as long as something else keeps it.
package struct Held<Subject: AnyObject> {
    private var kept: Subject?
    private var loose: Loose?
    private let node: (Subject) -> Node?

    /// True if it waits in line, and would keep the tree that keeps the line.
    private var isInLine = false

    /// The weak parts of it while it waits at a gate, or in line.
    private final class Loose {
        weak var subject: Subject?
        weak var tree: Node?

        init(_ subject: Subject, in tree: Node?) {
            self.subject = subject
            self.tree = tree
        }
    }

    /// - Parameters:
    ///   - subject: What it is about.
    ///   - place: Where that stands now; nil for nowhere.
    package init(_ subject: Subject, at place: @escaping (Subject) -> Node?) {
        kept = subject
        node = place
    }

    /// It, unless it has gone.
    package var subject: Subject? { kept ?? loose?.subject }

    /// It, unless it has gone, or has left the tree in which it stood when this began to wait.
    package var standing: Subject? {
        guard let subject, let tree = loose?.tree else { return subject }
        return node(subject)?.outermost === tree.outermost ? subject : nil
    }

    /// Where it stands now, or else the tree in which it stood.
    package var anchor: Node? { subject.flatMap(node) ?? loose?.tree?.outermost }

    /// The same, where it has to be in the tree in which it stood.
    package var standingAnchor: Node? { standing.flatMap(node) ?? loose?.tree?.outermost }

    /// Where it stands, by position; nil where it has gone, or stood in no tree.
    package var place: TreePath? { standing.flatMap(node)?.path }

    /// The tree in which it stood when this began to wait, as it stands now; nil if that has gone.
    package var tree: Node? { loose?.tree?.outermost }

    /// Keeps it no more. What can have no place on a tree keeps none, and is kept.
    ///
    /// - Returns: What was kept, to be let go of while this is not being changed.
    package mutating func loosen() -> Subject? {
        isInLine = false
        guard loose == nil, let subject = kept else { return nil }
        loose = Loose(subject, in: node(subject)?.outermost)
        if subject is any Presentable { kept = nil }
        return subject
    }

    /// Waits in line, where the tree's outermost node is not kept: that keeps the line. Everything else is.
    ///
    /// - Parameter outermost: That node.
    /// - Returns: The former subject, to be released while this is not being changed.
    package mutating func wait(inLineOf outermost: Node) -> Subject? {
        if loose == nil, let subject, node(subject) === outermost, subject is any Presentable {
            defer { isInLine = true }
            return loosen()
        }
        // Its tree has come into another one, which may remove it.
        if isInLine, let subject, node(subject) !== outermost { (kept, loose, isInLine) = (subject, nil, false) }
        return nil
    }
}
