/// A commit that the tree shows, and that hosts, or a finger, have not finished with.
package final class Settlement {
    let request: Request

    /// Whose commit this is; nil once it has ended.
    private(set) unowned var queue: CommitQueue?

    /// Who was handed it, in that order.
    private(set) var showings: [Showing] = []

    /// Those who asked for the same, and share its outcome.
    var followers: [(TransitionOutcome) -> Void] = []

    /// When it began, by the time source.
    let began: Duration?

    var deadline: ScheduledCall?

    /// Whether a finger drives it.
    let isInteractive: Bool

    /// Whether the finger has not been lifted yet.
    private(set) var isHeld: Bool

    /// How much of the way the finger is.
    var progress = 0.0

    /// Who gave it up, where that came while hosts were being handed it.
    var cancellation: CancellationReason?

    private(set) var refusal: String?
    private var unanswered = 0

    /// One host, and what it was handed.
    struct Showing {
        let host: any Host
        let node: Node
        var commit: HostCommit
    }

    init(_ request: Request, of queue: CommitQueue, isInteractive: Bool) {
        self.request = request
        self.queue = queue
        self.isInteractive = isInteractive
        isHeld = isInteractive
        began = queue.time?.now
    }

    /// Whether everybody has answered.
    var isDone: Bool { unanswered == 0 && !isHeld }

    /// Whether a finger may take over now: all that plays can be stopped half-way.
    var isInterruptible: Bool {
        guard !isHeld, let edits = queue?.commit.edits else { return false }
        return edits.allSatisfy { edit in
            guard let change = edit.change, change.isAnimated else { return true }
            return change.animation?.kind == .interruptible
        }
    }

    /// Finds the hosts that show something of what was changed, in the order of the changes.
    func hosts(of edits: [Edit]) -> [(host: any Host, node: Node)] {
        var search = HostSearch(edits)
        var found: [(host: any Host, node: Node)] = []
        for edit in edits {
            for node in search.hosts(of: edit) where !found.contains(where: { $0.node === node }) {
                if let host = node.extras?.host { found.append((host, node)) }
            }
        }
        return found
    }

    func apply(to host: any Host, at node: Node) {
        let commit = HostCommit(self, node: node)
        unanswered += 1
        showings.append(Showing(host: host, node: node, commit: commit))
        host.apply(commit)
    }

    /// Notes the answer of a host.
    func hear(_ refusal: String?) {
        unanswered -= 1
        if self.refusal == nil { self.refusal = refusal }
        queue?.answered(self)
    }

    /// The finger was lifted, or has gone back.
    func release(_ cancellation: CancellationReason?) {
        guard isHeld, let queue else { return }
        if cancellation != nil {
            self.cancellation = cancellation
            queue.answered(self)
        } else {
            isHeld = false
            queue.follow(Gesture(.ended, progress: progress), of: self)
        }
    }

    /// From now on nobody can answer. What was handed out keeps what it says, where somebody has kept it.
    func close() {
        deadline?.cancel()
        for index in showings.indices {
            let isKept = !isKnownUniquelyReferenced(&showings[index].commit)
            showings[index].commit.close(keepingFacts: isKept)
        }
        queue = nil
    }

    /// The tree has gone before this ended.
    func abandon() {
        deadline?.cancel()
        for showing in showings { showing.commit.close(keepingFacts: false) }
        queue = nil
        request.completion?(.cancelled(.released))
        for follower in followers { follower(.cancelled(.released)) }
    }
}

extension Settlement {
    /// What a commit says to the host at `node`. O(changes + what can be seen).
    func facts(for node: Node) -> HostCommit.Facts? {
        guard let commit = queue?.commit else { return nil }
        var search = HostSearch(commit.edits)
        let changes = commit.edits.filter { edit in search.hosts(of: edit).contains { $0 === node } }
        let sight = commit.sightChange
        return HostCommit.Facts(
            changes: changes.compactMap(\.change),
            appearing: sight.come.filter { search.host(of: $0) === node }.map { TreeChange.Item($0) },
            disappearing: sight.gone.filter { search.host(of: $0) === node }.map { TreeChange.Item($0) })
    }

    /// The nodes whose lists were changed of what the host at `node` shows.
    func touched(for node: Node) -> [Node] {
        guard let commit = queue?.commit else { return [] }
        var search = HostSearch(commit.edits)
        var seen: Set<ObjectIdentifier> = []
        return commit.edits.compactMap(\.holder).filter { holder in
            search.host(of: holder) === node && seen.insert(ObjectIdentifier(holder)).inserted
        }
    }
}
