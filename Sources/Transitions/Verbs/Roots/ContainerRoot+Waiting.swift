extension ContainerRoot {
    /// What has been asked for on this tree and is not done yet: what waits at gates, then what waits for its turn.
    ///
    /// ```swift
    /// for trigger in windows.waiting { print(trigger) }
    /// // profile on AppCoordinator: waits for SignedIn (first AppRoute.login)
    /// ```
    ///
    /// A commit that settles is on the tree already, and not among them. Of triggers that share one outcome the first
    /// stands for all. O(what waits).
    public var waiting: [WaitingTrigger] { node.outermost.queue?.waitingTriggers ?? [] }
}
