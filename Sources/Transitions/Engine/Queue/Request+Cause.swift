extension Request {
    /// What asked for it, as a value.
    var cause: Cause {
        guard var cause = noted ?? intent?.cause else { return .transition("") }
        // What a handle stands for is only looked for here.
        if let handle = (intent?.subject ?? target) as? any RouterHandle {
            cause = cause.taken(byHandleOf: handle.routedType)
        }
        if let hold = progress?.prerequisiteOf { cause = .prerequisite(cause, of: hold.question.keeper) }
        return recovered == nil ? cause : .recovery(cause)
    }

    /// The same, as it is stored: a report that a coordinator has claimed waits as the claimed route.
    package var storedCause: Cause { reported?.claim?.cause ?? cause }

    /// Notes where it started, as that was before the commit.
    ///
    /// - Parameter look: Looks at the tree as it was.
    func notePlace(_ look: (() -> Cause) -> Cause) {
        if noted == nil, let intent { noted = look { intent.cause } }
    }

    /// It settles, and will not be asked for again: it keeps only what tells it from others, as what is made of routes
    /// does anyway. What that comes to as a value is found out where it is read.
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

    /// Keeps nothing of what was asked for.
    func forget() {
        let former = (intent, target)
        (intent, target) = (nil, nil)
        withExtendedLifetime(former) {}
    }

    /// Notes what was asked for, unless that is known, and keeps from now on what that keeps.
    func note(_ intent: () -> any Intent) {
        guard self.intent == nil else { return }
        let former = target
        (self.intent, target) = (intent(), nil)
        withExtendedLifetime(former) {}
    }

    /// The error of what a host did not show.
    func notShown(_ reason: TransitionError.Detail, state: String) -> TransitionError {
        let cause = cause
        let what = cause.report.map { "what the user did (\($0.words(at: cause.place)))" } ?? "the commit of \(cause)"
        return TransitionError("show \(what)", reason, state: state)
    }
}
