@_spi(Hosting) import Transitions

/// Anything that takes routes: a coordinator, a weak handle, a router that translates, a stand-in for a test.
///
/// Hold one as `any Router<NewsRoute>`; a model that its own coordinator shows holds a ``WeakRouter``.
///
/// What a router implements is only what a route means. Every way to trigger one is an extension over it, so that no
/// implementation can go around the queue.
public protocol Router<RouteType>: AnyObject {
    /// The routes that it takes.
    associatedtype RouteType: Route

    /// A node of the tree that it changes, by which the tree's queue is found; nil for a router that changes no tree.
    var anchor: Node? { get }

    /// Who is asked whether a route may be taken, before anything of it is built. None unless you say otherwise.
    ///
    /// All of them are asked, in this order, on each attempt; the first that does not allow decides.
    func gates(for route: RouteType) -> [Gate]

    /// Makes a route part of the commit that is running.
    ///
    /// Called by ``Transitions/RunningCommit/join(_:on:)`` when the gates have allowed it. Hand a route on to another
    /// router with that: called directly, a router that joins in its own way is not asked.
    ///
    /// - Throws: Why the route cannot be taken; the commit then ends with it.
    func join(_ route: RouteType, to commit: inout RunningCommit) throws(TransitionError)
}

extension Router {
    /// No tree, unless the router says otherwise.
    @_documentation(visibility: internal)
    public var anchor: Node? { nil }

    /// No gates, unless the router says otherwise.
    @_documentation(visibility: internal)
    @inlinable public func gates(for route: RouteType) -> [Gate] { [] }
}

extension Router where Self: Presentable {
    /// Its node.
    @_documentation(visibility: internal)
    @inlinable public var anchor: Node? { node }

    /// Its routes are taken from anything that is in it.
    public var _requestType: ObjectIdentifier? { ObjectIdentifier(RouteType.self) }
}

extension Router {
    /// Goes to a route.
    ///
    /// Done before this returns, unless it is called while the tree is changing: from `prepareTransition` it joins the
    /// commit that is running and shares its outcome, from a completion or an effect it follows. In an async function
    /// the other `trigger` is meant; pass a completion there (`completion: nil` will do) to go on without waiting.
    ///
    /// - Parameters:
    ///   - route: Where to go.
    ///   - options: How it is to be carried out.
    ///   - gates: Who is asked before the route's own gates are.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    @inlinable public func trigger(
        _ route: RouteType, with options: TransitionOptions = .animated, gates: [Gate] = [],
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        var call = Call(options, CallSite(fileID: fileID, line: line), completion)
        submit(route, gates, &call)
    }

    /// Goes to a route, and waits for it to settle.
    ///
    /// When the task is cancelled, a trigger that still waits for its turn, or for a gate, is withdrawn, and what was
    /// shown for it alone is closed; one that has been committed stands.
    ///
    /// - Returns: What it did; nothing, if it was so already.
    /// - Throws: Why it was not done.
    @inlinable @discardableResult
    public nonisolated(nonsending) func trigger(
        _ route: RouteType, with options: TransitionOptions = .animated, gates: [Gate] = [],
        fileID: StaticString = #fileID, line: UInt = #line
    ) async throws(TransitionOutcome.Failure) -> TransitionContext {
        var call = Call(awaiting: options, CallSite(fileID: fileID, line: line))
        if !call.hasEnded { submit(route, gates, &call) }
        return try await call.outcome()
    }

    // Inlinable, so that it is made for the routes and the root of each router: generic code would cost more than all
    // that a trigger does. But once for each, and not at every call.
    @inlinable @inline(never)
    func submit(_ route: RouteType, _ gates: [Gate], _ call: inout Call) {
        let anchor = anchor
        let queue = Call.queue(at: anchor)
        guard var running = queue.begin(at: anchor, call.options) else {
            return queue.wait(&call, intent(route, gates))
        }
        var failure: TransitionError?
        do throws(TransitionError) {
            if !gates.isEmpty { try running.ask(gates, about: route, of: self) }
            try running.join(route, on: self)
            if try queue.endShort(&call) { return }
        } catch {
            failure = error
        }
        queue.endInFull(
            failure, &call, of: self,
            { queue in cause(of: route, at: anchor.flatMap { queue?.formerPath(of: $0) }) },
            { intent(route, gates) })
    }

    @usableFromInline
    func intent(_ route: RouteType, _ gates: [Gate]) -> any Intent { RouteIntent(route, on: self, gates) }

    @usableFromInline
    func cause(of route: RouteType, at place: TreePath?) -> Cause { .route(route, .router(type(of: self)), at: place) }

    /// Begins a route that a finger drives: the tree shows where it leads, and no observer is told before it is
    /// finished.
    ///
    /// It needs the tree for itself: while something settles that cannot be interrupted, it is rejected as busy. A gate
    /// that would make it wait rejects it.
    ///
    /// - Parameters:
    ///   - route: Where to go when the gesture is finished.
    ///   - options: How it is to be carried out.
    ///   - gates: Who is asked before the route's own gates are.
    ///   - completion: Given the outcome, exactly once.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: What the gesture drives. Keep it as long as the finger is down.
    @_spi(Hosting) public func begin(
        _ route: RouteType, with options: TransitionOptions = .animated, gates: [Gate] = [],
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> InteractiveTransition {
        let location = CallSite(fileID: fileID, line: line)
        let queue = Call.queue(at: anchor)
        return queue.begin(RouteIntent(route, on: self, gates), options, location, completion)
    }

    /// Has gestures of one kind go to a route: each begins it, drives it, and finishes or cancels it.
    ///
    /// - Parameters:
    ///   - route: Where the gesture leads.
    ///   - options: How it is to be carried out.
    ///   - shouldFinish: Whether a gesture that ended there finishes it; nil for `GestureDriver`'s own rule.
    ///   - completion: Given the outcome of each gesture.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: What a recogniser is to call. It keeps this router from nothing: once that has gone, a gesture fails
    ///   with `TransitionError.Reason.released`.
    @_spi(Hosting) public func gestureDriver(
        for route: RouteType, with options: TransitionOptions = .animated,
        shouldFinish: ((Gesture) -> Bool)? = nil, completion: ((TransitionOutcome) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> GestureDriver {
        let router = self as? WeakRouter<RouteType> ?? weakRouter
        let begin = { router.begin(route, with: options, completion: completion, fileID: fileID, line: line) }
        guard let shouldFinish else { return GestureDriver(begin: begin) }
        return GestureDriver(shouldFinish: shouldFinish, begin: begin)
    }

    /// Gets out of any state: ends everything that is pending in this tree, closes its alerts, and goes to a route.
    ///
    /// See `recover(to:)` of a root: what was pending ends as `cancelled(.recovery)`, and no host is waited for.
    ///
    /// - Parameters:
    ///   - route: Where to go from there.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func recover(
        to route: RouteType, completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        let anchor = anchor
        let call = Call(.unanimated, CallSite(fileID: fileID, line: line), completion)
        Call.queue(at: anchor).recover(anchor, by: RouteIntent(route, on: self, []), call)
    }

    /// A handle for models: it takes the same routes and keeps nothing alive.
    public var weakRouter: WeakRouter<RouteType> { WeakRouter(self) }
}
