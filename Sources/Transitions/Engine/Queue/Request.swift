/// One asking for a commit: what for, how, and what is to be told how it ends.
@usableFromInline package final class Request {
    package let options: TransitionOptions
    package let location: CallSite
    package let completion: ((TransitionOutcome) -> Void)?

    /// What was asked for; nil where nothing will ask.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var intent: Intent?

    /// The same as a value, where it settles or is watched, and nothing waits.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var noted: Cause?

    /// What was asked for it, where that is noted as a value.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var target: AnyObject?

    /// How far it has come, where it was not done at once.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var progress: Progress?

    /// The tree that it recovers, where it is a recovery.
    let recovered: RecoveredTree?

    /// Whether nothing is asked whether it may be left.
    let isForced: Bool

    @inline(never)
    package init(
        _ intent: Intent?, _ options: TransitionOptions, _ location: CallSite, recovering recovered: Node? = nil,
        isForced: Bool = false, _ completion: ((TransitionOutcome) -> Void)?
    ) {
        self.intent = intent
        self.options = options
        self.location = location
        self.recovered = recovered.map(RecoveredTree.init)
        self.isForced = isForced
        self.completion = completion
    }
}

/// A tree that a request recovers: everything that is pending in it ends. Kept until the request waits at a gate.
final class RecoveredTree {
    private var kept: Node?
    private weak var loose: Node?

    fileprivate init(_ outermost: Node) {
        kept = outermost
    }

    /// What was its outermost node when it was asked for.
    var outermost: Node? { kept ?? loose }

    fileprivate func loosen() {
        loose = kept
        kept = nil
    }
}

extension Request {
    /// What asked for it, as a value.
    package var cause: Cause {
        guard var cause = noted ?? intent?.cause else { return .transition("") }
        // What a handle stands for is only looked for here.
        if let handle = (intent?.subject ?? target) as? any RouterHandle {
            cause = cause.taken(byHandleOf: handle.routedType)
        }
        return recovered == nil ? cause : .recovery(cause)
    }

    /// Notes what was asked for, as a value, unless that is known.
    func note(_ cause: () -> Cause, of target: AnyObject?) {
        guard intent == nil, noted == nil else { return }
        noted = cause()
        self.target = target
    }

    /// Notes where it started, as that was before the commit.
    ///
    /// - Parameter look: Looks at the tree as it was.
    fileprivate func notePlace(_ look: (() -> Cause) -> Cause) {
        if noted == nil, let intent { noted = look { intent.cause } }
    }

    /// Notes where what was asked for started.
    ///
    /// - Parameter place: Where the node that it was asked on stood before the commit.
    func notePlace(_ place: @autoclosure () -> TreePath?) {
        if intent == nil, noted?.isRouted == true { noted = noted?.started(at: place()) }
    }

    /// It settles, and will not be asked for again: it keeps only what tells it from others.
    func settle() {
        let former = (intent, target)
        if let intent, intent.report == nil {
            if noted == nil { noted = intent.cause }
            target = intent.subject
            self.intent = nil
        } else {
            intent?.settle()
        }
        if noted?.isRouted != true { target = nil }
        withExtendedLifetime(former) {}
    }

    /// Keeps nothing of what was asked for.
    func forget() {
        let former = (intent, target)
        (intent, target) = (nil, nil)
        withExtendedLifetime(former) {}
    }

    /// Notes what was asked for, unless that is known, and keeps from now on what that keeps.
    func note(_ intent: () -> Intent) {
        guard self.intent == nil else { return }
        let former = target
        (self.intent, target) = (intent(), nil)
        withExtendedLifetime(former) {}
    }

    /// Makes what it asks for part of a commit.
    func join(_ running: inout RunningCommit) throws(TransitionError) {
        if let recovered { running.commit.closeWhatIsPending(in: recovered.outermost) }
        try intent?.join(running.commit, closing: closing)
    }

