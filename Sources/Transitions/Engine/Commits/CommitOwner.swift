/// The owner of a tree, as commits know it: their layer is below the queue's, and does not name it.
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

    /// The stage of the running commit. Only the functions below change it.
    private(set) final var state = State.idle

    /// The stage at which the tree was lent: idle or notifying.
    private final var stateBeforeLending = State.idle

    /// The owner whose commit changes this tree while it is lent. Retained, as nothing else retains the owner of a
    /// router without a tree.
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

    /// The nodes on the tree that triggers wait for. For the subclass, as are all members below.
    var awaitedNodes: [Node] { [] }

    /// Returns the owner of a node's tree, created if there was none.
    func owner(around node: Node) -> CommitOwner { self }

    /// Releases a node that was removed, and is a tree of its own from now on.
    func release(_ node: Node) {}

    /// Takes over the waiting triggers of another owner, whose tree is now part of this one.
    func takeOver(_ other: CommitOwner) {}

    /// Gives back the waiting triggers taken over with trees that a rollback has removed again.
    func partsWereTakenBack() {}

    /// Continues with the settling commit, after an answer.
    func answered() {}

    /// Calls a closure that delivers results, and notes the triggers made during it.
    func noteReplies(to notify: () -> Void) {}

    /// Notes the verdict of a gate, or of a screen that would be left, for observers.
    func note(_ verdict: VerdictRecord) {}

    /// Notes that the user had already answered the last question by going on.
    func notePassed() {}
}

extension CommitOwner {
    /// The owner whose commit changes the tree, if one does: this one, or the borrower.
    final var runningOwner: CommitOwner { borrower ?? self }

    /// True while a commit is changing the tree, or has changed it and not ended.
    package final var isChanging: Bool {
        switch state {
        case .idle, .notifying: false
        case .committing, .applying, .settling, .ending, .lent: true
        }
    }

    /// Returns the keeper, created if needed.
    final func makeKeeperIfNeeded() -> Keeper {
        if let keeper { return keeper }
        let made = Keeper()
        keeper = made
        return made
    }

    /// Retains the slots of an outermost node that was released, as long as a commit may be undone.
    final func keep(_ slots: inout [Slot]) {
        switch state {
        case .committing, .applying, .settling: commit.takeOver(&slots)
        case .ending where !commit.journal.isEmpty: commit.takeOver(&slots)
        case .idle, .ending, .notifying, .lent: break
        }
    }
}

extension CommitOwner {
    /// Draws the id of a node that is reported, unless it has one.
    final func generateID(of node: Node) { node.generateID(from: &ids) }
}

// Changes of the stage.

extension CommitOwner {
    /// Begins a commit.
    final func startCommit() { state = .committing }

    /// Begins to pass the commit to hosts. Triggers made from now on do not join it.
    final func startApplying() { state = .applying }

    /// Begins to wait for hosts, or for a gesture.
    final func startSettling() { state = .settling }

    /// Begins to end the commit. The tree is not lent before observers are notified.
    final func startEnding() { state = .ending }

    /// Begins to notify the caller and observers, after any rollback.
    final func startNotifying() { state = .notifying }

    /// Ends the turn. If another tree's commit has borrowed the tree, it stays lent until that gives it back.
    final func becomeIdle() {
        if state == .lent { stateBeforeLending = .idle } else { state = .idle }
    }

    /// Notifies hosts about a settling commit, in the stage `applying`.
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
    /// - Returns: The owner that had borrowed it.
    final func takeBorrower() -> CommitOwner? {
        let former = borrower
        borrower = nil
        return former
    }
}

extension Node {
    /// The node's owner, as commits know it.
    final var commitOwner: CommitOwner? { owner.map { unsafeDowncast($0, to: CommitOwner.self) } }
}
