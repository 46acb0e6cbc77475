@_spi(Hosting) public import Coordination

/// A host for tests: it answers or refuses when the test says so, and plays the user.
///
/// ```swift
/// let host = TestHost(news)
/// host.isHolding = true
/// news.trigger(.article(id: 7)) { outcome = $0 }
/// expect(news, "[news, article]")  // the tree shows it at once
/// #expect(outcome == nil)
/// host.acknowledge()
/// #expect(outcome?.isCompleted == true)
/// ```
///
/// ``shown`` is the host's own picture of what a user would see, made by the commits that the host received and did not
/// refuse.
public final class TestHost {
    /// True if commits wait for ``acknowledge()`` or ``refuse(_:)``; otherwise they are acknowledged at once.
    public var isHolding = false

    /// The reason to refuse the next commit at once, if any.
    public var nextRefusal: String?

    /// The kinds of presentation style that the host does not draw; none by default.
    @_spi(Hosting) public var undrawn: Set<PresentationStyle.Kind> = []

    /// Every commit that the host received, in order.
    @_spi(Hosting) public private(set) var commits: [HostCommit] = []

    /// The notifications that the host received besides commits, in order.
    @_spi(Hosting) public private(set) var told: [Told] = []

    /// The tree as a user sees it.
    public private(set) var shown: Tree

    /// A notification to a host, other than a commit.
    @_spi(Hosting) public enum Told: Equatable, Sendable {
        /// A call to show the tree, as it was then.
        case show(Tree)
        /// The gesture to follow.
        case follow(Gesture)
        /// There was nothing to go back to.
        case backAtRoot
    }

    private weak var root: (any Presentable)?

    /// Creates a host, and attaches it.
    ///
    /// - Parameters:
    ///   - root: The presentable to show.
    ///   - isHolding: True if commits wait for an answer.
    public init(_ root: any Presentable, isHolding: Bool = false) {
        self.root = root
        self.isHolding = isHolding
        shown = root.node.tree
        root.node.attach(self)
    }
}

@_spi(Hosting)
extension TestHost: Host {
    /// Shows the tree as it is.
    public func show(_ root: any Presentable) {
        shown = root.node.tree
        told.append(.show(shown))
    }

    /// Refuses the commit if ``nextRefusal`` is set. Otherwise shows it, and acknowledges it unless ``isHolding``, or a
    /// gesture drives the commit.
    public func apply(_ commit: HostCommit) {
        commits.append(commit)
        if let reason = nextRefusal {
            nextRefusal = nil
            return commit.refuse(reason)
        }
        shown = root?.node.tree ?? shown
        if !isHolding, !commit.isInteractive { commit.acknowledge() }
    }

    /// Records the gesture. A cancelled one shows the tree again; an ended one acknowledges the commit unless
    /// ``isHolding``.
    public func follow(_ gesture: Gesture, of commit: HostCommit) {
        told.append(.follow(gesture))
        switch gesture.phase {
        case .cancelled: shown = root?.node.tree ?? shown
        case .ended where !isHolding: commit.acknowledge()
        case .began, .changed, .ended: break
        }
    }

    /// Records the call.
    public func backAtRoot() { told.append(.backAtRoot) }

    /// Returns true for styles of all kinds but ``undrawn``.
    public func draws(_ style: PresentationStyle) -> Bool { !undrawn.contains(style.kind) }
}

extension TestHost {
    /// The commits that wait for an answer, in order.
    @_spi(Hosting) public var waiting: [HostCommit] { commits.filter(\.isWaiting) }

    /// Acknowledges all waiting commits.
    public func acknowledge() {
        for commit in waiting { commit.acknowledge() }
    }

    /// Refuses all waiting commits.
    public func refuse(_ reason: String) {
        for commit in waiting { commit.refuse(reason) }
        shown = root?.node.tree ?? shown
    }
}

extension TestHost {
    /// Swipes back from the screen in front to `target`; by default, to the screen below it.
    public func swipeBack(to target: (any Presentable)? = nil, completion: ((TransitionOutcome) -> Void)? = nil) {
        guard let root, let id = (target?.node ?? below(root.node.top.node))?.id else {
            return completion?(.noChange) ?? ()
        }
        root.node.report(.popped(to: id), completion: completion)
    }

