/// What was asked for, and how it becomes part of a commit: now, in its turn, and again after a gate.
///
/// An intent is only made where something waits, settles or is watched; what is done at once has none. It keeps what it
/// is about until it has its turn. From when it waits at a gate it keeps nothing of the tree: the tree keeps the queue,
/// and that what waits.
///
/// Coordinators make it of what the user did, in ``Presentable/claim(_:)``; an app has no use for one.
public class Intent {
    package init() {}

    /// What was asked for, as a value.
    package var cause: Cause { .transition("") }

    /// A node of the tree that it changes, by which its queue is found; nil where it changes no tree.
    package var anchor: Node? { nil }

    /// What it asks for and of what, where that is made of routes. The same routes of the same target are the same.
    package var routed: (routes: AnyHashable, target: AnyObject)? { nil }

    /// What it is about, unless that has gone.
    package var subject: AnyObject? { nil }

    /// What the user did, where a host has reported that.
    package var report: Report? { nil }

    /// Makes what it asks for part of a commit.
    ///
    /// - Parameters:
    ///   - running: The commit.
    ///   - closing: How it ends where nothing is left to take it, because that went with what had to come first.
    package func join(_ running: inout RunningCommit, closing: RejectionReason? = nil) throws(TransitionError) {}

    /// The same, at a node of a tree: for what is asked of the nearest that takes it, as a gate's prerequisite is.
    package func placed(at node: Node) -> Intent { self }

    /// It waits at a gate, and keeps nothing of the tree from now on.
    package func loosen() {}

    /// It settles, and will not be asked for again: it keeps only what tells it from others.
    package func settle() {}

    /// Has the host show the tree again, where it shows what the user did and that is not to be, or not yet.
    package func showAgain() {}
}

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

    override package func join(
        _ running: inout RunningCommit, closing: RejectionReason?
    ) throws(TransitionError) {
        let body = body
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
