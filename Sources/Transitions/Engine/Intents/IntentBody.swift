/// One kind of intent: what it consists of, and what it does.
package protocol IntentBody {
    /// Whether it is made of routes, and keeps nothing of the tree but what takes them.
    static var isRouted: Bool { get }

    var cause: Cause { get }
    var anchor: Node? { get }
    var routed: RoutedTo? { get }
    var subject: AnyObject? { get }
    func join(_ running: inout RunningCommit, closing: RejectionReason?) throws(TransitionError)
    func placed(at node: Node) -> Self
    mutating func loosen()
}

extension IntentBody {
    package static var isRouted: Bool { false }
    package var routed: RoutedTo? { nil }
    package func placed(at node: Node) -> Self { self }
}

/// An intent of one kind, which costs one allocation.
package final class IntentOf<Body: IntentBody>: Intent {
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var body: Body

    package init(_ body: Body) {
        self.body = body
    }

    override package var cause: Cause { body.cause }
    override package var anchor: Node? { body.anchor }
    override package var routed: RoutedTo? { body.routed }
    override package var isRouted: Bool { Body.isRouted }
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
        // What the former one kept goes while this is not being changed.
        let former = body
        body = loosened
        withExtendedLifetime(former) {}
    }
}
