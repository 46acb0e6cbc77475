/// What was asked for, and how it becomes part of a commit: now, in its turn, and again after a gate.
///
/// An intent is only made where something waits; what is done at once has none. It keeps what it is about until it has
/// its turn. From when it waits at a gate it keeps nothing of the tree: the tree keeps the queue, and that what waits.
///
/// Coordinators make it of what the user did, in ``Presentable/claim(_:)``; an app has no use for one.
public class Intent {
    package init() {}

    /// What was asked for, as a value.
    package var cause: Cause { .transition("") }

    /// A node of the tree that it changes, by which its queue is found; nil where it changes no tree.
    package var anchor: Node? { nil }

    /// What it asks for and of what, where that is made of routes. The same routes of the same target are the same.
    package var routed: RoutedTo? { nil }

    /// Whether it is made of routes, and keeps nothing of the tree but what takes them.
    package var isRouted: Bool { false }

    /// What it is about, unless that has gone; of a handle, that.
    package var subject: AnyObject? { nil }

    /// What the user did, where a host has reported that.
    package var report: Report? { nil }

    /// Makes what it asks for part of a commit.
    ///
    /// - Parameters:
    ///   - commit: The commit that is running.
    ///   - closing: How it ends where nothing is left to take it, because that went with what had to come first.
    package func join(_ commit: AnyCommit, closing: RejectionReason? = nil) throws(TransitionError) {}

    /// The same, at a node of a tree: for what is asked of the nearest that takes it, as a gate's prerequisite is.
    package func placed(at node: Node) -> Intent { self }

    /// It waits at a gate, and keeps nothing of the tree from now on.
    package func loosen() {}

    /// It settles, and will not be asked for again: it keeps only what has to be told to hosts.
    package func settle() {}

    /// Has the host show the tree again, where it shows what the user did and that is not to be, or not yet.
    package func showAgain() {}
}

/// What changes a tree, as those beneath it know it. There is one subclass, the commit.
@usableFromInline package class AnyCommit {
    init() {}
}
