extension Node {
    /// Runs a commit on the tree that this node stands in: now, or when its turn comes.
    ///
    /// - Returns: The trigger that waits, or nil if it has run.
    @discardableResult
    package final func commit(
        _ source: @autoclosure () -> Request.Source, _ options: TransitionOptions, _ location: CallSite,
        _ completion: ((TransitionOutcome) -> Void)?,
        _ body: @escaping (inout RunningCommit) throws(TransitionError) -> Void
    ) -> Trigger? {
        treeQueue.submit(source, options, location, completion, anchor: { self }, body)
    }
}

extension CommitQueue {
    /// Runs a commit now, if nothing is going on, else when its turn comes.
    ///
    /// - Returns: The trigger that waits, or nil if it has run.
    package func submit(
        _ source: () -> Request.Source, _ options: TransitionOptions, _ location: CallSite,
        _ completion: ((TransitionOutcome) -> Void)?, anchor: @escaping () -> Node?,
        _ body: @escaping (inout RunningCommit) throws(TransitionError) -> Void
    ) -> Trigger? {
        if isIdle {
            run(source, options, location, completion, body)
            return nil
        }
        let trigger = Trigger(Request(source(), options, location, completion), anchor: anchor, body: body)
        add(trigger)
        return trigger
    }
}
