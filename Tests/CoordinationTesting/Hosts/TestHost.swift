@_spi(Hosting) public import Coordination

/// A host for tests: it holds its answers until the test gives them, refuses, and plays the user.
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
/// It keeps a picture of its own of what a user would see: what the commits that it was handed and has not refused
/// made of it. ``shown`` is that picture.
public final class TestHost {
    /// Whether commits wait for ``acknowledge()`` or ``refuse(_:)``; otherwise they are acknowledged at once.
    public var isHolding = false

    /// Why the next commit is refused at once, if it is.
    public var nextRefusal: String?

    /// The styles that it says it does not draw; none, unless a test says otherwise.
    @_spi(Hosting) public var undrawn: Set<PresentationStyle.Kind> = []

    /// Every commit that was applied, in order.
    @_spi(Hosting) public private(set) var commits: [HostCommit] = []

    /// The host's notifications beside commits, in order.
    @_spi(Hosting) public private(set) var told: [Told] = []

    /// What a user sees.
    public private(set) var shown: Tree

    /// A notification of a host that is no commit.
    @_spi(Hosting) public enum Told: Hashable, Sendable {
        /// To show the tree as it then was.
        case show(Tree)
        /// To follow a gesture.
        case follow(Gesture)
        /// That there was nothing to go back to.
        case backAtRoot
    }

    private weak var root: (any Presentable)?

    /// Makes a host, and attaches it.
    ///
    /// - Parameters:
    ///   - root: What it shows.
    ///   - isHolding: Whether commits wait for an answer.
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

    /// Shows the commit, and answers it unless it is holding.
    public func apply(_ commit: HostCommit) {
        commits.append(commit)
        if let reason = nextRefusal {
            nextRefusal = nil
            return commit.refuse(reason)
        }
        shown = root?.node.tree ?? shown
        if !isHolding, !commit.isInteractive { commit.acknowledge() }
    }

    /// Notes the gesture; shows the tree again where it is cancelled, answers where it has ended.
    public func follow(_ gesture: Gesture, of commit: HostCommit) {
        told.append(.follow(gesture))
        switch gesture.phase {
        case .cancelled: shown = root?.node.tree ?? shown
        case .ended where !isHolding: commit.acknowledge()
        case .began, .changed, .ended: break
        }
    }

    /// Notes it.
    public func backAtRoot() { told.append(.backAtRoot) }

    /// Draws all but ``undrawn``.
    public func draws(_ style: PresentationStyle) -> Bool { !undrawn.contains(style.kind) }
}

extension TestHost {
    /// The commits that wait for an answer, in order.
    @_spi(Hosting) public var waiting: [HostCommit] { commits.filter(\.isWaiting) }

    /// Acknowledges all that waits.
    public func acknowledge() {
        for commit in waiting { commit.acknowledge() }
    }

    /// Refuses all that waits.
    public func refuse(_ reason: String) {
        for commit in waiting { commit.refuse(reason) }
        shown = root?.node.tree ?? shown
    }
}

extension TestHost {
    /// Swipes back from what is in front, as far as `target`: by default to what is below it.
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

    /// Drags a modal away; by default the one in front.
    public func dragAway(_ modal: (any Presentable)? = nil, completion: ((TransitionOutcome) -> Void)? = nil) {
        var node: Node? = modal?.node ?? root?.node.top.node
        while let current = node, current.parent?.presented !== current { node = current.parent }
        guard let id = (node ?? modal?.node)?.id else { return completion?(.noChange) ?? () }
        report(.dismissed(id), completion)
    }

    /// Answers the alert that is up.
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

    /// Has the system notify the app, as of a lack of memory.
    public func deliver(_ event: PlatformEvent) { root?.node.deliver(event) }

    /// Does what is named by what is on the tree, as ``HostContract`` has the user do it.
    public func play(_ action: UserAction, completion: ((TransitionOutcome) -> Void)? = nil) {
        report(action.report, completion)
    }

    private func report(_ report: Report, _ completion: ((TransitionOutcome) -> Void)?) {
        guard let root else { return completion?(.noChange) ?? () }
        root.node.report(report, completion: completion)
    }

    /// What a back swipe of the user leads to: the screen below, nested stacks counting as one.
    private func below(_ front: Node) -> Node? {
        var node = front
        while let stack = node.parent as? Container, stack.presented !== node, let index = stack.index(of: node) {
            if stack.layout == .stack, index > 0 { return stack.child(at: index - 1)?.node }
            node = stack
        }
        return nil
    }
}
