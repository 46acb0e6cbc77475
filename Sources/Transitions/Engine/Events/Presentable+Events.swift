extension Presentable {
    /// Observes this presentable: entering and leaving the tree, appearing and disappearing, being selected again, and
    /// events that the host passes on.
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
    /// There may be any number of observers, called in the order in which they were added. Events of the tree are sent
    /// when a commit has settled, and never for one that is rolled back. Triggers made by the handler run after that
    /// commit. The node retains the handler, which must retain neither the node nor its presentable.
    ///
    /// - Parameter handler: Called with each event.
    /// - Returns: The observer, to end the observation before the node is released. You may ignore it.
    @discardableResult
    public func observe(_ handler: @escaping (NodeEvent) -> Void) -> Observer<NodeEvent> {
        let observer = Observer(handler)
        node.add(observer)
        return observer
    }
}

extension Navigable {
    /// Delivers an event that only a platform knows: to this node, or to the node with an id in the same tree. For
    /// hosts.
    ///
    /// Does nothing if no node has that id. Nodes that a commit removed can be reached until it has settled. O(1) for a
    /// node in front, O(nodes) at worst.
    @_spi(Hosting) public func deliver(_ event: PlatformEvent, to id: NodeID? = nil) {
        let outermost = node.outermost
        let target = id.map { outermost.node($0) ?? outermost.commitOwner?.runningOwner.commit.removedNode($0) } ?? node
        target?.extras?.watchers?.notify(.platform(event))
    }
}

extension Node {
    final func add(_ observer: Observer<NodeEvent>) {
        makeExtrasIfNeeded().makeWatchersIfNeeded(of: self).add(observer, of: self)
        markWatched(.observer)
    }

    /// The number of observers that the node retains.
    package final var observerCount: Int { extras?.watchers?.observers.count ?? 0 }
}

extension Commit {
    /// Returns the node with an id among all that this commit removed.
    fileprivate func removedNode(_ id: NodeID) -> Node? {
        for slot in removedSlots { if let node = slot.node.node(id) { return node } }
        return nil
    }
}
