/// Whose turn it is on one tree: one commit at a time, first come first served.
///
/// The outermost node of a tree has one, made when first needed; the windows of a manager share theirs.
@usableFromInline package final class CommitQueue: CommitOwner {
    /// Whether those who wait are being given their turns.
    private(set) var isServing = false

    /// The triggers that wait; made when one first does.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var waiting: Waiting?

    /// The commit that settles, while one does.
    private(set) var settlement: Settlement?

    /// The effects of the commit that is told of, as far as they have not begun, the next last.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var undelivered: [Effect] = []

    /// What few queues have, made when first needed.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var extras: QueueExtras?

    /// Where failures go, also those of what has left a tree.
    @inline(never)
    override var handler: ((Diagnostic) -> Void)? { diagnostics ?? extras?.former?.owner?.handler }

    @usableFromInline override init() { super.init() }

    deinit {
        var slots: [Slot] = []
        abandon(leaving: &slots)
    }

    /// The tree has gone: whatever is pending ends. A commit that has not ended is taken back, in what is left of the
    /// tree because something else keeps it.
    ///
    /// - Parameter slots: What stood in the outermost node. A commit that goes on takes it over: as with what it took
    ///   off, what is triggered on it waits for that to end.
    override func abandon(leaving slots: inout [Slot]) {
        watch.insert(.gone)
        outermost = nil
        extras?.observers = []
        extras?.visibilityObservers = nil
        reportBlanks()
        let pending = waiting?.takeAll() ?? []
        runningOwner.keep(&slots)
        if let borrower = takeBorrower() {
            // The hosts of this tree have gone with it, and are not waited for.
            borrower.answered()
        } else if state == .settling {
            endSettling(.cancelled(.released))
        }
        endHolds(.released)
        keeper?.endAll()
        for request in pending { request.end(.cancelled(.released)) }
    }

    /// Whether a trigger would run at once.
    @inline(__always) package var isIdle: Bool { state == .idle && waiting?.isEmpty != false }

    /// Those that go ahead of the line.
    var urgent: [Request] { waiting?.urgent ?? [] }

    /// Whether something is to go ahead of the line.
    var hasUrgent: Bool { waiting?.urgent.isEmpty == false }

    /// Whether something waits in line for its turn.
    var hasLine: Bool { waiting?.isLineEmpty == false }

    /// Whose commit changes the tree, if one does: its own, or that of the tree that it is lent to.
    var runningQueue: CommitQueue { unsafeDowncast(runningOwner, to: CommitQueue.self) }

    /// Lets go of a node that was removed, and is a tree of its own from now on. What waits for something to happen
    /// first, and began in that tree, waits there.
    override func release(_ node: Node) {
        node.queue = nil
        if let extras, extras.diagnostics != nil || extras.former != nil {
            node.demandExtras().former = FormerOwner(self)
        }
        if waiting != nil { handOverHolds() }
    }

    /// Takes over what waits in the tree of another owner, which has come into this one. What waits for its turn finds
    /// the tree that it belongs to by itself.
    override func takeOver(_ other: CommitOwner) {
        let other = unsafeDowncast(other, to: CommitQueue.self)
        if let others = other.waiting {
            for hold in others.takeHolds() { keep(hold) }
            for request in others.takeLine() { line(up: request) }
        }
        if diagnostics == nil, let others = other.diagnostics { diagnostics = others }
        if !other.blanks.isEmpty { blanks += other.blanks }
    }

    override func partsWereTakenBack() { handOverHolds() }

    override func owner(around node: Node) -> CommitOwner { node.treeQueue }

    override var awaitedNodes: [Node] { (waiting?.holds ?? []).flatMap { $0.stillShown() } }

    override func answered() {
        guard let settlement, state == .settling else { return }
        goOn(settlement)
        runWaiting()
    }

    override func noteReplies(to tell: () -> Void) {
        let made = triggersMade(tell)
        if !made.isEmpty { demandWaiting().note(replies: made) }
    }

    override func note(_ verdict: VerdictRecord) { demandExtras().verdicts.append(verdict) }

    override func notePassed() {
        guard commit.watch.contains(.logged), let extras, !extras.verdicts.isEmpty else { return }
        extras.verdicts[extras.verdicts.count - 1].pass()
    }
}

extension CommitQueue {
    /// The triggers that wait, to be added to.
    func demandWaiting() -> Waiting {
        if let waiting { return waiting }
        let made = Waiting()
        waiting = made
        return made
    }

    /// What few queues have, to be added to.
    func demandExtras() -> QueueExtras {
        if let extras { return extras }
        let made = QueueExtras()
        extras = made
        return made
    }

    /// A commit begins to settle.
    func startSettling(_ settlement: Settlement) {
        self.settlement = settlement
        startSettling()
    }

    /// Hands over what settles, which ends.
    func takeSettlement() -> Settlement? {
        let former = settlement
        settlement = nil
        return former
    }

    /// Gives everybody who waits a turn, as long as nothing settles.
    func runWaiting() {
        let wasServing = isServing
        isServing = true
        while state == .idle, let waiting, serveNext(of: waiting) {}
        isServing = wasServing
    }

    /// Runs the effects of a commit.
    func runEffects(_ effects: [Effect]) {
        if effects.isEmpty { return }
        undelivered = effects.reversed()
        while let effect = undelivered.popLast() { effect.run() }
        withExtendedLifetime(effects) {}
    }

    /// The names of the effects and results of the commit that is told of, as far as they have not begun.
    var undeliveredNames: [String] { undelivered.reversed().map(\.name) }
}
