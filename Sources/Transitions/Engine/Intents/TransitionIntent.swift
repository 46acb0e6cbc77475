/// A transition that no route stands for.
final class TransitionIntent<Subject: AnyObject>: Intent {
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var held: Held

    private var makeCause: () -> Cause
    private let body: (Subject, inout RunningCommit) throws(TransitionError) -> Void

    /// - Parameters:
    ///   - subject: What it is about. Where that has gone while this waited at a gate, it fails as released.
    ///   - place: Where that stands.
    ///   - cause: What asks for it. Only made where something has to know, and before this waits at a gate.
    ///   - body: What it does.
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

    /// The words may keep what the transition was to show: they are made now.
    func keepWords() {
        let (cause, former) = (cause, makeCause)
        makeCause = { cause }
        withExtendedLifetime(former) {}
    }
}
