/// A commit as one host is handed it: what changed, how it is to be played, and where to answer.
///
/// What it says stays the same after it has settled, except for ``touched`` and ``steps``, which are empty then.
public final class HostCommit {
    /// How the trigger was to be carried out. Each change says for itself whether it is animated.
    public let options: TransitionOptions

    /// Whether a finger drives it: the host is told how far it is, and answers when the gesture has ended. One that
    /// plays nothing may answer at once.
    public let isInteractive: Bool

    /// What the person did, where that is what it came from: the host shows it already. Nil where a coordinator has
    /// claimed that as a route.
    public let report: Report?

    /// Called once, when no answer is waited for any more: everybody has answered, or it was cut short or went back.
    /// For a host that plays something and has to stop.
    public var onEnd: (() -> Void)?

    /// Whose commit this is; nil once it has settled.
    private(set) unowned var queue: CommitQueue?

    /// What the host is attached to, while it is being handed this.
    private unowned var present: Node?

    /// The same from then on, as long as that lives.
    private weak var former: Node?

    private var hasAnswered = false
    private var isExcused = false

    /// Which of the node's hosts was handed it; nil for one that came later, and was shown the tree with it.
    private let turn: Int?

    /// Why the host refused it, if it did.
    private(set) var refusal: String?

    private var known: Facts?

    /// What there is to know of a commit for good.
    struct Facts {
        var changes: [TreeChange] = []
        var appearing: [TreeChange.Item] = []
        var disappearing: [TreeChange.Item] = []
    }

    init(_ request: Request, of queue: CommitQueue, to node: Node, isInteractive: Bool, isLate: Bool = false) {
        self.queue = queue
        present = node
        turn = isLate ? nil : node.extras?.hostTurn
        self.isInteractive = isInteractive
        options = request.options
        report = queue.commit.isClaimed || request.attempt > 1 ? nil : request.report
    }

    /// Whether the host has not answered, and still is one.
    var isOpen: Bool { !hasAnswered && host != nil }

    /// What the host is attached to, as long as that lives.
    var node: Node? { present ?? former }

    /// Who was handed it, unless somebody else shows the node now, or nobody does.
    var host: (any Host)? {
        guard let turn, let extras = node?.extras, extras.hostTurn == turn else { return nil }
        return extras.host
    }

    private var facts: Facts {
        if let known { return known }
        guard let node, let commit = queue?.commit else { return Facts() }
        let facts = commit.facts(for: node)
        known = facts
        return facts
    }

    /// It has settled, and somebody may still look at it.
    func close() {
        _ = facts
        loosen()
        end()
    }

    /// It takes time, and what the host is attached to may go meanwhile.
    func loosen() {
        if let present { former = present }
        present = nil
    }

    /// The tree has gone: an answer is neither needed nor wrong.
    func abandon() {
        isExcused = true
        end()
    }

    /// Nobody can answer or look at the tree any more.
    private func end() {
        queue = nil
        present = nil
        let onEnd = onEnd
        self.onEnd = nil
        onEnd?()
    }
}

extension HostCommit {
    /// What changed of what this host shows, in order. O(changes), once.
    public var changes: [TreeChange] { facts.changes }

    /// What a person could not see before and can see now, from the back to the front: what came, and what was covered
    /// by something that went. O(changes + what can be seen), once.
    public var appearing: [TreeChange.Item] { facts.appearing }

    /// What a person could see before and cannot see now, from the front to the back.
    /// O(changes + what can be seen), once.
    public var disappearing: [TreeChange.Item] { facts.disappearing }

    /// The nodes that something was put into, taken from, or selected in, each once, as they are now: for a host that
    /// shows the final state of each instead of playing the changes. O(changes). Empty once it has settled.
    public var touched: [Node] { node.flatMap { queue?.commit.touched(for: $0) } ?? [] }

    /// What the host is attached to, as long as that lives.
    public var root: (any Presentable)? { node?.presentable }

    /// Whether an answer is still waited for.
    public var isWaiting: Bool { queue != nil && !hasAnswered && host != nil }

    /// How long the longest of its animations plays.
    ///
    /// - Parameter standard: What counts for an animated change that brings no animation of its own.
    /// - Returns: Zero where nothing is animated.
    public func duration(standard: Duration = .zero) -> Duration {
        changes.map { $0.isAnimated ? $0.animation?.duration ?? standard : .zero }.max() ?? .zero
    }
}

extension HostCommit {
    /// Answers that it is shown.
    ///
    /// A second answer changes nothing, nor does one that comes too late, and both are reported to the diagnostics
    /// handler.
    public func acknowledge() {
        answer(nil)
    }

    /// Answers that it cannot be shown: the commit goes back, wherever it was shown, and its outcome is an error.
    ///
    /// A refusal that comes too late is answered with ``Host/show(_:)``.
    ///
    /// - Parameter reason: Why, without a full stop: `the file is gone`.
    public func refuse(_ reason: String) {
        answer(reason)
    }

    private func answer(_ refusal: String?) {
        // Within `apply` nothing is asked that costs anything: that is where most hosts answer.
        if !hasAnswered, let queue, queue.state == .applying || isWaiting {
            hasAnswered = true
            if refusal != nil {
                self.refusal = refusal
                queue.commit.isRefused = true
            }
            return queue.state == .applying ? () : queue.answered()
        }
        if isExcused || node == nil { return }
        let isOver = queue == nil
        let verb = refusal == nil ? "acknowledge a commit" : "refuse a commit"
        let state = changes.first.map { "First change: \($0)" } ?? ""
        let error = TransitionError(verb, hasAnswered ? .answeredTwice : .answeredLate, state: state)
        hasAnswered = true
        Diagnostic(error, at: nil).report(to: node?.treeQueue.handler)
        if refusal != nil, isOver, let node { node.extras?.host?.show(node.presentable) }
    }
}
