/// One kind of intent: what it consists of, and what it does.
package protocol IntentBody {
    var cause: Cause { get }
    var anchor: Node? { get }
    var routed: (routes: AnyHashable, target: AnyObject)? { get }
    var subject: AnyObject? { get }
    func join(_ running: inout RunningCommit, closing: RejectionReason?) throws(TransitionError)
    func placed(at node: Node) -> Self
    mutating func loosen()
    mutating func settle()
}

extension IntentBody {
    package var routed: (routes: AnyHashable, target: AnyObject)? { nil }
    package func placed(at node: Node) -> Self { self }
    package mutating func settle() {}
}

/// An intent of one kind, which costs one allocation.
package final class IntentOf<Body: IntentBody>: Intent {
    private var body: Body

    package init(_ body: Body) {
        self.body = body
    }

    override package var cause: Cause { body.cause }
    override package var anchor: Node? { body.anchor }
    override package var routed: (routes: AnyHashable, target: AnyObject)? { body.routed }
    override package var subject: AnyObject? { body.subject }

    override package func join(_ commit: AnyCommit, closing: RejectionReason?) throws(TransitionError) {
        let body = body
        var running = RunningCommit(commit: unsafeDowncast(commit, to: Commit.self))
        try body.join(&running, closing: closing)
    }

    override package func placed(at node: Node) -> Intent { IntentOf(body.placed(at: node)) }

    override package func loosen() {
        var loosened = body
        loosened.loosen()
        replaceBody(by: loosened)
    }

    override package func settle() {
        var settled = body
        settled.settle()
        replaceBody(by: settled)
    }

    /// What the former one kept goes while this is not being changed.
    private func replaceBody(by next: Body) {
        let former = body
        body = next
        withExtendedLifetime(former) {}
    }
}
