extension Node {
    /// Runs a commit on the tree that this node is in: now, or when its turn comes.
    ///
    /// - Parameters:
    ///   - subject: What it is about. Where it waits at a gate, that is not kept.
    ///   - cause: What asks for it; only made where something has to know.
    ///   - call: What asks for it.
    ///   - place: Where the subject stands.
    ///   - body: What it does.
    /// - Returns: The call, which has ended or waits.
    @discardableResult
    package final func commit<Subject: AnyObject>(
        on subject: Subject, _ cause: @autoclosure () -> () -> Cause, _ call: consuming Call,
        at place: @escaping (Subject) -> Node?,
        _ body: @escaping (Subject, inout RunningCommit) throws(TransitionError) -> Void
    ) -> Call {
        treeQueue.submit(
            at: self, &call, of: subject, { _ in cause()() },
            { TransitionIntent(on: subject, at: place, cause(), body) }
        ) { running throws(TransitionError) in
            try body(subject, &running)
        }
        return call
    }

    /// The same, of this node.
    @discardableResult
    package final func commit(
        _ cause: @autoclosure () -> () -> Cause, _ call: consuming Call,
        _ body: @escaping (Node, inout RunningCommit) throws(TransitionError) -> Void
    ) -> Call {
        commit(on: self, cause(), call, at: { $0 }, body)
    }

    /// The same, of an intent that says more than a transition.
    ///
    /// - Parameters:
    ///   - target: What takes the routes.
    ///   - intent: What asks for it; only made where it waits, settles or is watched.
    ///   - call: What asks for it.
    ///   - body: What that does.
    @discardableResult
    package final func commit(
        of target: AnyObject, _ intent: () -> any Intent, _ call: consuming Call,
        _ body: (inout RunningCommit) throws(TransitionError) -> Void
    ) -> Call {
        let cause = { (queue: CommitQueue?) in
            let cause = intent().cause
            return queue.map { cause.started(at: $0.formerPath(of: self)) } ?? cause
        }
        treeQueue.submit(at: self, &call, of: target, cause, intent, body)
        return call
    }

    /// Runs a commit that closes what is waited for no more: nothing is asked whether it may be left.
    ///
    /// - Parameters:
    ///   - title: What a log calls it.
    ///   - location: Where it was asked for.
    ///   - isNext: Whether it gets the next turn, and that not before something has the queue go on.
    ///   - body: What it does.
    package final func closing(
        _ title: String, _ location: CallSite, isNext: Bool = false,
        _ body: @escaping (Node, inout RunningCommit) throws(TransitionError) -> Void
    ) {
        let intent = TransitionIntent(on: self, at: { $0 }, { .transition(title) }, body)
        let request = Request(intent, .animated, location, isForced: true) { _ in }
        if isNext { treeQueue.line(up: request, isNext: true) } else { treeQueue.add(request) }
    }
}
