/// A commit that has changed the tree, and that hosts have not shown yet or a gesture still drives.
final class Settlement {
    let request: Request

    /// The queue of the commit; nil once it has ended.
    private(set) unowned var queue: CommitQueue?

    /// The commits that the hosts received, in order.
    private(set) var hostCommits: [HostCommit]

    /// The number of leading host commits that are known to be answered.
    private var answered = 0

    /// The host commit of each node, once a host has been added.
    private var known: [ObjectIdentifier: HostCommit] = [:]

    /// The time when the settlement began, by the time source.
    let began: Duration?

    var deadline: ScheduledCall?

    /// True if a gesture drives the commit.
    let isInteractive: Bool

    /// True until the gesture is finished; false without one.
    private(set) var isHeld: Bool

    var progress = 0.0

    /// The reason for cancelling the commit, until it ends.
    private(set) var cancellation: CancellationReason?

    init(_ request: Request, of queue: CommitQueue, _ hostCommits: [HostCommit], isInteractive: Bool) {
        self.request = request
        self.queue = queue
        self.hostCommits = hostCommits
        self.isInteractive = isInteractive
        isHeld = isInteractive
        began = queue.time?.now
    }

    /// The reason of a host that refused, if one did.
    var refusal: String? { hostCommits.first { $0.refusal != nil }?.refusal }

    /// True if every host has answered or was replaced. O(1) on average, as none that has answered is checked again.
    var isDone: Bool {
        while answered < hostCommits.count, !hostCommits[answered].isOpen { answered += 1 }
        return !isHeld && answered == hostCommits.count
    }

    /// True if a new gesture may end the commit: all its animations can be interrupted.
    var isInterruptible: Bool {
        guard !isHeld, let edits = queue?.commit.edits else { return false }
        return edits.allSatisfy { edit in
            guard let change = edit.change, change.isAnimated else { return true }
            return change.animation?.kind == .interruptible
        }
    }

    /// Cancels the gesture for a reason, or finishes it if the reason is nil.
    func release(_ cancellation: CancellationReason?) {
        guard isHeld, let queue else { return }
        queue.arrive(.gestureEnd(isFinished: cancellation == nil)) {
            if cancellation != nil {
                self.cancellation = cancellation
                queue.answered()
            } else {
                isHeld = false
                queue.follow(Gesture(.ended, progress: progress), of: self)
            }
        }
    }

    /// Adds a host that was attached while the commit settled: it has shown the tree, without receiving the commit.
    /// O(1), except for the first.
    func addHost(at node: Node, of queue: CommitQueue) {
        if known.isEmpty { indexHostCommits() }
        guard known[ObjectIdentifier(node)]?.node !== node else { return }
        let commit = HostCommit(request, of: queue, to: node, isInteractive: isInteractive, isLate: true)
        commit.releaseNode()
        hostCommits.append(commit)
        queue.commit.shownBy.noteLateHost()
        known[ObjectIdentifier(node)] = commit
    }

    private func indexHostCommits() {
        for commit in hostCommits { if let node = commit.node { known[ObjectIdentifier(node)] = commit } }
    }

    /// Stops the clock of the deadline, which starts again when the commit is next waited for.
    func stopClock() {
        deadline?.cancel()
        deadline = nil
    }

    /// Closes all host commits: answers no longer count. A host may still read a commit that it retains.
    func close() {
        stopClock()
        for commit in hostCommits { commit.close() }
        queue = nil
    }

    /// Ends the settlement, as the tree was released.
    func abandon() {
        stopClock()
        for commit in hostCommits { commit.abandon() }
        queue = nil
    }
}

extension HostCommit {
    /// Creates the commit of a request for the host at a node.
    convenience init(
        _ request: Request, of queue: CommitQueue, to node: Node, isInteractive: Bool, isLate: Bool = false
    ) {
        let report = queue.commit.actionFacts.contains(.claimed) || request.attempt > 1 ? nil : request.report
        self.init(
            report, request.options, of: queue, to: node, isLate ? nil : node.extras, isInteractive: isInteractive)
    }
}
