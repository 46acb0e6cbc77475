/// The owner of a tree: its queue, as commits know it. Commits are on a layer below queues, and do not name them.
///
/// `CommitQueue` is the only subclass.
@usableFromInline package class CommitOwner: TreeOwner {
    // idle ──> committing ──> applying ──> settling ──> ending ──> notifying ──> idle
    //
    // A stage may be skipped if it is not needed: applying without hosts, settling if all have answered. The short end
    // also skips ending. After a stop by a gate, ending may lead back to committing. While idle or notifying, the tree
    // may be lent, and returns to that stage.

    /// A stage of the running commit.
    enum State {
        case idle
        /// A commit is changing the tree.
        case committing
        /// Hosts are receiving the changes.
        case applying
        /// A host has not answered yet, or a gesture has not ended.
        case settling
        /// The commit has ended, and its consequences are being worked out.
        case ending
        /// The caller and observers are being notified.
        case notifying
        /// Another tree's commit is changing this tree, or is settling.
        case lent
    }

    /// The stage of the running commit. Only functions of this file change it.
    private(set) final var state = State.idle

    /// The stage at which the tree was lent: idle or notifying.
    private final var stateBeforeLending = State.idle

    /// The owner whose commit changes this tree while the tree is lent. Retained, as nothing else retains the owner of
    /// a router without a tree.
    private(set) final var borrower: CommitOwner?

    /// The commit that changes the tree, reused for each turn.
    final let commit = Commit()

    /// The source of ids for nodes that commits report.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) final var ids = NodeIDs()

    /// The keeper of this tree's closed screens, if there is one.
    private(set) final var keeper: Keeper?

    override init() {
        super.init()
        commit.belong(to: self)
    }

    /// The nodes whose end triggers wait for at gates, as long as they are on the tree. For the subclass.
    var awaitedNodes: [Node] { [] }

    /// Returns the owner of a node's tree, created if there was none.
    func owner(around node: Node) -> CommitOwner { self }

    /// Releases a node that was removed, and is a tree of its own from now on.
    func release(_ node: Node) {}

    /// Takes over the waiting triggers of another owner, whose tree is now part of this one.
    func takeOver(_ other: CommitOwner) {}

    /// Gives back the waiting triggers that came with other trees, which a rollback has removed again.
    func partsWereTakenBack() {}

    /// Ends the settling commit, unless more answers are awaited. Called after each answer.
    func answered() {}

    /// Calls a closure that delivers results, and notes the triggers made meanwhile.
    func noteReplies(to notify: () -> Void) {}

    /// Notes the verdict of a gate, or of a screen that would be left, for observers.
    func note(_ verdict: VerdictRecord) {}

    /// Notes that the last verdict stops nothing, as the user has already answered its question by going on.
    func notePassed() {}
}

extension CommitOwner {
    /// The owner whose commit may change the tree now: the borrower of a lent tree, else this one.
    final var runningOwner: CommitOwner { borrower ?? self }

    /// True from the start of a commit until its end is known, and while the tree is lent.
    package final var isChanging: Bool {
        switch state {
        case .idle, .notifying: false
        case .committing, .applying, .settling, .ending, .lent: true
        }
    }

    final func makeKeeperIfNeeded() -> Keeper {
        if let keeper { return keeper }
        let made = Keeper()
        keeper = made
        return made
    }

    /// Retains the slots of a released outermost node, if the running commit may still be undone.
    final func keep(_ slots: inout [Slot]) {
        switch state {
        case .committing, .applying, .settling: commit.takeOver(&slots)
        case .ending where !commit.journal.isEmpty: commit.takeOver(&slots)
        case .idle, .ending, .notifying, .lent: break
        }
    }
}

extension CommitOwner {
    /// Gives a node that is reported an id, unless it has one.
    final func generateID(of node: Node) { node.generateID(from: &ids) }
}

// Changes of the stage.

extension CommitOwner {
    final func startCommit() { state = .committing }

    /// Begins to pass the commit to hosts. Triggers made from now on do not join it.
    final func startApplying() { state = .applying }

    /// Begins to wait for hosts, or for a gesture.
    final func startSettling() { state = .settling }

    /// Begins to end the commit. The tree cannot be lent until observers are notified.
    final func startEnding() { state = .ending }

    /// Begins to notify the caller and observers, after any rollback.
    final func startNotifying() { state = .notifying }

    /// Ends the turn. A lent tree stays lent, and is idle when it is given back.
    final func becomeIdle() {
        if state == .lent { stateBeforeLending = .idle } else { state = .idle }
    }

    /// Calls a closure that notifies hosts of a settling commit, in the stage `applying`.
    final func interruptSettling(for notify: () -> Void) {
        let before = state
        state = .applying
        notify()
        state = before
    }

    /// Lends the tree to another tree's commit. Returns false if a commit is running on it.
    final func lend(to other: CommitOwner) -> Bool {
        guard state == .idle || state == .notifying else { return false }
        stateBeforeLending = state
        state = .lent
        borrower = other
        return true
    }

    /// Takes the tree back from the commit that has borrowed it.
    final func takeBack() {
        state = stateBeforeLending
        borrower = nil
    }

    /// Ends the loan of a tree that was released.
    ///
    /// - Returns: The owner that had borrowed the tree.
    final func takeBorrower() -> CommitOwner? {
        let former = borrower
        borrower = nil
        return former
    }
}

extension Node {
    final var commitOwner: CommitOwner? { owner.map { unsafeDowncast($0, to: CommitOwner.self) } }
}
