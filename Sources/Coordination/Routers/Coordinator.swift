/// A router with a root of its own, which answers each of its routes with a transition of that root.
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
/// Show a coordinator like a screen, by giving it a place on another root; that place keeps it alive. There is no list
/// of children to maintain: ``children`` and ``parent`` are read from the tree.
///
/// Give each coordinator its own root. Triggers of a second one on a root fail while the first is alive.
public protocol Coordinator<RouteType, Root>: Router, Navigable where NodeType == Container {
    /// The routes that it takes.
    associatedtype RouteType

    /// The kind of root that it changes.
    associatedtype Root: ContainerRoot

    /// The root that it changes; always the same object.
    var root: Root { get }

    /// Returns the transition for a route, once its ``Router/gates(for:)`` have allowed it.
    ///
    /// Only build here, and change nothing yourself: this is called for each attempt of a route, and an attempt may be
    /// undone. A trigger that is made here joins the same commit and runs after the returned transition.
    func prepareTransition(for route: RouteType) -> Transition<Root>

    /// Returns a route to trigger in place of a user's action; nil to accept the action as it is.
    ///
    /// The coordinator of the changed root is asked first, then those around it, until one returns a route. The host
    /// then takes the action back, and the route is triggered instead. Also called before a restored state selects a
    /// tab or page that the user had selected: the gates of the route then allow or deny the selection.
    func route(for report: Report) -> RouteType?

    /// Returns the route that selects a child of this coordinator's root: a tab, a page or a column. The address of the
    /// screens shown includes that route's, even if another route, the user or nobody selected the child. The gates of
    /// the route are asked before a restored state selects the child.
    ///
    /// Nil by default: the address then leaves the selection out.
    func route(selecting child: any Presentable) -> RouteType?
}

extension Coordinator {
    /// Accepts every action of the user as it is.
    @_documentation(visibility: internal)
    public func route(for report: Report) -> RouteType? { nil }

    /// Returns nil: addresses leave selections out.
    @_documentation(visibility: internal)
    public func route(selecting child: any Presentable) -> RouteType? { nil }

    /// Returns the route that this coordinator makes of an action of the user.
    public func _claim(_ report: Report) -> _Claim? {
        route(for: report).map { _Claim(RouteIntent($0, on: self, [])) }
    }

    /// Returns the gates of a route of this coordinator, and of the route that selects a child.
    public func _gates(for route: (any Route)?, selecting child: (any Presentable)?) -> [Gate] {
        var gates: [Gate] = []
        if let route, let own = route as? RouteType { gates = self.gates(for: own) }
        if let child, let selecting = self.route(selecting: child) { gates += self.gates(for: selecting) }
        return gates
    }
}

extension Coordinator {
    /// The root's node. A read claims the root for this coordinator, so that screens in the root can send routes upward
    /// even before the coordinator is shown or has triggered anything.
    @_documentation(visibility: internal)
    @inlinable public var node: Container {
        let node = root.node
        node.claimUnlessTaken(by: self)
        return node
    }

    /// The root's node. A read does not claim the root; a trigger that succeeds does.
    @_documentation(visibility: internal)
    @inlinable public var anchor: Node? { root.node }

    /// Prepares the transition for a route and makes it part of the commit.
    ///
    /// - Throws: If another coordinator changes this root, a verb is refused, or a gate that had not been asked does
    ///   not allow the route.
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
    /// Runs a transition of its root without a route.
    ///
    /// - Parameters:
    ///   - transition: The transition.
    ///   - options: The options of the trigger.
    ///   - completion: Called exactly once, with the outcome. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func perform(
        _ transition: Transition<Root>, with options: TransitionOptions = .animated,
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        submit(transition, Call(options, CallSite(fileID: fileID, line: line), completion))
    }

    /// Runs a transition of this coordinator's root without a route, and waits for the commit to settle.
    ///
    /// - Returns: The changes; none if nothing had to change.
    /// - Throws: The reason why the transition was not run.
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
