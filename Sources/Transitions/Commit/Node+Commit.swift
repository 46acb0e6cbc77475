extension Node {
    /// Runs a commit on the tree that this node stands in: now, or when its turn comes.
    ///
    /// - Returns: The trigger that waits, or nil if it is done.
    @discardableResult
    package final func commit(
        options: TransitionOptions, at location: CallSite, completion: ((TransitionOutcome) -> Void)?,
        _ body: @escaping (inout RunningCommit) throws(TransitionError) -> Void
    ) -> Trigger? {
        let queue = treeQueue
        if queue.isIdle {
            queue.run(options: options, location: location, completion: completion, body)
            return nil
        }
        let trigger = Trigger(
            options: options, location: location, anchor: { self }, completion: completion, body: body)
        queue.add(trigger)
        return trigger
    }
}
