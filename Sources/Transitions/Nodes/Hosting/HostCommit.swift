/// A commit as one host is handed it: what changed, how it is to be played, and where to answer.
///
/// What it says stays the same after it has settled, except for ``touched`` and ``steps``, which are empty then.
@_spi(Hosting) public final class HostCommit {
    /// How the trigger was to be carried out. Each change says for itself whether it is animated.
    public let options: TransitionOptions

    /// Whether a finger drives it: the host is told how far it is, and answers when the gesture has ended. One that
    /// plays nothing may answer at once.
    public let isInteractive: Bool

    /// What the user did, where that is what it came from: the host shows it already. Nil where a coordinator has
    /// claimed that as a route.
    public let report: Report?

    /// Called once, when no answer is waited for any more: everybody has answered, or it was cut short or went back.
    /// For a host that plays something and has to stop.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public var onEnd: (() -> Void)? {
        // What goes with it may set it, or ask whether it is set.
        didSet { withExtendedLifetime(oldValue) {} }
    }

    /// Whose commit this is; nil once it has settled.
    #if DEBUG
        private(set) unowned var owner: TreeOwner?
    #else
        @exclusivity(unchecked) private(set) unowned(unsafe) var owner: TreeOwner?
    #endif

    /// What the host is attached to, while it is being handed this.
    #if DEBUG
        private unowned var present: Node?
    #else
        @exclusivity(unchecked) private unowned(unsafe) var present: Node?
    #endif

    /// The same from then on, as long as that lives.
    private weak var former: Node?

    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package internal(set) var hasAnswered = false
    private(set) var isExcused = false

    /// Which of the node's hosts was handed it; nil for one that came later, and was shown the tree with it.
    private let turn: Int32?

    /// Why the host refused it, if it did.
    var refusal: String?

    var knownChanges: [TreeChange]?
    var knownVisibility: VisibilityFacts?

    /// What came into view of what a host shows, and what went out of it.
    struct VisibilityFacts {
        var appearing: [TreeChange.Item] = []
        var disappearing: [TreeChange.Item] = []
    }

    init(
        _ report: Report?, _ options: TransitionOptions, of owner: TreeOwner, to node: Node, isInteractive: Bool,
        isLate: Bool
    ) {
        self.owner = owner
        present = node
        turn = isLate ? nil : node.extras?.hostTurn
        self.isInteractive = isInteractive
        self.options = options
        self.report = report
    }

    /// Makes one of what was asked for just now, and is done for the first time.
    init(_ options: TransitionOptions, of owner: TreeOwner, to node: Node, _ extras: Extras) {
        self.owner = owner
        present = node
        turn = extras.hostTurn
        isInteractive = false
        self.options = options
        report = nil
    }

    /// Whether the host has not answered, and still is one.
    var isOpen: Bool { !hasAnswered && host != nil }

    /// What the host is attached to, as long as that lives.
    var node: Node? { present ?? former }

    /// The host that was handed it, unless another one shows the node now, or none does.
    var host: (any Host)? {
        guard let turn, let extras = node?.extras, extras.hostTurn == turn else { return nil }
        return extras.host
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

    /// It can no longer be answered, nor can the tree be read through it.
    func end() {
        owner = nil
        present = nil
        let onEnd = onEnd
        self.onEnd = nil
        onEnd?()
    }
}

extension HostCommit {
    /// What the host is attached to, as long as that lives.
    public var root: (any Presentable)? { node?.presentable }
}
