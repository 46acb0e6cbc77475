extension Node {
    /// Runs a commit on the tree that this node stands in: now, or when its turn comes.
    ///
    /// - Parameters:
    ///   - source: What it comes from; only asked where somebody has to know.
    ///   - options: How it is to be carried out.
    ///   - location: Where it was asked for.
    ///   - completion: Given the outcome.
    ///   - parking: Makes a trigger of it that keeps less, where it has to wait for something to happen first.
    ///   - body: What it does.
    /// - Returns: The trigger that waits, or nil if it has run.
    @discardableResult
    package final func commit(
        _ source: @autoclosure () -> Request.Source, _ options: TransitionOptions, _ location: CallSite,
        _ completion: ((TransitionOutcome) -> Void)?, parking: ((Request) -> Trigger)? = nil,
        _ body: @escaping (inout RunningCommit) throws(TransitionError) -> Void
    ) -> Trigger? {
        treeQueue.submit(
            at: self, Call(options, location, completion), source,
            { Trigger($0, anchor: { self }, parking: parking, body: body) }, body)
    }

    /// Runs a commit on the tree that this node stands in, for something that is not kept where it has to wait.
    @discardableResult
    package final func commit<Subject: AnyObject>(
        on subject: Subject, _ source: @autoclosure () -> Request.Source, _ options: TransitionOptions,
        _ location: CallSite, _ completion: ((TransitionOutcome) -> Void)?,
        _ body: @escaping (Subject, inout RunningCommit) throws(TransitionError) -> Void
    ) -> Trigger? {
        commit(
            source(), options, location, completion,
            parking: { .waiting(on: subject, at: self, $0, body: body) }
        ) { running throws(TransitionError) in
            try body(subject, &running)
        }
    }

    /// Runs a commit that closes what nobody waits for any more: nobody is asked whether it may be left.
    ///
    /// - Parameters:
    ///   - title: What a log calls it.
    ///   - location: Where it was asked for.
    ///   - isNext: Whether it gets the next turn, and that not before somebody has the queue go on.
    ///   - body: What it does.
    package final func closing(
        _ title: String, _ location: CallSite, isNext: Bool = false,
        _ body: @escaping (inout RunningCommit) throws(TransitionError) -> Void
    ) {
        let request = Request(.transition { title }, .animated, location) { _ in }
        request.isForced = true
        let trigger = Trigger(request, anchor: { self }, body: body)
        if isNext { treeQueue.goFirst(trigger) } else { treeQueue.add(trigger) }
    }
}
