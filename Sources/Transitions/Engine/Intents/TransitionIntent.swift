/// An intent to run a transition without a route.
final class TransitionIntent<Subject: AnyObject>: Intent {
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var held: Held

    private var makeCause: () -> Cause
    private let body: (Subject, inout RunningCommit) throws(TransitionError) -> Void

    /// - Parameters:
    ///   - subject: The subject of the transition, which fails as released if this is gone after a wait at a gate.
    ///   - place: Returns the node at which the subject is now.
    ///   - cause: Creates the cause, only when needed, and before the intent waits at a gate.
    ///   - body: The work of the transition.
    init(
        on subject: Subject, at place: @escaping (Subject) -> Node?, _ cause: @escaping () -> Cause,
        _ body: @escaping (Subject, inout RunningCommit) throws(TransitionError) -> Void
    ) {
        held = Held(subject) { place(unsafeDowncast($0, to: Subject.self)) }
        self.body = body
        makeCause = cause
    }

    var cause: Cause { makeCause() }
    var isRouted: Bool { false }
    var routes: [any Route] { [] }
    var isGuarded: Bool { false }

    func join(_ commit: AnyCommit, closing: RejectionReason?) throws(TransitionError) {
        var running = RunningCommit(commit)
        if let subject = held.subject {
            try body(unsafeDowncast(subject, to: Subject.self), &running)
        } else if let closing {
            running.commit.reject(closing)
        } else {
            throw TransitionError("go on with \(cause)", .released)
        }
    }

    /// Creates the cause now, as its closure may retain the presentable to be shown.
    func captureDescription() {
        let (cause, former) = (cause, makeCause)
        makeCause = { cause }
        withExtendedLifetime(former) {}
    }
}
