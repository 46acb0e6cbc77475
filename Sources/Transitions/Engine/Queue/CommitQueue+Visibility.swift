extension CommitQueue {
    /// Adds an observer, and notifies it of everything in view as of the last settled commit.
    func add(_ observer: Observer<VisibilityChange>) {
        let watchers = visibilityObservers ?? VisibilityObservers()
        makeExtrasIfNeeded().visibilityObservers = watchers
        watchers.add(observer)
        watch.insert(.visibility)
        guard let outermost else { return }
        let look = { (outermost.frontScreen, outermost.seenNodes) }
        // The changes of a commit that is being reported are in view.
        let (front, seen) = runningQueue.state == .notifying ? look() : settled(look)
        watchers.front = front
        if front == nil, seen.isEmpty { return }
        observer.notify(VisibilityChange(front: front, appeared: seen, .transition("begin")))
    }

    /// Records the visibility changes of a commit, for the observers of this tree and of borrowed ones. O(edits +
    /// visible nodes), if there are observers.
    ///
    /// - Returns: The queues whose observers have to be notified.
    func noteVisibility(of request: Request, _ borrowed: [CommitQueue]) -> [CommitQueue] {
        ([self] + borrowed).filter { queue in
            guard queue.watch.contains(.visibility), let watchers = queue.visibilityObservers,
                let outermost = queue.outermost
            else { return false }
            let appeared = commit.seenDifference().appeared.filter { $0.outermost === outermost }
            let front = outermost.frontScreen
            let isNew = front !== watchers.front
            watchers.front = front
            // A width brings screens into view, and is no screen view.
            if appeared.isEmpty || commit.isResize, !isNew || front == nil { return false }
            watchers.note(VisibilityChange(front: isNew ? front : nil, appeared: appeared, request.cause))
            return true
        }
    }

    func notifyVisibilityObservers() {
        visibilityObservers?.notifyAll()
        forgetEndedVisibilityObservers()
    }

    private func forgetEndedVisibilityObservers() {
        guard let watchers = visibilityObservers else { return }
        watchers.forgetEnded()
        if watchers.observers.isEmpty {
            extras?.visibilityObservers = nil
            watch.remove(.visibility)
        }
    }
}

extension Node {
    /// The screen in front; nil if an empty container is in front.
    fileprivate final var frontScreen: Node? {
        let front = front
        return front is Container ? nil : front
    }

    /// The visible nodes of all windows in this tree, from the back to the front.
    fileprivate final var seenNodes: [Node] {
        var seen: [Node] = []
        addSeen([], to: &seen)
        return seen
    }
}
