// Facts about a tree that no public member gives, for explorers and storage.

extension Node {
    /// The waiting triggers of the tree whose outermost node this is.
    package final var waitingTriggers: [WaitingTrigger] { queue?.waitingTriggers ?? [] }

    /// The presentables that the tree of this outermost node keeps and does not show, in no order.
    package final var keptPresentables: [any Presentable] { queue?.keeper?.hidden ?? [] }
}
