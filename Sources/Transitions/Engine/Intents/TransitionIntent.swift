/// A transition that no route stands for.
package final class TransitionIntent<Subject: AnyObject>: Intent {
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var held: Held<Subject>
    private var makeCause: () -> Cause
    private let body: (Subject, inout RunningCommit) throws(TransitionError) -> Void

    /// - Parameters:
    ///   - subject: What it is about. Where that has gone while this waited at a gate, it fails as released.
    ///   - place: Where that stands.
    ///   - cause: What asks for it. Only made where something has to know, and before this waits at a gate.
    ///   - body: What it does.
    package init(
        on subject: Subject, at place: @escaping (Subject) -> Node?, _ cause: @escaping () -> Cause,
        _ body: @escaping (Subject, inout RunningCommit) throws(TransitionError) -> Void
    ) {
        held = Held(subject, at: place)
        self.body = body
        makeCause = cause
    }

    package var cause: Cause { makeCause() }

    package var anchor: Node? { held.anchor }

    package var subject: AnyObject? { held.subject }

    package func join(_ commit: AnyCommit, closing: RejectionReason?) throws(TransitionError) {
        var running = RunningCommit(commit)
        if let subject = held.subject {
            try body(subject, &running)
        } else if let closing {
            running.commit.reject(closing)
        } else {
            throw TransitionError("go on with \(cause)", .released)
        }
    }

    package func loosen() { letGo { $0.loosen() } }

    package func wait(inLineOf outermost: Node) {
        if held.anchor === outermost { letGo { $0.wait(inLineOf: outermost) } }
    }

    /// The words may keep what the transition was to show: they are made now.
    private func letGo(_ loosen: (inout Held<Subject>) -> Subject?) {
        let cause = cause
        let former = (makeCause, loosen(&held))
        makeCause = { cause }
        withExtendedLifetime(former) {}
    }
}
