extension Presentable {
    /// Is told of everything that happens to this: that it enters and leaves the tree, appears and disappears, is
    /// chosen again, and what the host passes on.
    ///
    /// ```swift
    /// final class PlayerModel: Presentable {
    ///     let node = Screen("player")
    ///     private(set) var isPlaying = true
    ///
    ///     init() {
    ///         observe { [unowned self] event in
    ///             if event == .disappeared { isPlaying = false }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// Any number may observe, and hear in the order in which they began. What the tree tells comes when a commit has
    /// settled, never for one that goes back; a trigger made by the handler runs after it. The node keeps the handler:
    /// let it keep neither the node nor what it stands for.
    ///
    /// - Parameter handler: What is called with each event.
    /// - Returns: What ends the observation before the node goes. It may be dropped.
    @discardableResult
    public func observe(_ handler: @escaping (NodeEvent) -> Void) -> Observer<NodeEvent> {
        let observer = Observer(handler)
        node.add(observer)
        return observer
    }
}

extension Navigable {
    /// Passes on what only a platform knows: to this, or to the node of an id in this tree. For hosts.
    ///
    /// Nothing where no node has that id. What a commit took off can be reached until that has settled. O(1) for what
    /// stands at the front, O(nodes) at worst.
    @_spi(Hosting) public func deliver(_ event: PlatformEvent, to id: NodeID? = nil) {
        let outermost = node.outermost
        let target = id.map { outermost.node($0) ?? outermost.commitOwner?.runningOwner.commit.gone($0) } ?? node
        target?.extras?.watchers?.notify(.platform(event))
    }
}

extension Node {
    final func add(_ observer: Observer<NodeEvent>) {
        demandExtras().demandWatchers(of: self).add(observer, of: self)
        markWatched(.observer)
    }

    /// How many observers it keeps.
    package final var observerCount: Int { extras?.watchers?.observers.count ?? 0 }
}

extension Commit {
    /// The node of that id, of all that this commit took off.
    fileprivate func gone(_ id: NodeID) -> Node? {
        for slot in gone { if let node = slot.node.node(id) { return node } }
        return nil
    }
}