    /// Taps a tab, or turns to a page.
    public func choose(_ child: any Presentable, completion: ((TransitionOutcome) -> Void)? = nil) {
        report(.selected(child.node.id), completion)
    }

    /// Drags away a modal, or the modal around a presentable; by default the one in front.
    public func dragAway(_ modal: (any Presentable)? = nil, completion: ((TransitionOutcome) -> Void)? = nil) {
        var node: Node? = modal?.node ?? root?.node.top.node
        while let current = node, current.parent?.presented !== current { node = current.parent }
        guard let id = (node ?? modal?.node)?.id else { return completion?(.noChange) ?? () }
        report(.dismissed(id), completion)
    }

    /// Answers the alert in front, by the title of a choice.
    public func answer(_ title: String, completion: ((TransitionOutcome) -> Void)? = nil) {
        guard let alert = root?.node.alerts.first else { return completion?(.noChange) ?? () }
        report(.chose(title, alert: alert.id), completion)
    }

    /// Closes a window.
    public func close(_ window: any Presentable, completion: ((TransitionOutcome) -> Void)? = nil) {
        report(.closed(window.node.id), completion)
    }

    /// Brings a window to the front.
    public func focus(on window: any Presentable, completion: ((TransitionOutcome) -> Void)? = nil) {
        report(.focused(window.node.id), completion)
    }

    /// Narrows a window, a modal or a split, as folding a phone does: each split in it shows the column in hand alone. By
    /// default, the window in front is narrowed.
    public func fold(_ part: (any Presentable)? = nil, completion: ((TransitionOutcome) -> Void)? = nil) {
        resize(part, to: .none, completion: completion)
    }

    /// Widens a window, a modal or a split: each split in it shows all columns, but for those that the user has hidden.
    /// By default, the window in front is widened.
    public func unfold(_ part: (any Presentable)? = nil, completion: ((TransitionOutcome) -> Void)? = nil) {
        resize(part, to: .all, completion: completion)
    }

    /// Reports the columns beside the one in hand.
    @_spi(Hosting) public func resize(
        _ part: (any Presentable)? = nil, to columns: ColumnsBeside, completion: ((TransitionOutcome) -> Void)? = nil
    ) {
        guard let node: Node = part?.node ?? root?.node.top.node.alertHost else { return completion?(.noChange) ?? () }
        report(.resized(node.id, columns), completion)
    }

    /// Goes to a column of a split, or to a screen in one, by a touch or the keyboard; narrow, by the back button.
    public func step(to part: any Presentable, completion: ((TransitionOutcome) -> Void)? = nil) {
        report(.stepped(to: part.node.id), completion)
    }

    /// Hides a column of a split.
    public func hide(column: Int, of split: any Presentable, completion: ((TransitionOutcome) -> Void)? = nil) {
        report(.hid(column: column, of: split.node.id), completion)
    }

    /// Shows a column of a split that was hidden.
    public func show(column: Int, of split: any Presentable, completion: ((TransitionOutcome) -> Void)? = nil) {
        report(.showed(column: column, of: split.node.id), completion)
    }

    /// Delivers an event of the system, such as a lack of memory.
    public func deliver(_ event: PlatformEvent) { root?.node.deliver(event) }

    /// Reports an action of the user, in the form that ``HostContract`` uses.
    public func play(_ action: UserAction, completion: ((TransitionOutcome) -> Void)? = nil) {
        report(action.report, completion)
    }

    private func report(_ report: Report, _ completion: ((TransitionOutcome) -> Void)?) {
        guard let root else { return completion?(.noChange) ?? () }
        root.node.report(report, completion: completion)
    }

    /// The screen to which a back swipe leads: the one below, nested stacks counting as one.
    private func below(_ front: Node) -> Node? {
        var node = front
        while let stack = node.parent as? Container, stack.presented !== node, let index = stack.index(of: node) {
            if stack.layout == .stack, index > 0 { return stack.child(at: index - 1)?.node }
            node = stack
        }
        return nil
    }
}
