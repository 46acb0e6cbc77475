/// A commit as one host is handed it: what changed, how it is to be played, and where to answer.
///
/// What it says stays the same after it has settled, except for ``touched``, which is empty then.
public final class HostCommit {
    /// How the trigger was to be carried out. Each change says for itself whether it is animated.
    public let options: TransitionOptions

    /// Whether a finger drives it: the host is told how far it is, and answers when the gesture has ended.
    public let isInteractive: Bool

    /// What the person did, where that is what it came from: the host shows it already.
    public let report: Report?

    /// What waits for the answer; nil once that has ended.
    private var settlement: Settlement?

    private weak var node: Node?
    private(set) var hasAnswered = false
    private(set) var hasRefused = false
    private var known: Facts?

    /// What there is to know of a commit for good.
    struct Facts {
        var changes: [TreeChange] = []
        var appearing: [TreeChange.Item] = []
        var disappearing: [TreeChange.Item] = []
    }

    init(_ settlement: Settlement, node: Node) {
        self.settlement = settlement
        self.node = node
        options = settlement.request.options
        isInteractive = settlement.isInteractive
        report = settlement.request.report
    }

    private var facts: Facts {
        if let known { return known }
        let facts = node.flatMap { settlement?.facts(for: $0) } ?? Facts()
        known = facts
        return facts
    }

    func close(keepingFacts: Bool) {
        if keepingFacts { _ = facts }
        settlement = nil
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
    public var touched: [Node] { node.flatMap { settlement?.touched(for: $0) } ?? [] }

    /// What the host is attached to, as long as that lives.
    public var root: (any Presentable)? { node?.presentable }

    /// Whether an answer is still waited for.
    public var isWaiting: Bool { settlement != nil && !hasAnswered }

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
        if let settlement, !hasAnswered {
            hasAnswered = true
            hasRefused = refusal != nil
            return settlement.hear(refusal)
        }
        let verb = refusal == nil ? "acknowledge a commit" : "refuse a commit"
        let state = changes.first.map { "First change: \($0)" } ?? ""
        let error = TransitionError(verb, hasAnswered ? .answeredTwice : .answeredLate, state: state)
        hasAnswered = true
        Diagnostic(error, at: nil).report(to: node?.treeQueue.diagnostics)
        if refusal != nil, settlement == nil, let node { node.extras?.host?.show(node.presentable) }
    }
}
