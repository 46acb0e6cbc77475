/// A cause, and the way it becomes part of a commit: now, in its turn, and again after a gate.
///
/// An intent is created only if something waits; a trigger that runs at once has none. It retains its subject until it
/// has its turn. While it waits at a gate it retains nothing of the tree: the tree retains the queue, and the queue the
/// intent.
@usableFromInline package protocol Intent: AnyObject {
    /// The subject, and the way it is retained.
    var held: Held { get set }

    /// The request, as a value.
    var cause: Cause { get }

    /// True if it is made of routes, and retains nothing of the tree but the object that takes them.
    var isRouted: Bool { get }

    /// Its routes; empty if it is not made of routes. Intents with equal routes and one subject ask for the same.
    var routes: [any Route] { get }

    /// True if the call has gates of its own.
    var isGuarded: Bool { get }

    /// This intent, if it is a report.
    var reported: (any ReportingIntent)? { get }

    /// Makes the request part of a commit.
    ///
    /// - Parameters:
    ///   - commit: The commit that is running.
    ///   - closing: The reason to reject it if the object to take it is gone, together with a prerequisite that was
    ///     closed.
    func join(_ commit: AnyCommit, closing: RejectionReason?) throws(TransitionError)

    /// Called before the subject may be released: stores the words for messages that depend on it.
    func captureDescription()
}

/// The intent of a report. It has one implementation, on the floor where reports are made.
@usableFromInline package protocol ReportingIntent: Intent {
    /// The report.
    var report: Report { get }

    /// The intent that a coordinator made of the report. It waits in its place: the reported node may be gone by then.
    var claim: (any Intent)? { get }

    /// Called when its commit settles, and will not be planned again: retains only what hosts have to be notified of.
    func settle()

    /// Asks the host to show the tree again, because the host shows an action that is not accepted, or not yet.
    func showAgain()
}

extension Intent {
    @usableFromInline package var isRouted: Bool { false }
    @usableFromInline package var routes: [any Route] { [] }
    @usableFromInline package var isGuarded: Bool { false }
    @usableFromInline package var reported: (any ReportingIntent)? { nil }

    /// The subject, if it still exists; for a handle, the handle. Nil for a route to the nearest router.
    package var subject: AnyObject? { isRouted && !held.isBound ? nil : held.subject }

    /// A node of the tree that it changes, used to find the queue; nil if it changes no tree.
    var anchor: Node? { reported?.claim?.anchor ?? held.anchor }

    /// Called when it waits at a gate: it retains nothing of the tree from now on.
    func releaseSubject() {
        if held.isKept { captureDescription() }
        let former = held.weaken()
        withExtendedLifetime(former) {}
        reported?.claim?.releaseSubject()
    }

    /// Called when this intent waits in line, or settles. It no longer retains the outermost node, because that node
    /// retains the line, and so the intent.
    func wait(inLineOf outermost: Node) {
        if held.keeps(outermost) { captureDescription() }
        let former = held.wait(inLineOf: outermost)
        withExtendedLifetime(former) {}
        reported?.claim?.wait(inLineOf: outermost)
    }
}

/// The intent that a coordinator makes of a report, in `_claim(_:)`. An app has no use for one.
@_documentation(visibility: internal)
public struct _Claim {
    let intent: any Intent

    package init(_ intent: any Intent) {
        self.intent = intent
    }
}

/// A commit, as lower floors know it. It has one subclass, `Commit`.
@usableFromInline package class AnyCommit {
    init() {}
}
