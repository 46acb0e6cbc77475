extension CommitQueue {
    /// Adds an observer, and tells it what is in view. What a commit is changing counts when that has settled.
    func add(_ observer: Observer<VisibilityChange>) {
        let watchers = visibilityObservers ?? VisibilityObservers()
        demandExtras().visibilityObservers = watchers
        watchers.add(observer)
        watch.insert(.visibility)
        guard let outermost else { return }
        let look = { (outermost.frontScreen, outermost.seenNodes) }
        // What is told of has come into view.
        let (front, seen) = runningQueue.state == .telling ? look() : settled(look)
        watchers.front = front
        if front == nil, seen.isEmpty { return }
        observer.notify(VisibilityChange(front: front, appeared: seen, .transition("begin")))
    }

    /// Notes what the observers of this tree, and of those that were borrowed, are to be told of what a commit has
    /// done, and not taken back. O(edits + what can be seen), where there are any.
    ///
    /// - Returns: The queues whose observers are to be told.
    func noteVisibility(of request: Request, _ borrowed: [CommitQueue]) -> [CommitQueue] {
        ([self] + borrowed).filter { queue in
            guard queue.watch.contains(.visibility), let watchers = queue.visibilityObservers,
                let outermost = queue.outermost
            else { return false }
            let appeared = commit.seenDifference().come.filter { $0.outermost === outermost }
            let front = outermost.frontScreen
            let isNew = front !== watchers.front
            watchers.front = front
            if appeared.isEmpty, !isNew || front == nil { return false }
            watchers.note(VisibilityChange(front: isNew ? front : nil, appeared: appeared, request.cause))
            return true
        }
    }

    /// Tells the observers what was noted for them.
    func tellVisibility() {
        visibilityObservers?.tell()
        forgetEndedVisibilityObservers()
    }

    /// Lets go of those who will hear nothing any more.
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
    /// The screen in front; nil where that is a container that holds nothing.
    fileprivate final var frontScreen: Node? {
        let front = front
        return front is Container ? nil : front
    }

    /// All that can be seen of the windows in this tree, from the back to the front.
    fileprivate final var seenNodes: [Node] {
        var seen: [Node] = []
        addSeen([], to: &seen)
        return seen
    }
}
