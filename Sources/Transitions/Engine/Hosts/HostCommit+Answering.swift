extension HostCommit {
    /// Whose commit this is; nil once it has settled.
    private var commitOwner: CommitOwner? { owner.map { unsafeDowncast($0, to: CommitOwner.self) } }

    /// The commit itself, until it has settled.
    var commit: Commit? { commitOwner?.commit }

    /// What came into view and went out of it. Looked for only where that is read: the tree is wound back for it.
    private var visibility: VisibilityFacts {
        if let knownVisibility { return knownVisibility }
        guard let node, let commit else { return VisibilityFacts() }
        let visibility = commit.visibility(for: node)
        knownVisibility = visibility
        return visibility
    }

    /// It has settled, and its host may still look at it.
    @inline(never)
    func close() {
        _ = (changes, visibility)
        loosen()
        end()
    }
}

@_spi(Hosting)
extension HostCommit {
    /// What changed of what this host shows, in order. O(changes), once.
    public var changes: [TreeChange] {
        if let knownChanges { return knownChanges }
        guard let node, let commit else { return [] }
        let changes = commit.changes(for: node)
        knownChanges = changes
        return changes
    }

    /// What the user could not see before and can see now, from the back to the front: what came, was uncovered, or
    /// was selected. O(changes + what can be seen), once.
    public var appearing: [TreeChange.Item] { visibility.appearing }

    /// What the user could see before and cannot see now, from the front to the back: what went, was covered, or was
    /// deselected. O(changes + what can be seen), once.
    public var disappearing: [TreeChange.Item] { visibility.disappearing }

    /// The nodes that something was put into, taken from, or selected in, each once, as they are now: for a host that
    /// shows the final state of each instead of playing the changes. O(changes). Empty once it has settled.
    public var touched: [Node] { node.flatMap { commit?.touched(for: $0) } ?? [] }

    /// Whether an answer is still waited for.
    public var isWaiting: Bool { owner != nil && !hasAnswered && host != nil }

    /// How long the longest of its animations plays.
    ///
    /// - Parameter standard: What counts for an animated change that brings no animation of its own.
    /// - Returns: Zero where nothing is animated.
    public func duration(standard: Duration = .zero) -> Duration {
        changes.reduce(.zero) { max($0, $1.isAnimated ? $1.animation?.duration ?? standard : .zero) }
    }
}

@_spi(Hosting)
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
        if !hasAnswered, let owner = commitOwner, owner.state == .applying || isWaiting {
            hasAnswered = true
            if refusal != nil {
                self.refusal = refusal
                owner.commit.shownBy.noteRefusal()
            }
            return owner.state == .applying ? () : owner.answered()
        }
        if isExcused || node == nil { return }
        let isOver = owner == nil
        let verb = refusal == nil ? "acknowledge a commit" : "refuse a commit"
        let state = changes.first.map { "First change: \($0)" } ?? ""
        let error = TransitionError(verb, hasAnswered ? .answeredTwice : .answeredLate, state: state)
        hasAnswered = true
        Diagnostic(error, at: nil).report(to: node?.failureHandler)
        if refusal != nil, isOver, let node { node.extras?.host?.show(node.presentable) }
    }
}
