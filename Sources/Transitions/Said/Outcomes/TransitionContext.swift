/// The changes that a completed trigger made, as a value.
public struct TransitionContext: Equatable, Sendable {
    /// The changes to the tree, in order.
    @_spi(Hosting) public let changes: [TreeChange]

    /// The facts that the changes do not show; nil if there are none.
    private let rest: Rest?

    private final class Rest: Sendable {
        /// The items that were put on the tree and stayed; nil if all stayed.
        let left: [TreeChange.Item]?

        let hiddenBy: TreeChange.Item?

        init(left: [TreeChange.Item]?, hiddenBy: TreeChange.Item?) {
            self.left = left
            self.hiddenBy = hiddenBy
        }
    }

    /// Makes a context.
    ///
    /// - Parameters:
    ///   - changes: The changes, in order.
    ///   - left: The items that were put on the tree and stayed; nil for all that were put.
    ///   - hiddenBy: The item that hides the one shown, selected, moved or found last.
    @usableFromInline package init(
        changes: [TreeChange] = [], left: [TreeChange.Item]? = nil, hiddenBy: TreeChange.Item? = nil
    ) {
        self.changes = changes
        rest = left == nil && hiddenBy == nil ? nil : Rest(left: left, hiddenBy: hiddenBy)
    }

    /// The items that the trigger put on the tree and did not remove again, in that order. O(changes).
    public var shown: [TreeChange.Item] {
        rest?.left ?? changes.compactMap { $0.kind.isInsertion ? $0.subject : nil }
    }

    /// The item that hides the destination (the item shown, selected, moved or found last): a screen over it, a modal,
    /// another tab.
    ///
    /// Nil if nothing hides the destination, or there is none. ``TransitionOptions/revealing`` brings the destination
    /// to the front in the same commit.
    public var hiddenBy: TreeChange.Item? { rest?.hiddenBy }

    /// True if both have the same changes, shown items and hiding item.
    @_documentation(visibility: internal)
    public static func == (one: TransitionContext, other: TransitionContext) -> Bool {
        one.changes == other.changes && one.shown == other.shown && one.hiddenBy == other.hiddenBy
    }
}

extension TreeChange.Kind {
    fileprivate var isInsertion: Bool {
        switch self {
        case .inserted, .presented, .embedded: true
        case .removed, .moved, .selected, .took, .dismissed, .unembedded, .alertShown, .alertClosed: false
        }
    }
}
