/// The request of a trigger, and the way it becomes part of a commit: at once, in its turn, or again after a gate.
///
/// Only a trigger that waits has an intent. The intent retains its subject until it has its turn. While it waits at a
/// gate it retains nothing of the tree: the tree retains the queue, and the queue the intent.
@usableFromInline package protocol Intent: AnyObject {
    var held: Held { get set }

    var cause: Cause { get }

    /// True if the request is made of routes. The intent then retains nothing of the tree but the object that takes
    /// them.
    var isRouted: Bool { get }

    /// The routes of the request, if any. Intents with equal routes and the same subject make the same request.
    var routes: [any Route] { get }

    /// True if gates were passed with the call.
    var isGuarded: Bool { get }

    /// True if the routes follow an address; of several that wait, one may supersede the others.
    var isAddress: Bool { get }
    var isSuperseding: Bool { get }

    /// The call as a value, if it is one without a route that can be made again.
    var deed: Deed? { get }

    /// This intent, if it is a report.
    var reported: (any ReportingIntent)? { get }

    /// Makes the request part of a commit.
    ///
    /// - Parameters:
    ///   - commit: The commit that is running.
    ///   - closing: The reason to reject the request if its subject is gone and a prerequisite was closed; nil to
    ///     throw.
    func join(_ commit: AnyCommit, closing: RejectionReason?) throws(TransitionError)

    /// Stores the words for messages that depend on the subject. Called before the subject may be released.
    func captureDescription()
}

/// The intent of a report. Its one implementation is `ReportIntent`.
@usableFromInline package protocol ReportingIntent: Intent {
    var report: Report { get }

    /// The intent that a coordinator made of the report. It waits in place of the report, whose node may go meanwhile.
    var claim: (any Intent)? { get }

    /// Releases all that only another attempt would need. Called when the commit settles, after which there is none.
    func settle()

    /// Asks the host to show the tree again, as its screen shows an action that is not accepted, or not yet.
    func showAgain()
}

extension Intent {
    @usableFromInline package var isRouted: Bool { false }
    @usableFromInline package var deed: Deed? { nil }
    @usableFromInline package var routes: [any Route] { [] }
    @usableFromInline package var isGuarded: Bool { false }
    @usableFromInline package var isAddress: Bool { false }
    @usableFromInline package var isSuperseding: Bool { false }
    @usableFromInline package var reported: (any ReportingIntent)? { nil }

    /// The subject, if it still exists; for a call through a handle, the handle. Nil for a route to the nearest router.
    package var subject: AnyObject? { isRouted && !held.isBound ? nil : held.subject }

    /// A node of the tree that the request changes, used to find the queue; nil if there is none.
    var anchor: Node? { reported?.claim?.anchor ?? held.anchor }

    /// Releases all of the tree that this intent retains. Called when it begins to wait at a gate.
    func releaseSubject() {
        if held.isKept { captureDescription() }
        let former = held.weaken()
        withExtendedLifetime(former) {}
        reported?.claim?.releaseSubject()
    }

    /// Releases the outermost node, which retains the line, and so this intent. Called when this begins to wait in
    /// line, or its commit to settle.
    func wait(inLineOf outermost: Node) {
        if held.keeps(outermost) { captureDescription() }
        let former = held.wait(inLineOf: outermost)
        withExtendedLifetime(former) {}
        reported?.claim?.wait(inLineOf: outermost)
    }
}

/// The result of `_claim(_:)`: the request that a coordinator makes of a user's action. An app has no use for it.
@_documentation(visibility: internal)
public struct _Claim {
    let intent: any Intent

    package init(_ intent: any Intent) {
        self.intent = intent
    }
}

/// The superclass of `Commit`, for code that must not depend on that.
@usableFromInline package class AnyCommit {
    init() {}
}
