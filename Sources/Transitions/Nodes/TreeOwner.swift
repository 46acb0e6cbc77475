/// What the outermost node of a tree knows of its queue: a node stands beneath everything that commits, and names none
/// of it.
///
/// There is one subclass, which is the owner as commits know it.
@usableFromInline package class TreeOwner {
    /// The node whose tree it serves; nil for one of no tree. The node compares itself with this as it goes, when it
    /// must not be retained any more.
    private(set) final var served: ObjectIdentifier?

    /// The same node; nil once it goes.
    #if DEBUG
        final unowned var outermost: Node?
    #else
        final unowned(unsafe) var outermost: Node?
    #endif

    /// In which ways the tree is watched.
    final var watch: Watch = []

    init() {}

    /// Becomes the owner of a tree.
    final func own(_ outermost: Node) {
        served = ObjectIdentifier(outermost)
        self.outermost = outermost
    }

    /// The tree has gone: whatever is pending ends. For the subclass.
    ///
    /// - Parameter slots: What stood in the outermost node, which a commit that goes on takes over.
    func abandon(leaving slots: inout [Slot]) {}

    /// Where failures go, also those of what has left a tree. For the subclass.
    var handler: ((Diagnostic) -> Void)? { nil }
}

extension Node {
    /// Where failures go that are about this.
    final var failureHandler: ((Diagnostic) -> Void)? {
        let outermost = outermost
        return (outermost.owner ?? outermost.extras?.former?.owner)?.handler
    }
}

/// The owner of a tree that something has left, as long as that lives.
final class FormerOwner {
    private(set) weak var owner: TreeOwner?

    init(_ owner: TreeOwner) { self.owner = owner }
}
