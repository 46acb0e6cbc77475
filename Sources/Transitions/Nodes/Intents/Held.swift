/// The subject of an intent: retained until the intent waits at a gate, and held weakly from then on.
@usableFromInline package struct Held {
    private var kept: AnyObject?
    private var weakReferences: WeakReferences?
    private let node: (AnyObject) -> Node?

    /// True if the subject counts only in the tree in which it was when this began to wait.
    package let isBound: Bool

    /// True if it waits in line with a weak subject: a strong one would retain the tree, which retains the line.
    private var isInLine = false

    /// The weak references while it waits at a gate, or in line.
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
    ///   - isBound: True if the subject counts only in the tree in which it was when this began to wait.
    ///   - place: Returns the node of the subject; nil for none.
    package init(_ subject: AnyObject, isBound: Bool = false, at place: @escaping (AnyObject) -> Node?) {
        kept = subject
        self.isBound = isBound
        node = place
    }

    /// The subject, if it still exists.
    var subject: AnyObject? { kept ?? weakReferences?.subject }

    /// The subject, if it still exists, and is in the tree that it has to be in.
    package var validSubject: AnyObject? {
        guard isBound, let subject, let tree = weakReferences?.tree else { return subject }
        return node(subject)?.outermost === tree.outermost ? subject : nil
    }

    /// The subject's node, else the tree in which it was.
    var anchor: Node? { validSubject.flatMap(node) ?? tree }

    /// The path of the subject's node; nil if it is gone, or had none.
    package var path: TreePath? { validSubject.flatMap(node)?.path }

    /// The outermost node, now, of the tree in which the subject was when this began to wait; nil if that is gone.
    package var tree: Node? { weakReferences?.tree?.outermost }

    /// True if the subject is not held weakly.
    var isKept: Bool { weakReferences == nil }

    /// True if it retains the outermost node of a tree.
    func keeps(_ outermost: Node) -> Bool {
        guard weakReferences == nil, let kept else { return false }
        return node(kept) === outermost && kept is any Presentable
    }

    /// Holds the subject weakly. A subject that cannot have a place on a tree retains no tree, and stays retained.
    ///
    /// - Returns: The former subject, to be released while this is not being changed.
    mutating func weaken() -> AnyObject? {
        isInLine = false
        guard weakReferences == nil, let subject = kept else { return nil }
        weakReferences = WeakReferences(subject, in: node(subject)?.outermost)
        if subject is any Presentable { kept = nil }
        return subject
    }

    /// Holds the outermost node of the tree weakly while this waits in line: that node retains the line. Any other
    /// subject is retained.
    ///
    /// - Parameter outermost: The outermost node.
    /// - Returns: The former subject, to be released while this is not being changed.
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
