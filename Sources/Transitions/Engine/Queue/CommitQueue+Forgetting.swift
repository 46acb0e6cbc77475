extension CommitQueue {
    /// Gives the tree to look through for observers that watch no more, if that is due: a commit has just been of no
    /// concern to an observer that was thought to watch.
    ///
    /// It is due after eight such commits for each node that was looked at the last time, which is O(1) for each of
    /// them. So an observer that has ended, or was released, costs a tree nothing for long.
    ///
    /// - Parameter hasTold: Whether observers are told of what the commit did.
    func forgetful(hasTold: Bool) -> Node? {
        var idle = commit.watch.intersection(.forgettable)
        if hasTold { idle.remove(.observer) }
        if idle.contains(.host), commit.soleHosting != nil || !commit.hostings.isEmpty { idle.remove(.host) }
        guard !idle.isEmpty else { return nil }
        return bearIdleWatch() ? outermost : nil
    }

    /// Takes off that tree the marks of those who watch no more.
    func forgetWatch(in outermost: Node) {
        guard state == .telling, outermost.queue === self else { return }
        watch.subtract(.forgettable)
        watchWasRenewed(patience: 8 * outermost.renewWatch())
    }
}

extension Watch {
    /// Those that end without telling the nodes around.
    fileprivate static let forgettable: Watch = [.observer, .mirror, .host, .awaited]
}

extension Node {
    /// Whether something is done for those who watch something in here.
    package final var isWatched: Bool { !watch.union(queue?.watch ?? []).isDisjoint(with: .forgettable) }

    /// Marks this tree anew, for those who still watch.
    ///
    /// - Returns: How many nodes were looked at.
    fileprivate final func renewWatch() -> Int {
        var marked: [Node] = []
        var waiting: [Node] = [self]
        var count = 1
        while let node = waiting.popLast() {
            marked.append(node)
            node.watch.subtract(.forgettable)
            let slots = node.allSlots
            count += slots.count
            for slot in slots where !slot.node.watch.isDisjoint(with: .forgettable) { waiting.append(slot.node) }
        }
        for node in marked {
            if let watch = node.extras?.ownWatch, !watch.isEmpty { node.markWatched(watch) }
        }
        return count
    }
}

extension Extras {
    /// In which ways the node itself is watched.
    fileprivate var ownWatch: Watch {
        var watch: Watch = []
        if let watchers {
            watchers.forgetEnded()
            if !watchers.observers.isEmpty { watch.insert(.observer) }
            if watchers.mirror != nil { watch.insert(.mirror) }
        }
        // An immediate host is not told.
        if host != nil, !(host is ImmediateHost) { watch.insert(.host) }
        if !expectations.isEmpty { watch.insert(.awaited) }
        return watch
    }
}
