/// What a completed trigger did, as a value.
public struct TransitionContext: Hashable, Sendable {
    /// What changed on the tree, in order.
    @_spi(Hosting) public let changes: [TreeChange]

    /// What cannot be read off the changes; nil where there is none.
    private let rest: Rest?

    private final class Rest: Sendable {
        /// What it put on the tree and left there, where that is not all that it put.
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
    ///   - changes: What changed, in order.
    ///   - left: What it put on the tree and left there; nil for all that it put.
    ///   - hiddenBy: What hides what it put there last.
    @usableFromInline package init(
        changes: [TreeChange] = [], left: [TreeChange.Item]? = nil, hiddenBy: TreeChange.Item? = nil
    ) {
        self.changes = changes
        rest = left == nil && hiddenBy == nil ? nil : Rest(left: left, hiddenBy: hiddenBy)
    }

    /// What it put on the tree and left there, in the order it was put. O(changes).
    public var shown: [TreeChange.Item] {
        rest?.left ?? changes.compactMap { $0.kind.isComing ? $0.subject : nil }
    }

    /// What hides from the user what it put or selected last: what the parent had pushed over it, a modal, another tab.
    ///
    /// Nil where that is in front, and where nothing was put or selected. ``TransitionOptions/revealing`` brings it to
    /// the front in the same commit.
    public var hiddenBy: TreeChange.Item? { rest?.hiddenBy }

    /// Whether both changed, left and hid the same.
    @_documentation(visibility: internal)
    public static func == (one: TransitionContext, other: TransitionContext) -> Bool {
        one.changes == other.changes && one.shown == other.shown && one.hiddenBy == other.hiddenBy
    }

    /// Feeds what changed to the hasher.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) {
        hasher.combine(changes)
    }
}

extension TreeChange.Kind {
    /// Whether the subject was put on the tree.
    fileprivate var isComing: Bool {
        switch self {
        case .inserted, .presented, .embedded: true
        case .removed, .moved, .selected, .dismissed, .unembedded, .alertShown, .alertClosed: false
        }
    }
}
