@_spi(Hosting) import Transitions

/// An object that takes routes: a coordinator, a weak handle, a redirection, a stand-in for a test.
///
/// Hold one as `any Router<NewsRoute>`; a model that its own coordinator shows holds a ``WeakRouter``.
///
/// A router implements only the meaning of a route. All ways to trigger a route are extensions, so that no
/// implementation can bypass the queue.
public protocol Router<RouteType>: AnyObject {
    /// The routes that it takes.
    associatedtype RouteType: Route

    /// A node of the tree that the router changes, by which triggers find their queue; nil if it changes no tree.
    var anchor: Node? { get }

    /// Returns the gates that are asked before anything of a route is built. None by default.
    ///
    /// They are asked in the order of the list, on each attempt; the first that does not allow the route decides.
    func gates(for route: RouteType) -> [Gate]

    /// Makes a route part of the running commit.
    ///
    /// Called by ``Transitions/RunningCommit/join(_:on:)`` when the gates have allowed the route. To pass a route on to
    /// another router, call that function too: this one does not ask the gates of a custom router.
    ///
    /// - Throws: The reason why the route cannot be taken; the commit then fails with it.
    func join(_ route: RouteType, to commit: inout RunningCommit) throws(TransitionError)
}

extension Router {
    /// No tree by default.
    @_documentation(visibility: internal)
    public var anchor: Node? { nil }

    /// No gates by default.
    @_documentation(visibility: internal)
    @inlinable public func gates(for route: RouteType) -> [Gate] { [] }
}

extension Router where Self: Presentable {
    /// The router's node.
    @_documentation(visibility: internal)
    @inlinable public var anchor: Node? { node }

    /// The type of the router's routes, by which a search finds the router.
    public var _routeType: ObjectIdentifier? { ObjectIdentifier(RouteType.self) }
}

extension Router {
    /// Goes to a route.
    ///
    /// Unless a host or a gate takes time, the trigger has ended when this returns. While something is settling, the
    /// trigger waits. Made in `prepareTransition`, it joins the running commit and shares its outcome; made in a
    /// completion or an effect, it runs after that. In an async function, pass a completion (`completion: nil` will do)
    /// to call this overload and go on without waiting.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - options: The options of the trigger.
    ///   - gates: The gates that are asked before the route's own.
    ///   - completion: Called exactly once, with the outcome. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    @inlinable public func trigger(
        _ route: RouteType, with options: TransitionOptions = .animated, gates: [Gate] = [],
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        var call = Call(options, CallSite(fileID: fileID, line: line), completion)
        submit(route, gates, &call)
    }

    /// Goes to a route, and waits for the commit to settle.
    ///
    /// If the task is cancelled, a trigger that still waits for its turn or for a gate is withdrawn, and screens that
    /// were shown for it alone are closed. A trigger that has been committed remains.
    ///
    /// - Returns: The changes; none if nothing had to change.
    /// - Throws: The reason why the route was not taken.
    @inlinable @discardableResult
    public nonisolated(nonsending) func trigger(
        _ route: RouteType, with options: TransitionOptions = .animated, gates: [Gate] = [],
        fileID: StaticString = #fileID, line: UInt = #line
    ) async throws(TransitionOutcome.Failure) -> TransitionContext {
        var call = Call(awaiting: options, CallSite(fileID: fileID, line: line))
        if !call.hasEnded { submit(route, gates, &call) }
        return try await call.outcome()
    }

    // Inlinable, to be specialised for the routes and the root of each router: generic code would cost more than all
    // that a trigger does. Not inlined, so that there is one copy for each and not one per call.
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
    func cause(of route: RouteType, at path: TreePath?) -> Cause { .route(route, .router(type(of: self)), at: path) }

    /// Begins a route that a gesture drives: the tree shows the destination, but observers are notified only once the
    /// gesture has finished.
    ///
    /// The route is rejected as busy while something is settling that cannot be interrupted. It is also rejected if a
    /// gate would make it wait.
    ///
    /// - Parameters:
    ///   - route: The route to go to when the gesture is finished.
    ///   - options: The options of the trigger.
    ///   - gates: The gates that are asked before the route's own.
    ///   - completion: Called exactly once, with the outcome.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: The transition that the gesture drives. Keep it until the gesture ends.
    @_spi(Hosting) public func begin(
        _ route: RouteType, with options: TransitionOptions = .animated, gates: [Gate] = [],
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> InteractiveTransition {
        let location = CallSite(fileID: fileID, line: line)
        let queue = Call.queue(at: anchor)
        return queue.begin(RouteIntent(route, on: self, gates), options, location, completion)
    }

    /// Returns a driver with which each gesture of one kind begins a route, moves it on, and finishes or cancels it.
    ///
    /// - Parameters:
    ///   - route: The route to go to.
    ///   - options: The options of each trigger.
    ///   - shouldFinish: Returns true if a gesture, as it ended, finishes the route; nil for `GestureDriver`'s rule.
    ///   - completion: Called with the outcome of each gesture.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: The driver for a recogniser to call. It does not retain this router: once the router is released, a
    ///   gesture fails with `TransitionError.Reason.released`.
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

    /// Recovers from any state: ends everything that is pending in this tree, closes its alerts, and goes to a route.
    ///
    /// Pending triggers end as `cancelled(.recovery)`, and no host is waited for. See `recover(to:)` of a root.
    ///
    /// - Parameters:
    ///   - route: The route to go to at the end.
    ///   - completion: Called exactly once, with the outcome. Without one, a failure goes to the diagnostics handler.
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

    /// A handle for models, which takes the same routes and retains nothing.
    public var weakRouter: WeakRouter<RouteType> { WeakRouter(self) }
}
