/// What an intent is about: kept until it waits at a gate, and from then on only as long as something else keeps it.
@usableFromInline package struct Held {
    private var kept: AnyObject?
    private var loose: Loose?
    private let node: (AnyObject) -> Node?

    /// Whether it counts only in the tree in which it stood when this began to wait.
    let isBound: Bool

    /// True if it waits in line, and would keep the tree that keeps the line.
    private var isInLine = false

    /// The weak parts of it while it waits at a gate, or in line.
    private final class Loose {
        weak var subject: AnyObject?
        weak var tree: Node?

        init(_ subject: AnyObject, in tree: Node?) {
            self.subject = subject
            self.tree = tree
        }
    }

    /// - Parameters:
    ///   - subject: What it is about.
    ///   - isBound: Whether that counts only in the tree in which it stood when this began to wait.
    ///   - place: Where that stands now; nil for nowhere.
    package init(_ subject: AnyObject, isBound: Bool = false, at place: @escaping (AnyObject) -> Node?) {
        kept = subject
        self.isBound = isBound
        node = place
    }

    /// It, unless it has gone.
    var subject: AnyObject? { kept ?? loose?.subject }

    /// It, unless it has gone, or has left the tree that it has to be in.
    package var standing: AnyObject? {
        guard isBound, let subject, let tree = loose?.tree else { return subject }
        return node(subject)?.outermost === tree.outermost ? subject : nil
    }

    /// Where it stands now, or else the tree in which it stood.
    var anchor: Node? { standing.flatMap(node) ?? tree }

    /// Where it stands, by position; nil where it has gone, or stood in no tree.
    package var place: TreePath? { standing.flatMap(node)?.path }

    /// The tree in which it stood when this began to wait, as it stands now; nil if that has gone.
    package var tree: Node? { loose?.tree?.outermost }

    /// Whether nothing has loosened it.
    var isKept: Bool { loose == nil }

    /// Whether it keeps the outermost node of a tree.
    func keeps(_ outermost: Node) -> Bool {
        guard loose == nil, let kept else { return false }
        return node(kept) === outermost && kept is any Presentable
    }

    /// Keeps it no more. What can have no place on a tree keeps none, and is kept.
    ///
    /// - Returns: What was kept, to be let go of while this is not being changed.
    mutating func loosen() -> AnyObject? {
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
    mutating func wait(inLineOf outermost: Node) -> AnyObject? {
        if keeps(outermost) {
            defer { isInLine = true }
            return loosen()
        }
        // Its tree has come into another one, which may remove it.
        if isInLine, let subject, node(subject) !== outermost { (kept, loose, isInLine) = (subject, nil, false) }
        return nil
    }
}
