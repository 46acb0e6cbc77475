extension Navigable {
    /// Attaches a host that shows this object and everything in it, except what an inner host shows.
    ///
    /// The host shows the tree at once, and receives every commit from then on. It replaces the former host, which is
    /// not waited for any more. The tree retains its host.
    ///
    /// - Parameter host: The host; nil for none.
    @_spi(Hosting) public func attach(_ host: (any Host)?) {
        let node: Node = self.node
        let extras = node.makeExtrasIfNeeded()
        let former = extras.host
        extras.host = host
        if let host {
            // An immediate host shows nothing and acknowledges everything, so it needs no commits.
            if !(host is ImmediateHost) { node.markWatched(.host) }
            node.watch.insert(.ownHost)
            node.reportUndrawn(for: node)
            host.show(node.presentable)
            // The tree is shown now, blank or not.
            if let queue = node.queue, queue.watch.contains(.blank) { queue.reportContentFailures() }
        } else {
            node.watch.remove(.ownHost)
        }
        if former !== host { node.outermost.queue?.hostHasChanged(at: node) }
    }
}

extension Node {
    /// The nearest host at this node or around it; else the first one in this tree.
    final var nearestHost: (any Host)? { nearestHostNode?.extras?.host }

    /// Makes the host that shows the subject of a report show the tree again.
    final func showAgain(_ report: Report) {
        guard let node = (node(report.subject) ?? self).nearestHostNode else { return }
        node.extras?.host?.show(node.presentable)
    }

    /// The node of the nearest host at this node or around it; else that of the first host in this tree.
    private final var nearestHostNode: Node? {
        hostNode ?? outermost.watched(.host).first { $0.extras?.host != nil }
    }
}

extension Navigable {
    /// True if a host shows the screen in front. O(levels).
    package var isShown: Bool { (node as Node).front.hostNode != nil }

    /// Calls a handler each time a host in this object's tree is attached, replaced or detached.
    package func observeHosts(_ handler: @escaping () -> Void) -> Observer<Void> {
        let observer = Observer<Void>(handler)
        (node as Node).treeQueue.makeExtrasIfNeeded().add(ofHosts: observer)
        return observer
    }
}

extension CommitQueue {
    /// Stops waiting for the former host of a node, and has the new one show the tree if the settling commit is rolled
    /// back.
    fileprivate func hostHasChanged(at node: Node) {
        let queue = runningQueue
        let kept = queue.commit.hostCache?.facts
        queue.commit.hostCache?.facts = nil
        withExtendedLifetime(kept) {}
        queue.settlement?.addHost(at: node, of: queue)
        endMovements(of: node)
        queue.answered()
        extras?.notifyHostObservers()
    }
}
