/// What was asked for, and how it becomes part of a commit: now, in its turn, and again after a gate.
///
/// An intent is only made where something waits; what is done at once has none. It keeps what it is about until it has
/// its turn. From when it waits at a gate it keeps nothing of the tree: the tree keeps the queue, and that what waits.
@usableFromInline package protocol Intent: AnyObject {
    /// What it is about.
    var held: Held { get set }

    /// What was asked for, as a value.
    var cause: Cause { get }

    /// Whether it is made of routes, and keeps nothing of the tree but what takes them.
    var isRouted: Bool { get }

    /// The routes that it asks for, if it is made of routes. The same routes of the same subject are the same.
    var routes: [any Route] { get }

    /// True if the call has gates of its own.
    var isGuarded: Bool { get }

    /// The same, where it is what the user did.
    var reported: (any ReportingIntent)? { get }

    /// Makes what it asks for part of a commit.
    ///
    /// - Parameters:
    ///   - commit: The commit that is running.
    ///   - closing: How it ends where nothing is left to take it, because that went with what had to come first.
    func join(_ commit: AnyCommit, closing: RejectionReason?) throws(TransitionError)

    /// It lets go of what it is about, and keeps the words for it that would go as well.
    func keepWords()
}

/// An intent of what the user did. There is one, which is made where reports are.
@usableFromInline package protocol ReportingIntent: Intent {
    /// What the user did.
    var what: Report { get }

    /// What a coordinator has made of it. That waits in its place: what the user did it to may have gone by then.
    var claim: (any Intent)? { get }

    /// It settles, and will not be asked for again: it keeps only what has to be told to hosts.
    func settle()

    /// Has the host show the tree again, where it shows what the user did and that is not to be, or not yet.
    func showAgain()
}

extension Intent {
    @usableFromInline package var reported: (any ReportingIntent)? { nil }

    /// What it is about, unless that has gone; of a handle, that. A route for the nearest router is about none.
    package var subject: AnyObject? { isRouted && !held.isBound ? nil : held.subject }

    /// A node of the tree that it changes, by which its queue is found; nil where it changes no tree.
    var anchor: Node? { reported?.claim?.anchor ?? held.anchor }

    /// It waits at a gate, and keeps nothing of the tree from now on.
    func loosen() {
        if held.isKept { keepWords() }
        let former = held.loosen()
        withExtendedLifetime(former) {}
        reported?.claim?.loosen()
    }

    /// It waits in line, or settles, and does not keep the outermost node of the tree meanwhile: that keeps the line.
    func wait(inLineOf outermost: Node) {
        if held.keeps(outermost) { keepWords() }
        let former = held.wait(inLineOf: outermost)
        withExtendedLifetime(former) {}
        reported?.claim?.wait(inLineOf: outermost)
    }
}

/// What a coordinator makes of what the user did, in `_claim(_:)`. An app has no use for one.
@_documentation(visibility: internal)
public struct Claim {
    let intent: any Intent

    package init(_ intent: any Intent) {
        self.intent = intent
    }
}

/// What changes a tree, as those beneath it know it. There is one subclass, the commit.
@usableFromInline package class AnyCommit {
    init() {}
}
