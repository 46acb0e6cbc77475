extension ContainerRoot {
    /// The triggers of this tree that are not done yet: those that wait at gates, then those that wait for their turn.
    ///
    /// A settling commit is in the tree already, and not listed. Triggers that share one outcome are listed once, as
    /// the first of them. O(waiting triggers).
    public var waiting: [WaitingTrigger] { node.outermost.queue?.waitingTriggers ?? [] }
}