    /// The queue of the tree that it is about, which may have left the tree that it was asked on since; nil where it is
    /// about none.
    var home: CommitQueue? { (recovered?.outermost ?? intent?.anchor)?.treeQueue }

    /// It waits at a gate, and keeps nothing of the tree from now on.
    func loosen() {
        intent?.loosen()
        recovered?.loosen()
    }

    /// How far it has come, to be noted.
    func demandProgress() -> Progress {
        progress ?? makeProgress()
    }

    @inline(never)
    private func makeProgress() -> Progress {
        let made = Progress()
        progress = made
        return made
    }

    /// Tells those who asked how it ended.
    ///
    /// - Returns: Whether anything has asked.
    @discardableResult
    func end(_ outcome: TransitionOutcome) -> Bool {
        completion?(outcome)
        guard let progress, !progress.followers.isEmpty else { return completion != nil }
        for follower in progress.followers { follower.end(outcome) }
        return true
    }

    /// Tells those who asked how it ended; a failure that none of them hears is reported.
    func end(_ outcome: TransitionOutcome, reportingTo diagnostics: ((Diagnostic) -> Void)?) {
        if !end(outcome), case .failed(let error) = outcome {
            Diagnostic(error, at: location).report(to: diagnostics)
        }
    }

    /// Whether anything hears how it ends.
    var isHeard: Bool { completion != nil || progress?.followers.isEmpty == false }

    /// What the user did, where a host has reported that.
    var report: Report? { intent?.report }

    var isRecovery: Bool { recovered != nil }

    /// Whether both are the same routes of the same router, and brought to the front alike.
    @inline(never)
    func isSame(as other: Request) -> Bool {
        guard options.reveals == other.options.reveals, let routed else { return false }
        return routed == other.routed
    }

    /// The same for all that are the same routes of the same router; nil for what is not made of routes.
    @inline(never)
    var routeHash: Int? { routed?.hashValue }

    /// What it asks for and of what, where that is made of routes.
    private var routed: RoutedTo? {
        if let intent { return intent.routed }
        guard let target, let noted else { return nil }
        return noted.routed(to: Self.target(of: target))
    }

    /// What gets the routes of a router.
    package static func target(of router: AnyObject) -> AnyObject { (router as? any RouterHandle)?.routed ?? router }

    /// Whether the coordinator of a root asked for it, or was asked for it.
    func isAsked(ofCoordinatorOf root: Node) -> Bool {
        guard let target = intent?.subject ?? target, let coordinator = Self.target(of: target) as? any Presentable
        else { return false }
        return coordinator._requestType != nil && coordinator.node === root
    }

    /// The error of what a host did not show.
    func notShown(_ reason: TransitionError.Reason, state: String) -> TransitionError {
        let cause = cause
        let what = cause.report.map { "what the user did (\($0.words(at: cause.place)))" } ?? "the commit of \(cause)"
        return TransitionError("show \(what)", reason, state: state)
    }
}

/// Something that only passes routes on to a router: the same route through it is the same route.
package protocol RouterHandle: AnyObject {
    /// What gets the routes; nil once that has gone.
    var routed: AnyObject? { get }

    /// The type of that, also once it has gone.
    var routedType: Any.Type { get }
}

extension CommitQueue {
    /// Notes where a request started, as it was before the commit. Only where the cause is read; O(edits), and for a
    /// report finding a node by its id.
    func noteCause(of request: Request) {
        request.notePlace { commit.beforehand($0) }
    }

    /// Where a node stood before the commit. O(its depth), and O(edits) where those have touched what it stands in.
    func formerPath(of node: Node) -> TreePath {
        // Mostly it is the root that was changed.
        if commit.journal.soleHolder === node { return node.path }
        let isUntouched = commit.edits.allSatisfy { edit in
            guard let holder = edit.holder else { return true }
            return node.contains(holder)
        }
        return isUntouched ? node.path : commit.beforehand { node.path }
    }
}

extension Request: Listed {
    var listing: ObjectIdentifier { ObjectIdentifier(self) }
}
