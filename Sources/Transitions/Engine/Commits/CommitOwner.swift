/// The owner of a tree, as far as a commit knows it: commits stand beneath everything that waits, and name none of it.
///
/// There is one subclass, the queue.
@usableFromInline package class CommitOwner: TreeOwner {
    // idle ──> committing ──> applying ──> settling ──> ending ──> telling ──> idle
    //
    // Nothing is applied where no host has to see it, and nothing settles where all have answered; a commit that ends
    // the short way is told of at once. One that a gate has stopped may begin again where it would have ended. While
    // nothing goes on, or something is told, the tree may be lent, and is given back as it was.

    /// The stage of the commit that is under way.
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
        /// The caller and observers are being notified.
        case telling
        /// Another tree's commit is changing this tree, or settles.
        case lent
    }

    /// The stage of the commit that is under way. Only the functions below change it.
    private(set) final var state = State.idle

    /// The stage at which the tree was lent: idle or telling.
    private final var stateBeforeLending = State.idle

    /// The owner whose commit changes this tree while it is lent. Kept, as nothing else keeps that of a router without
    /// a tree.
    private(set) final var borrower: CommitOwner?

    /// What changes the tree, one turn after the other.
    final let commit = Commit()

    /// Where the ids of what its commits tell of come from.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var ids = NodeIDs()

    /// What this tree keeps that is not on it.
    private(set) final var keeper: Keeper?

    override init() {
        super.init()
        commit.owner = self
    }

    /// The nodes that were shown because triggers wait for them, and are still on the tree. For the subclass, as is all
    /// that follows here.
    var awaitedNodes: [Node] { [] }

    /// Gives the owner of the tree that a node is in, made now if there was none.
    func owner(around node: Node) -> CommitOwner { self }

    /// Lets go of a node that was removed, and is a tree of its own from now on.
    func release(_ node: Node) {}

    /// Takes over what waits in the tree of another owner, which has come into this one.
    ///
    /// - Returns: What it takes to give it back; nil where nothing has to be.
    func takeOver(_ other: CommitOwner) -> (any Absorbed)? { nil }

    /// Goes on with what settles, after a host or gate has answered.
    func answered() {}

    /// Notes what those trigger who are given a result meanwhile.
    func noteReplies(to tell: () -> Void) {}

    /// Notes what a gate, or what would be left, has said to the commit, where that is observed.
    func note(_ verdict: VerdictRecord) {}

    /// Notes that the user had answered the last question by going on.
    func notePassed() {}
}

extension CommitOwner {
    /// Whose commit changes the tree, if one does: its own, or that of the tree that it is lent to.
    final var runningOwner: CommitOwner { borrower ?? self }

    /// Whether something is changing the tree just now, or has changed it and not settled.
    package final var isChanging: Bool {
        switch state {
        case .idle, .telling: false
        case .committing, .applying, .settling, .ending, .lent: true
        }
    }

    /// What this tree keeps that is not on it, to be added to.
    final func demandKeeper() -> Keeper {
        if let keeper { return keeper }
        let made = Keeper()
        keeper = made
        return made
    }

    /// Keeps the slots of an outermost node that has gone as long as a commit may be taken back.
    final func keep(_ slots: inout [Slot]) {
        switch state {
        case .committing, .applying, .settling: commit.takeOver(&slots)
        case .ending where !commit.journal.isEmpty: commit.takeOver(&slots)
        case .idle, .ending, .telling, .lent: break
        }
    }
}

// What happens to a commit, and to the tree.

extension CommitOwner {
    /// A commit begins to change the tree.
    final func startCommit() { state = .committing }

    /// The commit is done, and hosts are to be handed it. What is triggered from now on is no part of it.
    final func startApplying() { state = .applying }

    /// Hosts, or a finger, take their time.
    final func startSettling() { state = .settling }

    /// The commit ends. Until it is told of, the tree is not lent.
    final func startEnding() { state = .ending }

    /// All is taken back that had to be, and those are told who are to hear of it.
    final func startTelling() { state = .telling }

    /// Nothing goes on here any more, except what another tree's commit, which has borrowed the tree, still does.
    final func becomeIdle() {
        if state == .lent { stateBeforeLending = .idle } else { state = .idle }
    }

    /// Has hosts told something of a commit that settles.
    final func interruptSettling(for tell: () -> Void) {
        let before = state
        state = .applying
        tell()
        state = before
    }

    /// Lends the tree to another tree's commit, if no commit is running on it.
    final func lend(to other: CommitOwner) -> Bool {
        guard state == .idle || state == .telling else { return false }
        stateBeforeLending = state
        state = .lent
        borrower = other
        return true
    }

    /// The commit that has borrowed the tree gives it back.
    final func takeBack() {
        state = stateBeforeLending
        borrower = nil
    }

    /// The tree has gone, and nobody gives it back.
    ///
    /// - Returns: Whom it was lent to.
    final func takeBorrower() -> CommitOwner? {
        let former = borrower
        borrower = nil
        return former
    }
}

extension Node {
    /// Its owner, as commits know it.
    final var commitOwner: CommitOwner? { owner.map { unsafeDowncast($0, to: CommitOwner.self) } }
}
