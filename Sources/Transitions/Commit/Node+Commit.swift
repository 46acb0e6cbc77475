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
        let queue = treeQueue
        if queue.isIdle {
            queue.run(source, options, location, completion, body)
            return nil
        }
        let trigger = Trigger(Request(source(), options, location, completion), anchor: { self }, body: body)
        queue.add(trigger)
        return trigger
    }
}
