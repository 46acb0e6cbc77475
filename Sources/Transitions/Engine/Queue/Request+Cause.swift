extension Request {
    var cause: Cause {
        guard var cause = noted ?? intent?.cause else { return .transition("") }
        // The router behind a handle is looked up only here.
        if let handle = (intent?.subject ?? target) as? any RouterHandle {
            cause = cause.taken(byHandleOf: handle.routedType)
        }
        if let hold = progress?.prerequisiteOf { cause = .prerequisite(cause, of: hold.question.source) }
        return recovered == nil ? cause : .recovery(cause)
    }

    /// The cause to store for the next launch: for a report that a coordinator has claimed, the claimed route.
    package var storedCause: Cause { reported?.claim?.cause ?? cause }

    /// Stores the cause, unless it is known, with its place in the tree.
    ///
    /// - Parameter look: Calls a closure while the tree is as it was when the request was made.
    func notePlace(_ look: (() -> Cause) -> Cause) {
        if noted == nil, let intent { noted = look { intent.cause } }
    }

    /// Releases the parts of a settling request that only another attempt would need. A request for routes has no such
    /// parts; its cause is created when read.
    func settle() {
        if intent?.isRouted == true { return }
        let former = (intent, target)
        if let intent, reported == nil {
            if noted == nil { noted = intent.cause }
            target = intent.subject
            self.intent = nil
        } else {
            reported?.settle()
        }
        if noted?.isRouted != true { target = nil }
        withExtendedLifetime(former) {}
    }

    /// Releases the intent and the target.
    func forget() {
        let former = (intent, target)
        (intent, target) = (nil, nil)
        withExtendedLifetime(former) {}
    }

    /// Stores the intent, unless there is one, in place of the target.
    func note(_ intent: () -> any Intent) {
        guard self.intent == nil else { return }
        let former = target
        (self.intent, target) = (intent(), nil)
        withExtendedLifetime(former) {}
    }

    /// Returns the error of a commit that a host did not show.
    func notShown(_ reason: TransitionError.Detail, state: String) -> TransitionError {
        let cause = cause
        let what = cause.report.map { "the user's action (\($0.words(at: cause.path)))" } ?? "the commit of \(cause)"
        return TransitionError("show \(what)", reason, state: state)
    }
}
