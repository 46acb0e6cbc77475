extension Node {
    package final var queue: CommitQueue? {
        get { owner.map { unsafeDowncast($0, to: CommitQueue.self) } }
        set { owner = newValue }
    }

    /// The queue of this node's tree, created now if there was none.
    @usableFromInline package final var treeQueue: CommitQueue {
        if around == nil, let queue { return queue }
        return outermost.makeQueueIfNeeded()
    }

    final func makeQueueIfNeeded() -> CommitQueue {
        if let queue { return queue }
        let made = CommitQueue()
        made.own(self)
        if let former = extras?.former { made.makeExtrasIfNeeded().former = former }
        made.watch = watch
        queue = made
        made.attachTaps()
        return made
    }
}
