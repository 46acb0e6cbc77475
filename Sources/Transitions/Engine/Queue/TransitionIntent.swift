/// An intent to run a transition without a route.
final class TransitionIntent<Subject: AnyObject>: Intent {
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var held: Held

    let deed: Deed?

    private var makeCause: () -> Cause
    private let body: (Subject, inout RunningCommit) throws(TransitionError) -> Void

    /// - Parameters:
    ///   - subject: The object to change. If it is gone after a wait at a gate, the transition fails as released.
    ///   - place: Returns the node at which the subject is now.
    ///   - cause: Creates the cause, only when needed, and before the intent waits at a gate.
    ///   - deed: The call as a value, if it can be made again.
    ///   - body: The work of the transition.
    init(
        on subject: Subject, at place: @escaping (Subject) -> Node?, _ cause: @escaping () -> Cause,
        _ deed: Deed? = nil,
        _ body: @escaping (Subject, inout RunningCommit) throws(TransitionError) -> Void
    ) {
        held = Held(subject) { place(unsafeDowncast($0, to: Subject.self)) }
        self.body = body
        self.deed = deed
        makeCause = cause
    }

    var cause: Cause { makeCause() }

    func join(_ commit: AnyCommit, closing: RejectionReason?) throws(TransitionError) {
        var running = RunningCommit(commit)
        guard let subject = held.subject else { return try endReleased(in: running.commit, closing: closing) }
        try body(unsafeDowncast(subject, to: Subject.self), &running)
    }

    /// Creates the cause now, as its closure may retain the presentable to be shown.
    func captureDescription() {
        let (cause, former) = (cause, makeCause)
        makeCause = { cause }
        withExtendedLifetime(former) {}
    }
}

extension Intent {
    /// Ends the request whose subject is gone: rejects the commit for a reason, or throws if there is none.
    package func endReleased(in commit: Commit, closing: RejectionReason?) throws(TransitionError) {
        guard let closing else { throw TransitionError("go on with \(cause)", .released) }
        commit.reject(closing)
    }
}
