/// Whose turn it is on one tree: one commit at a time, first come first served.
///
/// The outermost node of a tree has one, made when first needed; the windows of a manager share theirs.
@usableFromInline package final class CommitQueue: TreeOwner {
    enum State {
        case idle
        /// A commit is changing the tree.
        case committing
        /// Hosts are being handed what was changed.
        case applying
        /// Hosts, or a finger, have not finished with it.
        case settling
        /// It has ended, and what that comes to is being worked out.
        case ending
        /// Those who are to be told of it are being told.
        case telling
        /// Another tree's commit is changing this tree, or settles.
        case lent
    }

    var state = State.idle

    /// What was going on when the tree was lent: nothing, or the telling of what a commit did.
    private var stateBeforeLending = State.idle

    /// Whether those who wait are being given their turns.
    var isServing = false

    /// How many more commits may be of no concern to those who watch before the tree is looked through for them.
    var patience: Int32 = 0

    /// Whose commit changes this tree while it is lent. Kept, as nothing else keeps that of a router without a tree.
    private(set) var borrower: CommitQueue?

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
    var backlog: Backlog?

    /// The commit that settles, while one does.
    var settlement: Settlement?

    /// Where the ids of what its commits tell of come from.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var ids = NodeIDs()

    /// What changes the tree, one turn after the other.
    let commit = Commit()

    /// The effects of the commit that is told of, as far as they have not begun, the next last.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var undelivered: [Effect] = []

    /// What few queues have, made when first needed.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var extras: QueueExtras?

    /// Where failures go, also those of what has left a tree.
    @inline(never)
    override package var handler: ((Diagnostic) -> Void)? { diagnostics ?? extras?.former?.owner?.handler }

    @usableFromInline override package init() {
        super.init()
        commit.queue = self
    }

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
        (borrower ?? self).takeOver(&slots)
        if let borrower {
            // The hosts of this tree have gone with it, and are not waited for.
            self.borrower = nil
            borrower.answered()
        } else if state == .settling {
            end(.cancelled(.released))
        }
        endHolds(.released)
        keeper?.endAll()
        for request in pending { request.end(.cancelled(.released)) }
    }

    /// Whether a trigger would run at once.
    package var isIdle: Bool { state == .idle && waiting.isEmpty && ahead.isEmpty }

    /// Whose commit changes the tree, if one does: its own, or that of the tree that it is lent to.
    var runningQueue: CommitQueue { borrower ?? self }

    /// Whether something is changing the tree just now, or has changed it and not settled.
    package var isChanging: Bool {
        switch state {
        case .idle, .telling: false
        case .committing, .applying, .settling, .ending, .lent: true
        }
    }

    /// Lets go of a node that was removed, and is a tree of its own from now on. What waits for something to happen
    /// first, and began in that tree, waits there.
    func release(_ node: Node) {
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
    func takeOver(_ other: CommitQueue) -> (any Absorbed)? {
        let holds = other.takeHolds()
        let absorbed = holds.isEmpty ? nil : other.absorbed(holds)
        for hold in holds { demandBacklog().keep(hold) }
        for request in other.waiting.takeAll() { line(up: request) }
        if diagnostics == nil, let others = other.diagnostics { diagnostics = others }
        if !other.blanks.isEmpty { blanks += other.blanks }
        return absorbed
    }

    /// Keeps the slots of an outermost node that has gone as long as a commit may be taken back.
    private func takeOver(_ slots: inout [Slot]) {
        switch state {
        case .committing, .applying, .settling: commit.takeOver(&slots)
        case .ending where !commit.journal.isEmpty: commit.takeOver(&slots)
        case .idle, .ending, .telling, .lent: break
        }
    }

    /// Lends the tree to another tree's commit, if no commit is running on it.
    func lend(to other: CommitQueue) -> Bool {
        guard state == .idle || state == .telling else { return false }
        stateBeforeLending = state
        state = .lent
        borrower = other
        return true
    }

    /// Gives back what a commit has borrowed. What waits in one of them may change another, so nothing goes on before
    /// all of them are free.
    static func giveBack(_ queues: [CommitQueue]) {
        for queue in queues {
            queue.state = queue.stateBeforeLending
            queue.borrower = nil
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

    /// Nothing goes on here any more, except what another tree's commit, which has borrowed the tree, still does.
    func becomeIdle() {
        if state == .lent { stateBeforeLending = .idle } else { state = .idle }
    }
}
