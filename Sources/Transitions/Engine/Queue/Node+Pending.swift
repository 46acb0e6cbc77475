// Facts about a tree that no public member gives, for explorers and storage.

extension Node {
    /// The waiting triggers of the tree whose outermost node this is.
    package final var waitingTriggers: [WaitingTrigger] { queue?.waitingTriggers ?? [] }

    /// The presentables that the tree of this outermost node keeps and does not show, in no order.
    package final var keptPresentables: [any Presentable] { queue?.keeper?.hidden ?? [] }

    /// The names of the effects and results of the ending commit that have not run yet.
    package final var undelivered: [String] { treeQueue.runningQueue.undeliveredNames }

    /// The request whose commit settles, with its intent; nil unless it had waited at a gate.
    package final var resumed: (request: Request, intent: (any Intent)?)? {
        guard let request = treeQueue.settlement?.request, let progress = request.progress, progress.attempt > 1 else {
            return nil
        }
        return (request, request.intent)
    }
}
