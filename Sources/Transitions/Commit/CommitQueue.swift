/// Whose turn it is on one tree: one commit at a time, first come first served.
///
/// The outermost node of a tree has one, made when first needed; the windows of a manager share theirs.
package final class CommitQueue {
    private enum State {
        case idle
        case committing
        case settling
        /// Another tree's commit is changing this tree.
        case lent
    }

    private var state = State.idle

    /// Whose commit changes this tree while it is lent.
    private weak var borrower: CommitQueue?

    /// What was going on when the tree was lent: nothing, or the telling of what a commit did.
    private var stateBeforeLending = State.idle

    private var waiting: [Trigger?] = []

    /// How many at the front of `waiting` have had their turn.
    private var served = 0

    private lazy var commit = Commit(queue: self)

    /// Where failures go that nobody listens to; nil for the task's handler, or standard error.
    package var diagnostics: ((Diagnostic) -> Void)?

    package init() {}

    /// Whether a trigger would run at once.
    package var isIdle: Bool { state == .idle && waiting.isEmpty }

    /// Whether something is changing the tree just now.
    var isChanging: Bool { state == .committing || state == .lent }

    /// Runs a commit at once, to its end, and then what came to wait meanwhile. Only on an idle queue.
    package func run(
        options: TransitionOptions, location: CallSite, completion: ((TransitionOutcome) -> Void)?,
        _ body: (inout RunningCommit) throws(TransitionError) -> Void
    ) {
        runOne(options, location, completion, body)
        runWaiting()
    }

    /// Adds a trigger: to the commit that is running, else to those that wait.
    package func add(_ trigger: Trigger) {
        if state == .lent, let borrower, borrower.state == .committing { return borrower.add(trigger) }
        if state == .committing {
            commit.joined.append(trigger)
            commit.members.append(trigger)
        } else {
            waiting.append(trigger)
            if state == .idle { runWaiting() }
        }
    }

    /// Moves what waits in another queue behind what waits here.
    func takeOver(_ other: CommitQueue) {
        waiting.append(contentsOf: other.waiting[other.served...])
        other.waiting.removeAll()
        other.served = 0
        if diagnostics == nil { diagnostics = other.diagnostics }
    }

    /// Lends the tree to another tree's commit, if no commit is running on it.
    func lend(to other: CommitQueue) -> Bool {
        guard state == .idle || state == .settling else { return false }
        stateBeforeLending = state
        state = .lent
        borrower = other
        return true
    }

    private func giveBack() {
        state = stateBeforeLending
        borrower = nil
        runWaiting()
    }

    private func runWaiting() {
        while state == .idle, let trigger = next() {
            if trigger.isWithdrawn { continue }
            let home = trigger.anchor()?.treeQueue ?? self
            if home === self {
                runOne(trigger.options, trigger.location, trigger.completion, trigger.body)
            } else {
                home.add(trigger)
            }
        }
    }

    private func next() -> Trigger? {
        guard served < waiting.count else { return nil }
        let trigger = waiting[served]
        // Let go of it here: what it holds may trigger when it goes, and must not while the list is being changed.
        waiting[served] = nil
        served += 1
        if served == waiting.count {
            waiting.removeAll(keepingCapacity: waiting.count <= 64)
            served = 0
        }
        return trigger
    }

    private func runOne(
        _ options: TransitionOptions, _ location: CallSite, _ completion: ((TransitionOutcome) -> Void)?,
        _ body: (inout RunningCommit) throws(TransitionError) -> Void
    ) {
        state = .committing
        var failure: TransitionError?
        do throws(TransitionError) { try commit.execute(body, options) } catch { failure = error }
        state = .settling
        let borrowed = settle(failure, location, completion)
        state = .idle
        for queue in borrowed { queue.giveBack() }
    }

    private func settle(
        _ failure: TransitionError?, _ location: CallSite, _ completion: ((TransitionOutcome) -> Void)?
    ) -> [CommitQueue] {
        let members = commit.takeMembers()
        let isHeard = completion != nil || !members.joined.isEmpty
        let outcome: TransitionOutcome
        if let failure {
            outcome = .failed(failure)
        } else if let reason = commit.takeRejection() {
            outcome = .rejected(reason)
        } else if commit.structuralEdits == 0 {
            outcome = .noChange
        } else {
            outcome = .completed(isHeard ? commit.context() : TransitionContext())
        }
        let borrowed = commit.takeBorrowed()
        for effect in commit.settle() { effect.run() }
        if let completion {
            completion(outcome)
        } else if let failure {
            Diagnostic(failure, at: location).report(to: diagnostics)
        }
        for trigger in members.joined { trigger.completion?(failure == nil ? outcome : .cancelled(.undone)) }
        for trigger in members.withdrawn { trigger.completion?(.cancelled(.undone)) }
        return borrowed
    }
}

extension Commit {
    fileprivate func execute(
        _ body: (inout RunningCommit) throws(TransitionError) -> Void, _ options: TransitionOptions
    ) throws(TransitionError) {
        self.options = options
        do throws(TransitionError) {
            var running = RunningCommit(commit: self)
            try body(&running)
            try drain(to: 0)
            if rejection != nil { undo(to: 0) }
        } catch {
            undo(to: 0)
            staged.removeAll()
            joined.removeAll()
            rejection = nil
            throw error
        }
    }

    fileprivate func takeMembers() -> (joined: [Trigger], withdrawn: [Trigger]) {
        guard !members.isEmpty || !withdrawn.isEmpty else { return ([], []) }
        defer {
            members = []
            withdrawn = []
        }
        return (members, withdrawn)
    }

    fileprivate func takeRejection() -> RejectionReason? {
        defer { rejection = nil }
        return rejection
    }

    fileprivate func takeBorrowed() -> [CommitQueue] {
        guard !borrowed.isEmpty else { return [] }
        defer { borrowed = [] }
        return borrowed
    }
}
