/// A commit that the tree shows, and that hosts, or a finger, have not finished with.
final class Settlement {
    let request: Request

    /// Whose commit this is; nil once it has ended.
    private(set) unowned var queue: CommitQueue?

    /// What the hosts were handed, in that order.
    private(set) var handed: [HostCommit]

    /// How many of those were seen to have been answered, before the first that was not.
    private var answered = 0

    /// What was handed out for each node, once a host has been added.
    private var known: [ObjectIdentifier: HostCommit] = [:]

    /// When it began, by the time source.
    let began: Duration?

    var deadline: ScheduledCall?

    /// Whether a finger drives it.
    let isInteractive: Bool

    /// Whether the finger has not been lifted yet.
    private(set) var isHeld: Bool

    /// How much of the way the finger is.
    var progress = 0.0

    /// Who gave it up, until that has been seen to.
    private(set) var cancellation: CancellationReason?

    init(_ request: Request, of queue: CommitQueue, _ handed: [HostCommit], isInteractive: Bool) {
        self.request = request
        self.queue = queue
        self.handed = handed
        self.isInteractive = isInteractive
        isHeld = isInteractive
        began = queue.time?.now
    }

    /// Why a host refused, if one did.
    var refusal: String? { handed.first { $0.refusal != nil }?.refusal }

    /// Whether everybody has answered, or is a host no more. O(1) on average, as none is looked at again that has.
    var isDone: Bool {
        while answered < handed.count, !handed[answered].isOpen { answered += 1 }
        return !isHeld && answered == handed.count
    }

    /// Whether a finger may take over now: all that plays can be stopped half-way.
    var isInterruptible: Bool {
        guard !isHeld, let edits = queue?.commit.edits else { return false }
        return edits.allSatisfy { edit in
            guard let change = edit.change, change.isAnimated else { return true }
            return change.animation?.kind == .interruptible
        }
    }

    /// The finger was lifted, or has gone back.
    func release(_ cancellation: CancellationReason?) {
        guard isHeld, let queue else { return }
        if cancellation != nil {
            self.cancellation = cancellation
            queue.answered()
        } else {
            isHeld = false
            queue.follow(Gesture(.ended, progress: progress), of: self)
        }
    }

    /// Notes that a host was shown the tree with this, which it was not handed. O(1), but for the first time.
    func addHost(at node: Node, of queue: CommitQueue) {
        if known.isEmpty { noteHanded() }
        guard known[ObjectIdentifier(node)]?.node !== node else { return }
        let commit = HostCommit(request, of: queue, to: node, isInteractive: isInteractive, isLate: true)
        commit.loosen()
        handed.append(commit)
        queue.commit.shownBy.noteLateHost()
        known[ObjectIdentifier(node)] = commit
    }

    private func noteHanded() {
        for commit in handed { if let node = commit.node { known[ObjectIdentifier(node)] = commit } }
    }

    /// From now on no answer counts. What was handed out keeps what it says, where that is still held.
    func close() {
        deadline?.cancel()
        for commit in handed { commit.close() }
        queue = nil
    }

    /// The tree has gone before this ended.
    func abandon() {
        deadline?.cancel()
        for commit in handed { commit.abandon() }
        queue = nil
    }
}
