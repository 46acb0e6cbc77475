extension ContainerRoot {
    /// What has been asked for on this tree and is not done yet: what waits at gates, then what waits for its turn.
    ///
    /// A commit that settles is on the tree already, and not among them. Of triggers that share one outcome the first
    /// stands for all. O(what waits).
    public var waiting: [WaitingTrigger] { node.outermost.queue?.waitingTriggers ?? [] }
}
