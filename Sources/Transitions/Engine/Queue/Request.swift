/// One asking for a commit: what for, how, and what is to be told how it ends.
@usableFromInline package final class Request: AnyRequest {
    let location: CallSite
    let completion: ((TransitionOutcome) -> Void)?

    /// What was asked for; nil where nothing will ask.
    var intent: (any Intent)?

    /// The same as a value, where it settles or is watched, and nothing waits.
    var noted: Cause?

    /// The object it was asked of, where that is noted as a value, as long as it is kept.
    private var keptTarget: AnyObject?

    /// The object it was asked of, where that is noted as a value.
    var target: AnyObject? {
        get { keptTarget ?? progress?.looseTarget }
        set { keptTarget = newValue }
    }

    /// What it waits for.
    private(set) var wait = Wait.nothing

    /// How far it has come, where it was not done at once.
    private(set) var progress: Progress?

    /// The tree that it recovers, where it is a recovery.
    let recovered: RecoveredTree?

    /// Whether nothing is asked whether it may be left.
    let isForced: Bool

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

    /// It comes to wait, or waits no more: for those who put it where it waits.
    func wait(for wait: Wait) { self.wait = wait }

    override func wait(inLineOf outermost: Node) {
        intent?.wait(inLineOf: outermost)
        guard let target = keptTarget, outermost.isStoodFor(by: target, noted) else { return }
        demandProgress().looseTarget = target
        keptTarget = nil
    }
}

/// What a request waits for in the tree that keeps it.
enum Wait {
    /// Nothing: it has not come to wait, has its turn, or has ended.
    case nothing
    /// A turn, in line or ahead of it.
    case turn
    /// What has to happen before it can be planned again.
    case gate(Hold)
}

/// A tree that a request recovers: everything that is pending in it ends. Kept until the request waits at a gate. A
/// router without a tree recovers one with nothing in it.
package final class RecoveredTree {
    private var kept: Node?
    private weak var loose: Node?

    init(_ outermost: Node?) {
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
    /// The queue of the tree that it is about, which may have left the tree that it was asked on since; nil where it is
    /// about none.
    var home: CommitQueue? { (recovered?.outermost ?? intent?.anchor)?.treeQueue }

    /// It waits at a gate, and keeps nothing of the tree from now on.
    func loosen() {
        intent?.loosen()
        recovered?.loosen()
    }

    /// What asks for it, where that is what the user did.
    var reported: (any ReportingIntent)? { intent?.reported }

    /// What has to happen before it can be planned again, while it waits for that.
    var hold: Hold? { if case .gate(let hold) = wait { hold } else { nil } }

    /// How far it has come, to be noted.
    @inline(never)
    func demandProgress() -> Progress {
        if let progress { return progress }
        let made = Progress()
        progress = made
        return made
    }

    /// What the user did, where a host has reported that.
    var report: Report? { reported?.what }

    var isRecovery: Bool { recovered != nil }
}

extension Node {
    /// True if a target keeps this, as its coordinator or its root does.
    fileprivate final func isStoodFor(by target: AnyObject, _ cause: Cause?) -> Bool {
        if target === self || (self as? Container)?.isClaimed(by: target) == true { return true }
        // An address is followed from a root, too. Looked for last, as a cast costs much.
        return cause?.route == nil && (target as? any Presentable)?.node === self
    }
}
