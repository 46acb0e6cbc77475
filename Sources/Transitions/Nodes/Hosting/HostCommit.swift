/// A commit as one host receives it: the changes, how to play them, and the methods to answer it.
///
/// Its values stay the same after the commit has settled, except ``touched`` and ``steps``, which are empty then.
@_spi(Hosting) public final class HostCommit {
    /// The options of the trigger. Each change has its own flag for whether it is animated.
    public let options: TransitionOptions

    /// True if a gesture drives the commit: the host receives the progress, and answers when the gesture has ended. A
    /// host that plays nothing may answer at once.
    public let isInteractive: Bool

    /// The user's action that caused this commit, which the host's screen shows already. Nil for any other commit, and
    /// if the report was claimed as a route, waited at a gate, or was redirected.
    public let report: Report?

    /// Called once, when no answer is awaited any more: all hosts have answered, or the commit was cut short or rolled
    /// back. For a host that then has to stop an animation.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public var onEnd: (() -> Void)? {
        // The old closure is released after the access: what it retained may set this, or read it.
        didSet { withExtendedLifetime(oldValue) {} }
    }

    /// The owner of the tree whose commit this is; nil once the commit has settled.
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

    /// The node that the host is attached to, after ``releaseNode()``, if it still exists.
    private weak var former: Node?

    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package internal(set) var hasAnswered = false
    private(set) var isAbandoned = false

    /// The node's `hostGeneration` when its host received this; nil for a host attached while the commit settles.
    private let generation: Int32?

    var refusal: String?

    var knownChanges: [TreeChange]?
    var knownVisibility: VisibilityFacts?

    /// The items that came into view or left it, of those that one host shows.
    struct VisibilityFacts {
        var appearing: [TreeChange.Item] = []
        var disappearing: [TreeChange.Item] = []
    }

    /// Creates the commit for the host at a node. The extras are the node's; nil for a host attached while the commit
    /// settles.
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

    /// The host that received this; nil if the node has another host now, or none.
    var host: (any Host)? {
        guard let generation, let extras = node?.extras, extras.hostGeneration == generation else { return nil }
        return extras.host
    }

    /// Holds the node weakly from now on: it may be released before the commit settles.
    func releaseNode() {
        if let present { former = present }
        present = nil
    }

    /// Ends this because the tree is gone: a later answer is ignored, and not reported.
    func abandon() {
        isAbandoned = true
        end()
    }

    /// Ends this: it takes no more answers, and no longer reads the tree.
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
