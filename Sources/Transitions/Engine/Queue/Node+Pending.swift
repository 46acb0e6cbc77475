// What an explorer asks of a tree that no public member says.

extension Node {
    /// What waits in the tree whose outermost node this is.
    package final var waitingTriggers: [WaitingTrigger] { queue?.waitingTriggers ?? [] }

    /// What the tree keeps whose outermost node this is, and does not show. In no order.
    package final var keptPresentables: [any Presentable] { queue?.keeper?.hidden ?? [] }
}
