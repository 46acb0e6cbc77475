/// The subject of an intent: retained until the intent waits at a gate, and held weakly from then on.
@usableFromInline package struct Held {
    private var kept: AnyObject?
    private var weakReferences: WeakReferences?
    private let node: (AnyObject) -> Node?

    /// True if the subject counts only while it is in the tree in which it was when the intent began to wait.
    package let isBound: Bool

    /// True if the intent waits in line and the subject is weak: a strong one would retain the tree, which retains the
    /// line.
    private var isInLine = false

    /// The weak references to the subject and its tree, while the intent waits at a gate or in line.
    private final class WeakReferences {
        weak var subject: AnyObject?
        weak var tree: Node?

        init(_ subject: AnyObject, in tree: Node?) {
            self.subject = subject
            self.tree = tree
        }
    }

    /// - Parameters:
    ///   - subject: The object that the intent is about.
    ///   - isBound: True if the subject counts only while it is in the tree in which it was when the intent began to
    ///     wait.
    ///   - place: Returns the node of the subject; nil for none.
    package init(_ subject: AnyObject, isBound: Bool = false, at place: @escaping (AnyObject) -> Node?) {
        kept = subject
        self.isBound = isBound
        node = place
    }

    var subject: AnyObject? { kept ?? weakReferences?.subject }

    /// The subject, if it still exists and, if bound, is still in its tree.
    package var validSubject: AnyObject? {
        guard isBound, let subject, let tree = weakReferences?.tree else { return subject }
        return node(subject)?.outermost === tree.outermost ? subject : nil
    }

    /// The subject's node, else the outermost node of the tree in which the subject was.
    var anchor: Node? { validSubject.flatMap(node) ?? tree }

    /// The path of the subject's node; nil if the subject is gone, or has no node.
    package var path: TreePath? { validSubject.flatMap(node)?.path }

    /// The present outermost node of the tree in which the subject was when the intent began to wait; nil if it is
    /// gone.
    package var tree: Node? { weakReferences?.tree?.outermost }

    var isKept: Bool { weakReferences == nil }

    /// Returns true if the subject is a tree's outermost node, or its presentable, and is retained.
    func keeps(_ outermost: Node) -> Bool {
        guard weakReferences == nil, let kept else { return false }
        return node(kept) === outermost && Self.retainsTree(kept)
    }

    /// Returns true if an object can have a place on a tree, which it retains.
    private static func retainsTree(_ subject: AnyObject) -> Bool { subject is any Presentable || subject is Node }

    /// Holds the subject weakly. A subject that cannot have a place on a tree retains no tree, and stays retained.
    ///
    /// - Returns: The former subject. The caller releases it, but not while this is being changed.
    mutating func weaken() -> AnyObject? {
        isInLine = false
        guard weakReferences == nil, let subject = kept else { return nil }
        weakReferences = WeakReferences(subject, in: node(subject)?.outermost)
        if Self.retainsTree(subject) { kept = nil }
        return subject
    }

    /// Holds the subject weakly if it belongs to the outermost node, which retains the line. Any other subject is
    /// retained.
    ///
    /// - Parameter outermost: The outermost node of the tree with the line.
    /// - Returns: The former subject. The caller releases it, but not while this is being changed.
    mutating func wait(inLineOf outermost: Node) -> AnyObject? {
        if keeps(outermost) {
            defer { isInLine = true }
            return weaken()
        }
        // Its tree was put into another one, which may remove it.
        if isInLine, let subject, node(subject) !== outermost {
            (kept, weakReferences, isInLine) = (subject, nil, false)
        }
        return nil
    }
}
