/// The owner of a tree: the superclass of its queue, for nodes, which do not depend on commits.
///
/// Its only direct subclass is `CommitOwner`.
@usableFromInline package class TreeOwner {
    /// The identity of the outermost node; nil for an owner without a tree. The node compares it in its `deinit`, when
    /// a reference would retain it.
    private(set) final var served: ObjectIdentifier?

    /// The outermost node; nil once it dies.
    #if DEBUG
        final unowned var outermost: Node?
    #else
        final unowned(unsafe) var outermost: Node?
    #endif

    final var watch: Watch = []

    init() {}

    final func own(_ outermost: Node) {
        served = ObjectIdentifier(outermost)
        self.outermost = outermost
    }

    /// Ends everything that is pending, because the tree is gone. For the subclass to override.
    ///
    /// - Parameter slots: The content of the outermost node, which a commit that is still running takes over.
    func abandon(leaving slots: inout [Slot]) {}

    /// The handler for failures, also for those of nodes that have left the tree. For the subclass.
    var handler: ((Diagnostic) -> Void)? { nil }
}

extension Node {
    /// The handler for failures of this node.
    final var failureHandler: ((Diagnostic) -> Void)? {
        let outermost = outermost
        return (outermost.owner ?? outermost.extras?.former?.owner)?.handler
    }
}

/// A weak reference to the owner of the tree that a node has left.
final class FormerOwner {
    private(set) weak var owner: TreeOwner?

    init(_ owner: TreeOwner) { self.owner = owner }
}
