/// A router with a root of its own, which says what each of its routes does to that root.
///
/// ```swift
/// final class NewsCoordinator: Coordinator {
///     let root = StackRoot()
///     init() { trigger(.list) }
///
///     func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
///         switch route {
///         case .list: .set([Screen("news")])
///         case .article: .push(ArticleModel(router: weakRouter))
///         case .close: .dismiss()
///         }
///     }
/// }
/// ```
///
/// A coordinator is shown like a screen, by giving it a place on another root, and lives as long as it has that place.
/// There are no children to keep in step: ``children`` and ``parent`` are read off the tree.
///
/// Each has a root of its own; a second coordinator that triggers on a root whose first one is alive is refused.
public protocol Coordinator<RouteType, Root>: Router, Navigable where NodeType == Container {
    /// The routes that it takes.
    associatedtype RouteType

    /// The kind of root that it changes.
    associatedtype Root: ContainerRoot

    /// The root that it changes. The same one every time.
    var root: Root { get }

    /// Says what a route does to the root, once its ``Router/gates(for:)`` have allowed it.
    ///
    /// Only build here, and change nothing yourself: it is asked once for each attempt of a route, and an attempt may
    /// be undone. A trigger that is made here joins the same commit and runs after the transition that is returned.
    func prepareTransition(for route: RouteType) -> Transition<Root>

    /// Makes a route of what the user did, where that is not simply to be taken down.
    ///
    /// Asked is the coordinator whose root it concerns, then those around it. Where one claims it, the host is told to
    /// show the tree again, and the route is triggered; its outcome is the report's. Also asked before a restored state
    /// selects a tab or a page that the user had selected: the gates of the route decide.
    func route(for report: Report) -> RouteType?

    /// The route that would select something of this coordinator's root, for the address of what is shown: a tab, a
    /// page or a column may be shown from the start, by the user, or by a route that has no address. Its gates are
    /// asked before a restored state selects that.
    ///
    /// Nil, unless you say otherwise: what selects it is no part of the address then.
    func route(selecting child: any Presentable) -> RouteType?
}

extension Coordinator {
    /// Nothing is claimed: what the user did is taken down as it is.
    @_documentation(visibility: internal)
    public func route(for report: Report) -> RouteType? { nil }

    /// No route selects it, as far as addresses are concerned.
    @_documentation(visibility: internal)
    public func route(selecting child: any Presentable) -> RouteType? { nil }

    /// What the user did, as the route that this coordinator makes of it.
    public func _claim(_ report: Report) -> Claim? {
        route(for: report).map { Claim(RouteIntent($0, on: self, [])) }
    }
}

extension Coordinator {
    /// The root's node, which knows from now on whose it is: what is in it may send routes upward, also where
    /// nothing shows this coordinator and it has triggered nothing yet.
    @_documentation(visibility: internal)
    @inlinable public var node: Container {
        let node = root.node
        node.claimUnlessTaken(by: self)
        return node
    }

    /// The root's node. A trigger claims the root itself, unless it fails.
    @_documentation(visibility: internal)
    @inlinable public var anchor: Node? { root.node }

    /// Prepares the transition for a route and makes it part of the commit.
    ///
    /// - Throws: If another coordinator changes this root, a verb is refused, or a gate that has not been asked does
    ///   not allow it.
    @_documentation(visibility: internal)
    @inlinable
    public func join(_ route: RouteType, to commit: inout RunningCommit) throws(TransitionError) {
        guard commit.admitted == ObjectIdentifier(self) else { return try commit.join(route, on: self) }
        commit.admitted = nil
        let root = self.root
        guard ObjectIdentifier(root) == ObjectIdentifier(self.root) else {
            throw TransitionError(
                cannot: "change the root of \(type(of: self))", because: "it is another one each time it is asked for",
                remedy: "Keep the root in a stored property: let root = \(Root.self)().")
        }
        let target = try commit.enter(root, claimedBy: self)
        let step = prepareTransition(for: route).step
        guard RouteType.isRemembered else { return try commit.commit.stage(step, on: target) }
        try commit.commit.stage(step, on: target, comingOf: route, of: self)
    }
}

extension Coordinator {
    /// Runs a transition of its root that no route stands for.
    ///
    /// - Parameters:
    ///   - transition: What is to be done.
    ///   - options: How it is to be carried out.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func perform(
        _ transition: Transition<Root>, with options: TransitionOptions = .animated,
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        submit(transition, Call(options, CallSite(fileID: fileID, line: line), completion))
    }

    /// Runs a transition of its root that no route stands for, and waits for it to settle.
    ///
    /// - Returns: What it did; nothing, if it was so already.
    /// - Throws: Why it was not done.
    @discardableResult
    public nonisolated(nonsending) func perform(
        _ transition: Transition<Root>, with options: TransitionOptions = .animated, fileID: StaticString = #fileID,
        line: UInt = #line
    ) async throws(TransitionOutcome.Failure) -> TransitionContext {
        try await submit(transition, Call(awaiting: options, CallSite(fileID: fileID, line: line))).outcome()
    }

    @discardableResult
    private func submit(_ transition: Transition<Root>, _ call: consuming Call) -> Call {
        let words = { Cause.transition("\(transition) on \(type(of: self))") }
        return node.commit(on: self, words, call, at: { $0.anchor }) { coordinator, running throws(TransitionError) in
            try running.commit.claim(coordinator.root.node, by: coordinator)
            try running.perform(transition, on: coordinator.root)
        }
    }
}
