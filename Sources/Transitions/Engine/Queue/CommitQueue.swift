/// Whose turn it is on one tree: one commit at a time, first come first served.
///
/// The outermost node of a tree has one, made when first needed; the windows of a manager share theirs.
@usableFromInline package final class CommitQueue: CommitOwner {
    /// Whether those who wait are being given their turns.
    var isServing = false

    /// How many more commits may be of no concern to those who watch before the tree is looked through for them.
    var patience: Int32 = 0

    /// What waits for its turn.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var waiting = Line()

    /// What is to run ahead of what waits: recoveries, which end everything that is pending, then what the user did.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package internal(set) var ahead: [Request] = []

    /// What triggers wait for that were not let pass, and by what those that wait are found; made when first needed.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var backlog: Backlog?

    /// The commit that settles, while one does.
    private(set) var settlement: Settlement?

    /// The effects of the commit that is told of, as far as they have not begun, the next last.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var undelivered: [Effect] = []

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
        let pending = allWaiting()
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
    package var isIdle: Bool { state == .idle && waiting.isEmpty && ahead.isEmpty }

    /// Whose commit changes the tree, if one does: its own, or that of the tree that it is lent to.
    var runningQueue: CommitQueue { unsafeDowncast(runningOwner, to: CommitQueue.self) }

    /// Lets go of a node that was removed, and is a tree of its own from now on. What waits for something to happen
    /// first, and began in that tree, waits there.
    override func release(_ node: Node) {
        node.queue = nil
        if let extras, extras.diagnostics != nil || extras.former != nil {
            node.demandExtras().former = FormerOwner(self)
        }
        guard let backlog, backlog.mayConcernOthers else { return }
        for hold in backlog.holds.all where hold.place?.outermost === node {
            backlog.forget(hold)
            node.demandQueue().demandBacklog().keep(hold)
        }
    }

    /// Becomes the queue of a tree.
    func serve(_ outermost: Node) {
        own(outermost)
        backlog?.noteOutermost(outermost)
    }

    /// Moves what waits in another queue behind what waits here.
    ///
    /// - Returns: What it takes to give it back; nil where nothing waits for something to happen first. What waits for
    ///   its turn finds the tree that it belongs to by itself.
    @discardableResult
    override func takeOver(_ other: CommitOwner) -> (any Absorbed)? {
        let other = unsafeDowncast(other, to: CommitQueue.self)
        let holds = other.takeHolds()
        let absorbed = holds.isEmpty ? nil : other.absorbed(holds)
        for hold in holds { demandBacklog().keep(hold) }
        for request in other.waiting.takeAll() { line(up: request) }
        if diagnostics == nil, let others = other.diagnostics { diagnostics = others }
        if !other.blanks.isEmpty { blanks += other.blanks }
        return absorbed
    }

    override func owner(around node: Node) -> CommitOwner { node.treeQueue }

    override var awaitedNodes: [Node] { (backlog?.holds.all ?? []).flatMap { $0.stillShown() } }

    override func answered() {
        guard let settlement, state == .settling else { return }
        goOn(settlement)
        runWaiting()
    }

    override func noteReplies(to tell: () -> Void) {
        let made = triggersMade(tell)
        if !made.isEmpty { demandBacklog().replies += made }
    }

    override func note(_ verdict: VerdictRecord) { demandExtras().verdicts.append(verdict) }

    override func notePassed() {
        guard commit.watch.contains(.logged), let extras, !extras.verdicts.isEmpty else { return }
        extras.verdicts[extras.verdicts.count - 1].pass()
    }

    /// Gives back what a commit has borrowed. What waits in one of them may change another, so nothing goes on before
    /// all of them are free.
    static func giveBack(_ queues: [CommitQueue]) {
        for queue in queues {
            queue.takeBack()
            queue.handOverStrangers()
        }
        // What is given back while it serves goes on there: two trees that borrow each other nest no deeper.
        for queue in queues where !queue.isServing { queue.runWaiting() }
    }

    /// What waits for something to happen first goes with the tree that it began in, where another tree's commit has
    /// taken that off.
    private func handOverStrangers() {
        guard let backlog, backlog.mayConcernOthers else { return }
        for hold in backlog.holds.all {
            guard let top = hold.place?.outermost, top !== outermost else { continue }
            backlog.forget(hold)
            top.demandQueue().demandBacklog().keep(hold)
        }
    }
}

extension CommitQueue {
    /// What triggers wait for that were not let pass, to be added to.
    func demandBacklog() -> Backlog {
        if let backlog { return backlog }
        let made = Backlog(of: self)
        backlog = made
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
}
