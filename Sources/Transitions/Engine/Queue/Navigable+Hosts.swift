extension Navigable {
    /// Has a host show this and all that is in it, except what another host further in shows.
    ///
    /// The host is shown the tree at once, and handed every commit from then on. It takes the place of the one before,
    /// which is not waited for any more. The tree keeps its host.
    ///
    /// - Parameter host: The host that shows it; nil for none.
    @_spi(Hosting) public func attach(_ host: (any Host)?) {
        let node: Node = self.node
        let extras = node.demandExtras()
        let former = extras.host
        extras.host = host
        if let host {
            // An immediate host shows nothing and acknowledges everything, and so is not told.
            if !(host is ImmediateHost) { node.markWatched(.host) }
            node.watch.insert(.ownHost)
            node.reportUndrawn(for: node)
            host.show(node.presentable)
            // It is shown, whatever has become of it.
            if let queue = node.queue, queue.watch.contains(.blank) { queue.reportBlanks() }
        } else {
            node.watch.remove(.ownHost)
        }
        if former !== host { node.outermost.queue?.hostHasChanged(at: node) }
    }
}

extension Node {
    /// The nearest host at this node or around it; else the first of those in this tree.
    final var nearestHost: (any Host)? {
        var node: Node? = self
        while let current = node {
            if let host = current.extras?.host { return host }
            node = current.holder
        }
        return outermost.watched(.host).first { $0.extras?.host != nil }?.extras?.host
    }

    /// Tells the host to show the tree again that shows what a report was about.
    final func showAgain(_ report: Report) {
        var node: Node? = node(report.subject) ?? self
        while let current = node, current.extras?.host == nil { node = current.holder }
        guard let node = node ?? outermost.watched(.host).first(where: { $0.extras?.host != nil }) else { return }
        node.extras?.host?.show(node.presentable)
    }
}

extension Navigable {
    /// True if a host shows what is in front. O(levels).
    package var isShown: Bool { (node as Node).front.hosting != nil }

    /// Calls back each time another host, or none, shows something of the tree around this.
    package func observeHosts(_ handler: @escaping () -> Void) -> Observer<Void> {
        let observer = Observer<Void>(handler)
        (node as Node).treeQueue.demandExtras().add(observer)
        return observer
    }
}

extension CommitQueue {
    /// Waits no longer for the host that showed a node, and tells the one that shows it now if what settles goes back.
    fileprivate func hostHasChanged(at node: Node) {
        let queue = runningQueue
        let kept = queue.commit.notices?.facts
        queue.commit.notices?.facts = nil
        withExtendedLifetime(kept) {}
        queue.settlement?.addHost(at: node, of: queue)
        queue.answered()
        extras?.tellHostObservers()
    }
}
