extension ContainerRoot {
    /// Gets out of any state: ends everything that is pending in this tree, closes its alerts, and runs a transition.
    ///
    /// What settles goes back, a gesture is cancelled, what waits is dropped, each with `cancelled(.recovery)`. Then
    /// the alerts of every window are closed and the transition runs, ahead of everything else and waiting for nobody.
    /// Every host is told to show the tree as it then is. Called in the middle of a commit, it comes
    /// right after it. Where its own transition is refused, the rest has been ended all the same. Of
    /// several, the last one runs, and ends those before it.
    ///
    /// - Parameters:
    ///   - transition: Where to go from there.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func recover(
        to transition: Transition<Self>, completion: ((TransitionOutcome) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let location = CallSite(fileID: fileID, line: line)
        node.recover(on: self, { .transition("\(transition)") }, location, completion) {
            root, running throws(TransitionError) in
            try running.perform(transition, on: root)
        }
    }
}

extension Node {
    /// Ends everything that is pending in this tree, and runs a commit that waits for nobody.
    ///
    /// - Returns: The trigger, which may have run.
    @discardableResult
    package final func recover<Subject: AnyObject>(
        on subject: Subject, _ cause: @escaping () -> Cause, isForced: Bool = true, _ location: CallSite,
        _ completion: ((TransitionOutcome) -> Void)?,
        _ body: @escaping (Subject, inout RunningCommit) throws(TransitionError) -> Void
    ) -> Trigger {
        // What settles goes back, and this may go with it: the tree that is recovered is the one that it stood in.
        let outermost = outermost
        let request = Request(.recovery(cause, from: { outermost }), .unanimated, location, completion)
        request.isForced = isForced
        let trigger = Trigger(
            request, anchor: { self },
            parking: { request in
                .waiting(on: subject, at: self, request) { [weak outermost] subject, running throws(TransitionError) in
                    running.commit.closeWhatIsPending(in: outermost)
                    try body(subject, &running)
                }
            }
        ) { running throws(TransitionError) in
            running.commit.closeWhatIsPending(in: outermost)
            try body(subject, &running)
        }
        outermost.demandQueue().recover(trigger)
        return trigger
    }
}
