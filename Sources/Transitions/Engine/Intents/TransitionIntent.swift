extension Intent {
    /// A transition that no route stands for.
    ///
    /// - Parameters:
    ///   - subject: What it is about. Where that has gone while this waited at a gate, it fails as released.
    ///   - place: Where that stands.
    ///   - cause: What asks for it. Only made where something has to know, and before this waits at a gate.
    ///   - body: What it does.
    package static func transition<Subject: AnyObject>(
        on subject: Subject, at place: @escaping (Subject) -> Node?, _ cause: @escaping () -> Cause,
        _ body: @escaping (Subject, inout RunningCommit) throws(TransitionError) -> Void
    ) -> Intent {
        IntentOf(TransitionIntent(Held(subject, at: place), cause, body))
    }
}

private struct TransitionIntent<Subject: AnyObject>: IntentBody {
    private var held: Held<Subject>
    private var makeCause: () -> Cause
    private let body: (Subject, inout RunningCommit) throws(TransitionError) -> Void

    init(
        _ held: Held<Subject>, _ cause: @escaping () -> Cause,
        _ body: @escaping (Subject, inout RunningCommit) throws(TransitionError) -> Void
    ) {
        self.held = held
        self.body = body
        makeCause = cause
    }

    var cause: Cause { makeCause() }

    var anchor: Node? { held.anchor }

    var subject: AnyObject? { held.subject }

    func join(_ running: inout RunningCommit, closing: RejectionReason?) throws(TransitionError) {
        if let subject = held.subject {
            try body(subject, &running)
        } else if let closing {
            running.commit.reject(closing)
        } else {
            throw TransitionError("go on with \(cause)", .released)
        }
    }

    /// The words may keep what the transition was to show: they are made now.
    mutating func loosen() {
        let cause = cause
        makeCause = { cause }
        held.loosen()
    }
}
