extension Node {
    /// Runs a commit on the tree of this node, now or when its turn comes.
    ///
    /// - Parameters:
    ///   - subject: The object that the commit is about. Not retained while the commit waits at a gate.
    ///   - cause: Creates the cause; only called if needed.
    ///   - call: The call that requests the commit.
    ///   - place: Returns the node of the subject.
    ///   - deed: The call as a value, if it can be made again.
    ///   - body: The work of the commit.
    /// - Returns: The call, which has ended or waits.
    @discardableResult
    package final func commit<Subject: AnyObject>(
        on subject: Subject, _ cause: @autoclosure () -> () -> Cause, _ call: consuming Call,
        at place: @escaping (Subject) -> Node?, as deed: @autoclosure () -> Deed? = nil,
        _ body: @escaping (Subject, inout RunningCommit) throws(TransitionError) -> Void
    ) -> Call {
        treeQueue.submit(
            at: self, &call, of: subject, { _ in cause()() },
            { TransitionIntent(on: subject, at: place, cause(), deed(), body) }
        ) { running throws(TransitionError) in
            try body(subject, &running)
        }
        return call
    }

    /// Runs a commit whose subject is this node.
    @discardableResult
    package final func commit(
        _ cause: @autoclosure () -> () -> Cause, _ call: consuming Call, as deed: @autoclosure () -> Deed? = nil,
        _ body: @escaping (Node, inout RunningCommit) throws(TransitionError) -> Void
    ) -> Call {
        commit(on: self, cause(), call, at: { $0 }, as: deed(), body)
    }

    /// Runs a commit for an intent of a type other than ``TransitionIntent``.
    ///
    /// - Parameters:
    ///   - target: The object that takes the routes.
    ///   - intent: Creates the intent; only called if the commit waits, settles or is observed.
    ///   - call: The call that requests the commit.
    ///   - body: The work of the commit.
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

    /// Runs a commit that closes screens for which no trigger waits any more, without asking them.
    ///
    /// - Parameters:
    ///   - title: The commit's name in logs.
    ///   - location: The source location of the request.
    ///   - isNext: True to give it the next turn, without starting the queue.
    ///   - body: The work of the commit.
    package final func closing(
        _ title: String, _ location: CallSite, isNext: Bool = false,
        _ body: @escaping (Node, inout RunningCommit) throws(TransitionError) -> Void
    ) {
        let intent = TransitionIntent(on: self, at: { $0 }, { .transition(title) }, nil, body)
        let request = Request(intent, .animated, location, isForced: true) { _ in }
        if isNext { treeQueue.line(up: request, isNext: true) } else { treeQueue.add(request) }
    }
}
