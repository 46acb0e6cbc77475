/// What a completed trigger did, as a value.
public struct TransitionContext: Hashable, Sendable {
    /// What changed on the tree, in order.
    public let changes: [TreeChange]

    /// What it put on the tree and left there, where that is not all that it put.
    private let left: [TreeChange.Item]?

    /// Makes a context.
    ///
    /// - Parameters:
    ///   - changes: What changed, in order.
    ///   - left: What it put on the tree and left there; nil for all that it put.
    package init(changes: [TreeChange] = [], left: [TreeChange.Item]? = nil) {
        self.changes = changes
        self.left = left
    }

    /// What it put on the tree and left there, in the order it was put. O(changes).
    public var shown: [TreeChange.Item] {
        left ?? changes.compactMap { $0.kind.isComing ? $0.subject : nil }
    }

    /// Whether both changed and left the same.
    public static func == (one: TransitionContext, other: TransitionContext) -> Bool {
        one.changes == other.changes && one.shown == other.shown
    }

    /// Feeds what changed to the hasher.
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
