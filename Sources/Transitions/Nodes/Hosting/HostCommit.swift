/// A commit as one host receives it: the changes, how to play them, and the methods to answer it.
///
/// It stays the same after it has settled, except for ``touched`` and ``steps``, which are empty then.
@_spi(Hosting) public final class HostCommit {
    /// The options of the trigger. Each change has its own flag for whether it is animated.
    public let options: TransitionOptions

    /// True if a finger drives it: the host receives its progress, and answers when the gesture has ended. A host that
    /// plays nothing may answer at once.
    public let isInteractive: Bool

    /// The user's action that caused this commit: the host shows it already. Nil for any other commit, and if the
    /// report was claimed as a route, waited at a gate, or was redirected.
    public let report: Report?

    /// Called once, when no answer is awaited any more: all hosts have answered, or it was cut short or rolled back.
    /// For a host that has to stop an animation then.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public var onEnd: (() -> Void)? {
        // The old closure is released after the access: what it retained may set this, or read it.
        didSet { withExtendedLifetime(oldValue) {} }
    }

    /// The owner of the tree whose commit this is; nil once it has settled.
    #if DEBUG
        private(set) unowned var owner: TreeOwner?
    #else
        @exclusivity(unchecked) private(set) unowned(unsafe) var owner: TreeOwner?
    #endif

    /// The node that the host is attached to, until ``releaseNode()``.
    #if DEBUG
        private unowned var present: Node?
    #else
        @exclusivity(unchecked) private unowned(unsafe) var present: Node?
    #endif

    /// The same node after that, if it still exists.
    private weak var former: Node?

    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package internal(set) var hasAnswered = false
    private(set) var isAbandoned = false

    /// The node's `hostGeneration` when its host received this; nil for a later host, which was shown the tree with it.
    private let generation: Int32?

    /// The reason why the host refused it, if it did.
    var refusal: String?

    var knownChanges: [TreeChange]?
    var knownVisibility: VisibilityFacts?

    /// The items that came into view, and went out of it, in what a host shows.
    struct VisibilityFacts {
        var appearing: [TreeChange.Item] = []
        var disappearing: [TreeChange.Item] = []
    }

    /// Creates one for the host at a node, whose extras are nil if it is a later host.
    init(
        _ report: Report?, _ options: TransitionOptions, of owner: TreeOwner, to node: Node, _ extras: Extras?,
        isInteractive: Bool = false
    ) {
        self.owner = owner
        present = node
        generation = extras?.hostGeneration
        self.isInteractive = isInteractive
        self.options = options
        self.report = report
    }

    /// True if the host has not answered, and is still attached.
    var isOpen: Bool { !hasAnswered && host != nil }

    /// The node that the host is attached to, if it still exists.
    var node: Node? { present ?? former }

    /// The host that received it; nil if another one shows the node now, or none does.
    var host: (any Host)? {
        guard let generation, let extras = node?.extras, extras.hostGeneration == generation else { return nil }
        return extras.host
    }

    /// Holds the node weakly from now on: it may be released before the commit settles.
    func releaseNode() {
        if let present { former = present }
        present = nil
    }

    /// Ends it because the tree is gone: an answer is neither needed nor wrong.
    func abandon() {
        isAbandoned = true
        end()
    }

    /// Ends it: it can no longer be answered, nor can the tree be read through it.
    func end() {
        owner = nil
        present = nil
        let onEnd = onEnd
        self.onEnd = nil
        onEnd?()
    }
}

extension HostCommit {
    /// The presentable that the host is attached to, if it still exists.
    public var root: (any Presentable)? { node?.presentable }
}
