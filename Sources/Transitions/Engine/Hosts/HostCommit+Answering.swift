extension HostCommit {
    /// The owner of this commit; nil once it has settled.
    private var commitOwner: CommitOwner? { owner.map { unsafeDowncast($0, to: CommitOwner.self) } }

    /// The commit itself; nil once it has settled.
    var commit: Commit? { commitOwner?.commit }

    /// The nodes that came into view or left it. Computed when first read, as the tree has to be wound back.
    private var visibility: VisibilityFacts {
        if let knownVisibility { return knownVisibility }
        guard let node, let commit else { return VisibilityFacts() }
        let visibility = commit.visibility(for: node)
        knownVisibility = visibility
        return visibility
    }

    /// Ends a settled commit. Stores its changes, as the host may still read them.
    @inline(never)
    func close() {
        _ = (changes, visibility)
        releaseNode()
        end()
    }
}

@_spi(Hosting)
extension HostCommit {
    /// The changes that this host shows, in order. O(changes), once.
    public var changes: [TreeChange] {
        if let knownChanges { return knownChanges }
        guard let node, let commit else { return [] }
        let changes = commit.changes(for: node)
        knownChanges = changes
        return changes
    }

    /// The items that the user could not see before and can see now, from the back to the front: added, uncovered or
    /// selected. O(changes + visible nodes), once.
    public var appearing: [TreeChange.Item] { visibility.appearing }

    /// The items that the user could see before and cannot see now, from the front to the back: removed, covered or
    /// deselected. O(changes + visible nodes), once.
    public var disappearing: [TreeChange.Item] { visibility.disappearing }

    /// The nodes whose lists, selections or alerts were changed and that this host shows, each once: for a host that
    /// shows their present state instead of playing the changes. O(changes). Empty once the commit has settled.
    public var touched: [Node] { node.flatMap { commit?.touched(for: $0) } ?? [] }

    /// True while this host's answer is awaited.
    public var isWaiting: Bool { owner != nil && !hasAnswered && host != nil }

    /// Returns the duration of the longest animation.
    ///
    /// - Parameter standard: The duration of an animated change without an animation of its own.
    /// - Returns: Zero if nothing is animated.
    public func duration(standard: Duration = .zero) -> Duration {
        changes.reduce(.zero) { max($0, $1.isAnimated ? $1.animation?.duration ?? standard : .zero) }
    }
}

@_spi(Hosting)
extension HostCommit {
    /// Answers that the commit is shown.
    ///
    /// A second or a late answer changes nothing, and is reported to the diagnostics handler.
    public func acknowledge() {
        answer(nil)
    }

    /// Answers that the commit cannot be shown: it is rolled back on every host, and its outcome is an error.
    ///
    /// A width stays. If the refusal is late, ``Host/show(_:)`` is called instead.
    ///
    /// - Parameter reason: The reason, without a full stop: `the file is gone`.
    public func refuse(_ reason: String) {
        answer(reason)
    }

    private func answer(_ refusal: String?) {
        // Most hosts answer within `apply`, so nothing costly is checked then.
        if !hasAnswered, let owner = commitOwner, owner.state == .applying || isWaiting {
            hasAnswered = true
            if refusal != nil {
                self.refusal = refusal
                owner.commit.shownBy.noteRefusal()
            }
            return owner.state == .applying ? () : owner.answered()
        }
        if isAbandoned || node == nil { return }
        let isOver = owner == nil
        let verb = refusal == nil ? "acknowledge a commit" : "refuse a commit"
        let state = changes.first.map { "First change: \($0)" } ?? ""
        let error = TransitionError(verb, hasAnswered ? .answeredTwice : .answeredLate, state: state)
        hasAnswered = true
        Diagnostic(error, at: nil).report(to: node?.failureHandler)
        if refusal != nil, isOver, let node { node.extras?.host?.show(node.presentable) }
    }
}
