/// A request for a commit: an intent, options, and the recipient of the outcome.
@usableFromInline package final class Request: AnyRequest {
    let location: CallSite
    var completion: ((TransitionOutcome) -> Void)?

    /// The intent; nil if nothing will use it.
    var intent: (any Intent)?

    /// The cause, if it was stored: for a commit that settles or is observed.
    var noted: Cause?

    /// The object that was asked, if the cause is stored, as long as it is retained.
    private var keptTarget: AnyObject?

    /// The object that was asked, if the cause is stored.
    var target: AnyObject? {
        get { keptTarget ?? progress?.weakTarget }
        set { keptTarget = newValue }
    }

    /// The place where the request waits.
    private(set) var wait = Wait.nothing

    /// The history, if the request was not done at once.
    private(set) var progress: Progress?

    /// The tree to recover, if the request is a recovery.
    let recovered: RecoveredTree?

    /// True if screens are left without being asked.
    let isForced: Bool

    /// True if the request repairs what does not hold: no host can refuse it. Set before it is made.
    var isRepair = false

    @inline(never)
    package init(
        _ intent: (any Intent)?, _ options: TransitionOptions, _ location: CallSite,
        recovering recovered: RecoveredTree? = nil, isForced: Bool = false,
        _ completion: ((TransitionOutcome) -> Void)?
    ) {
        self.intent = intent
        self.location = location
        self.recovered = recovered
        self.isForced = isForced
        self.completion = completion
        super.init(options)
    }

    override func join(_ running: inout RunningCommit) throws(TransitionError) {
        if let recovered { running.commit.closeWhatIsPending(in: recovered.outermost) }
        try intent?.join(running.commit, closing: closing)
    }

    /// Sets the place where the request waits. Called by the list or the hold that has it.
    func wait(for wait: Wait) { self.wait = wait }

    override func wait(inLineOf outermost: Node) {
        intent?.wait(inLineOf: outermost)
        guard let target = keptTarget, outermost.isRetained(by: target, noted) else { return }
        makeProgressIfNeeded().weakTarget = target
        keptTarget = nil
    }
}

/// The place where a request waits.
enum Wait {
    /// None: the request does not wait yet, has its turn, or has ended.
    case nothing
    /// A turn, in line or ahead of it.
    case turn
    /// A gate, whose prerequisite has to end before another attempt.
    case gate(Hold)
}

/// A tree that a request recovers: everything that is pending in it ends. Retained until the request waits at a gate.
/// Empty for a router without a tree.
package final class RecoveredTree {
    private var kept: Node?
    private weak var weakNode: Node?

    init(_ outermost: Node?) {
        kept = outermost
    }

    /// The outermost node of the tree when the request was made.
    var outermost: Node? { kept ?? weakNode }

    fileprivate func release() {
        weakNode = kept
        kept = nil
    }
}

extension Request {
    /// The queue of the tree that this request is to change, which may no longer be the one in which it waits; nil if
    /// there is no such tree.
    var home: CommitQueue? { (recovered?.outermost ?? intent?.anchor)?.treeQueue }

    /// Releases everything of the tree: the request waits at a gate, or for a gesture.
    func releaseTree() {
        intent?.releaseSubject()
        recovered?.release()
    }

    /// The intent, if it is a report.
    var reported: (any ReportingIntent)? { intent?.reported }

    /// The hold at which the request waits, if it waits at a gate.
    var hold: Hold? { if case .gate(let hold) = wait { hold } else { nil } }

    @inline(never)
    func makeProgressIfNeeded() -> Progress {
        if let progress { return progress }
        let made = Progress()
        progress = made
        return made
    }

    /// The user's action, if a host has reported one.
    var report: Report? { reported?.report }

    var isRecovery: Bool { recovered != nil }
}

extension Node {
    /// Returns true if a target retains this node, as its coordinator or its root does.
    fileprivate final func isRetained(by target: AnyObject, _ cause: Cause?) -> Bool {
        if target === self || (self as? Container)?.isClaimed(by: target) == true { return true }
        // An address is followed from a root, too. Checked last, as a cast is expensive.
        return cause?.route == nil && (target as? any Presentable)?.node === self
    }
}
