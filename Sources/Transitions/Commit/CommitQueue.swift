/// Whose turn it is on one tree: one commit at a time, first come first served.
///
/// The outermost node of a tree has one, made when first needed; the windows of a manager share theirs.
@usableFromInline package final class CommitQueue {
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
        /// Those who are to hear of it are being told.
        case telling
        /// Another tree's commit is changing this tree, or settles.
        case lent
    }

    var state = State.idle

    /// Whose commit changes this tree while it is lent. Kept, as a router without a tree has nobody else to keep it.
    private(set) var borrower: CommitQueue?

    /// What was going on when the tree was lent: nothing, or the telling of what a commit did.
    private var stateBeforeLending = State.idle

    @exclusivity(unchecked) var waiting: [Trigger?] = []

    /// How many at the front of `waiting` have had their turn.
    var served = 0

    /// Whether those who wait are being given their turns.
    var isServing = false

    /// What is to run ahead of what waits: recoveries, which end everything that is pending, then what the person did.
    @exclusivity(unchecked) var ahead: [Trigger] = []

    /// Who is asked about every route.
    package var gates: [any Gate] = [] {
        didSet { watch.set(.gated, to: !gates.isEmpty) }
    }

    /// What triggers wait for that were not let pass.
    var holds: [Hold] = []

    /// What those triggered who were given a result by the commit that is being told of.
    @exclusivity(unchecked) var replies: [Trigger] = []

    /// What this tree keeps that is not on it; made when first needed.
    var keeper: Keeper?

    /// The commit that settles, while one does.
    var settlement: Settlement?

    /// Where the ids of what its commits tell of come from.
    @exclusivity(unchecked) var ids = NodeIDs()

    /// What changes the tree, one turn after the other.
    let commit = Commit()

    /// The node whose tree this is the queue of; nil for one of no tree.
    var owner: ObjectIdentifier?

    /// In which ways the tree is watched.
    var watch: Watch = []

    /// How many more commits may be of no concern to those who watch before the tree is looked through for them.
    var patience = 0

    /// Where failures go that nobody listens to; nil for the task's handler, or standard error.
    package var diagnostics: ((Diagnostic) -> Void)?

    /// Where the time is looked at, if anywhere.
    package var time: (any TimeSource)?

    /// What makes the windows that are open from the start; nil where nobody knows.
    package var launch: (() -> [any Presentable])?

    /// How long hosts may take to answer, beyond the longest animation.
    package var deadline: Duration? = .seconds(10)

    /// Those who hear of every commit.
    package var observers: [Observer<CommitRecord>] = [] {
        didSet { watch.set(.logged, to: !observers.isEmpty) }
    }

    @usableFromInline package init() {
        commit.queue = self
    }

    deinit {
        abandon()
    }

    /// The tree has gone: whatever is pending ends. What a commit took off, and not let go of, knows this no more.
    func abandon() {
        let pending = allWaiting()
        if let settlement {
            self.settlement = nil
            settlement.abandon()
            commit.abandon()
            becomeIdle()
        }
        if let borrower {
            // Nobody is left here to answer it.
            self.borrower = nil
            borrower.answered()
        }
        endHolds(.released)
        keeper?.endAll()
        for trigger in pending { trigger.request.end(.cancelled(.released)) }
    }

    /// Whether a trigger would run at once.
    package var isIdle: Bool { state == .idle && served == waiting.count && ahead.isEmpty }

    /// Whether a trigger with these options runs at once, has nobody to share an outcome with, and needs nothing else.
    @usableFromInline package func isFree(for options: TransitionOptions) -> Bool {
        isIdle && options.deadline == nil && (options.policy != .coalesce || holds.isEmpty)
    }

    /// Whose commit changes the tree, if one does: its own, or that of the tree that it is lent to.
    var runningQueue: CommitQueue { borrower ?? self }

    /// Whether something is changing the tree just now, or has changed it and not settled.
    var isChanging: Bool {
        switch state {
        case .idle, .telling: false
        case .committing, .applying, .settling, .ending, .lent: true
        }
    }

    /// Begins a commit. Only on an idle queue.
    ///
    /// - Parameters:
    ///   - node: A node of this tree.
    ///   - options: How it is to be carried out.
    @usableFromInline package func begin(at node: Node?, _ options: TransitionOptions) -> RunningCommit {
        state = .committing
        return commit.begin(options, watch, at: node)
    }

    /// Completes a commit, and ends it where nobody but the one who asked has to know of it.
    ///
    /// - Parameter completion: Given the outcome, if it is ended.
    /// - Returns: Whether it is.
    @usableFromInline package func endPlainly(
        _ completion: ((TransitionOutcome) -> Void)?
    ) throws(TransitionError) -> Bool {
        try commit.complete()
        guard isPlain else { return false }
        tellPlainly(completion)
        if !isIdle { runWaiting() }
        return true
    }

    /// Ends any other commit that was begun, or has it settle, and runs what came to wait meanwhile.
    ///
    /// - Parameters:
    ///   - failure: Why it was not done, if it was not.
    ///   - source: What it comes from; only asked where somebody has to know.
    ///   - options: How it is to be carried out.
    ///   - location: Where it was asked for.
    ///   - completion: Given the outcome.
    ///   - again: Makes a value of it, where it has to be planned again.
    /// - Returns: That value, if it was made.
    package func end(
        _ failure: TransitionError?, _ source: () -> Request.Source?, _ options: TransitionOptions,
        _ location: CallSite, _ completion: ((TransitionOutcome) -> Void)?, again: (Request) -> Trigger
    ) -> Trigger? {
        if failure != nil { commit.giveUp() }
        let request = Request(nil, options, location, completion)
        var made: Trigger?
        conclude(request, failure, source, again: { again(request).kept(in: &made) })
        if !isIdle { runWaiting() }
        return made
    }

    /// Runs a commit at once, and, once it has settled, what came to wait meanwhile. Only on an idle queue.
    ///
    /// - Parameters:
    ///   - node: A node of this tree.
    ///   - source: What it comes from; only asked where somebody has to know.
    ///   - options: How it is to be carried out.
    ///   - location: Where it was asked for.
    ///   - completion: Given the outcome.
    ///   - again: Makes a value of it, where it has to be planned again.
    ///   - body: What it does.
    /// - Returns: That value, if it was made.
    package func run(
        at node: Node?, _ source: () -> Request.Source?, _ options: TransitionOptions, _ location: CallSite,
        _ completion: ((TransitionOutcome) -> Void)?, again: (Request) -> Trigger,
        _ body: (inout RunningCommit) throws(TransitionError) -> Void
    ) -> Trigger? {
        var running = begin(at: node, options)
        do throws(TransitionError) {
            try body(&running)
            if try endPlainly(completion) { return nil }
        } catch {
            return end(error, source, options, location, completion, again: again)
        }
        return end(nil, source, options, location, completion, again: again)
    }

    /// Adds a trigger: to the commit that is running, else to those that wait, as its policy says.
    package func add(_ trigger: Trigger) {
        if state == .lent, let borrower, borrower.state == .committing { return borrower.add(trigger) }
        if state == .committing {
            commit.join(trigger)
            return
        }
        switch trigger.request.options.policy {
        case .reject where isBusy: return drop(trigger, .rejected(.busy))
        case .coalesce where follow(trigger.request): return
        case .enqueue, .reject, .coalesce: break
        }
        trigger.request.demandCourse().isInLine = true
        waiting.append(trigger)
        runWaiting()
    }

    /// Adds what goes ahead of everything that waits.
    func addUrgent(_ trigger: Trigger) {
        ahead.append(trigger)
        if state == .lent, let borrower, borrower.state == .settling {
            borrower.cutShort()
            borrower.runWaiting()
        }
        if state == .settling { cutShort() }
        runWaiting()
    }

    /// Ends everything that is pending, and then runs a trigger.
    func recover(_ trigger: Trigger) {
        ahead.insert(trigger, at: ahead.firstIndex { !$0.request.isRecovery } ?? ahead.count)
        if state == .lent, let borrower, borrower.state == .settling {
            borrower.end(.cancelled(.recovery))
            borrower.runWaiting()
        }
        if state == .settling { end(.cancelled(.recovery)) }
        runWaiting()
    }

    /// Moves what waits in another queue behind what waits here.
    func takeOver(_ other: CommitQueue) {
        for hold in other.holds { keep(hold) }
        other.holds = []
        waiting.append(contentsOf: other.waiting[other.served...])
        other.waiting.removeAll()
        other.served = 0
        if diagnostics == nil { diagnostics = other.diagnostics }
    }

    /// Lends the tree to another tree's commit, if no commit is running on it.
    func lend(to other: CommitQueue) -> Bool {
        guard state == .idle || state == .telling else { return false }
        stateBeforeLending = state
        state = .lent
        borrower = other
        return true
    }

    func giveBack() {
        state = stateBeforeLending
        borrower = nil
        // What is given back while it serves goes on there: two trees that borrow each other nest no deeper.
        if !isServing { runWaiting() }
    }

    /// Nothing goes on here any more, except what another tree's commit, which has borrowed the tree, still does.
    func becomeIdle() {
        if state == .lent { stateBeforeLending = .idle } else { state = .idle }
    }
}
