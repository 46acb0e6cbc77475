/// What a completed trigger did, as a value.
public struct TransitionContext: Hashable, Sendable {
    /// What changed on the tree, in order.
    public let changes: [TreeChange]

    /// What it put on the tree and left there, in the order it was put.
    public let shown: [TreeChange.Item]

    package init(changes: [TreeChange] = [], shown: [TreeChange.Item] = []) {
        self.changes = changes
        self.shown = shown
    }
}
