/// The queue of commits on one tree: one at a time, first come, first served.
///
/// The outermost node of a tree has one, created when first needed; the windows of a manager share the manager's.
@usableFromInline package final class CommitQueue: CommitOwner {
    /// True while waiting requests are given their turns.
    private(set) var isServing = false

    /// The waiting requests; created with the first one.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var waiting: Waiting?

    private(set) var settlement: Settlement?

    /// The effects of the ending commit that have not run yet, the next one last.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var undelivered: [Effect] = []

    /// The parts that few queues have, created when first needed.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var extras: QueueExtras?

    /// True if it is known for whom something stands.
    var hasOwners = false

    /// The handler of failures; without one, the handler of the tree from which this one was removed.
    @inline(never)
    override var handler: ((Diagnostic) -> Void)? { diagnosticsHandler ?? extras?.former?.owner?.handler }

    @usableFromInline override init() { super.init() }

    deinit {
        var slots: [Slot] = []
        abandon(leaving: &slots)
    }

    /// Ends everything that is pending when the tree is released. A commit that has not ended is rolled back, in the
    /// parts of the tree that are still retained.
    ///
    /// - Parameter slots: The content of the outermost node. A commit that goes on takes it over; triggers made on the
    ///   content then wait for that commit.
    override func abandon(leaving slots: inout [Slot]) {
        watch.insert(.released)
        outermost = nil
        if hasOwners { noteOwnersOfReleased(slots) }
        extras?.observers = []
        extras?.visibilityObservers = nil
        reportContentFailures()
        let pending = waiting?.takeAll() ?? []
        runningOwner.keep(&slots)
        if let borrower = takeBorrower() {
            // The hosts of this tree are released with it, and not waited for.
            borrower.answered()
        } else if state == .settling {
            endSettling(.cancelled(.released))
        }
        endHolds(.released)
        keeper?.endAll()
        for request in pending { request.end(.cancelled(.released)) }
    }

    /// True if a trigger would run at once.
    @inline(__always) package var isIdle: Bool { state == .idle && waiting?.isEmpty != false }

    /// The requests that go ahead of the line.
    var urgent: [Request] { waiting?.urgent ?? [] }

    /// True if a request goes ahead of the line.
    var hasUrgent: Bool { waiting?.urgent.isEmpty == false }

    /// True if a request waits in line for its turn.
    var hasLine: Bool { waiting?.isLineEmpty == false }

    /// The queue whose commit may change the tree now: the borrower of a lent tree, else this one.
    var runningQueue: CommitQueue { unsafeDowncast(runningOwner, to: CommitQueue.self) }

    /// Releases a removed node, which is a tree of its own from now on. Holds that began in the node move to its queue.
    override func release(_ node: Node) {
        node.queue = nil
        if let extras, extras.diagnosticsHandler != nil || extras.former != nil {
            node.makeExtrasIfNeeded().former = FormerOwner(self)
        }
        if waiting != nil {
            handOverHolds()
            forgetMovements(in: node)
        }
    }

    /// Takes over what waits, the observers, the handler and the content failures of a tree that is now part of this.
    /// Each request in line looks for its tree in its turn.
    override func takeOver(_ other: CommitOwner) {
        let other = unsafeDowncast(other, to: CommitQueue.self)
        other.noteFormerOwners()
        if let others = other.waiting {
            for hold in others.takeHolds() { keep(hold) }
            for request in others.takeLine() { line(up: request) }
            takeOverMovements(of: others)
        }
        if diagnosticsHandler == nil, let others = other.diagnosticsHandler { diagnosticsHandler = others }
        if !other.contentFailures.isEmpty { contentFailures += other.contentFailures }
        takeObservers(of: other)
    }

    override func partsWereTakenBack() {
        handOverHolds()
        handOverMovements()
    }

    override func owner(around node: Node) -> CommitOwner { node.treeQueue }

    package override var awaitedNodes: [Node] { (waiting?.holds ?? []).flatMap { $0.stillShown() } }

    override func answered() {
        guard let settlement, state == .settling, waiting?.isMoving != true else { return }
        continueSettling(settlement)
        runWaiting()
    }

    override func noteReplies(to notify: () -> Void) {
        let last = waiting?.last
        notify()
        let made = waiting?.inLine(since: last) ?? []
        if !made.isEmpty { makeWaitingIfNeeded().note(replies: made) }
    }

    override func note(_ verdict: VerdictRecord) { makeExtrasIfNeeded().verdicts.append(verdict) }

    override func notePassed() {
        guard commit.watch.contains(.logged), let extras, !extras.verdicts.isEmpty else { return }
        extras.verdicts[extras.verdicts.count - 1].pass()
    }
}

extension CommitQueue {
    func makeWaitingIfNeeded() -> Waiting {
        if let waiting { return waiting }
        let made = Waiting()
        waiting = made
        return made
    }

    func makeExtrasIfNeeded() -> QueueExtras {
        if let extras { return extras }
        let made = QueueExtras()
        extras = made
        return made
    }

    func startSettling(_ settlement: Settlement) {
        self.settlement = settlement
        startSettling()
    }

    func takeSettlement() -> Settlement? {
        let former = settlement
        settlement = nil
        return former
    }

    /// Gives waiting requests their turns, as long as no commit is under way.
    func runWaiting() {
        let wasServing = isServing
        isServing = true
        while state == .idle, let waiting, serveNext(of: waiting) {}
        isServing = wasServing
    }

    func runEffects(_ effects: [Effect]) {
        if effects.isEmpty { return }
        undelivered = effects.reversed()
        while let effect = undelivered.popLast() { effect.run() }
        withExtendedLifetime(effects) {}
    }

    /// The names of the effects and results of the ending commit that have not run yet.
    var undeliveredNames: [String] { undelivered.reversed().map(\.name) }
}
