@_spi(Log) @_spi(Hosting) import Transitions

extension ContainerRoot {
    /// Triggers a recorded cause again. The router at the recorded place takes the route, or else the nearest router
    /// that can.
    ///
    /// ```swift
    /// log.append(record.cause)  // in one run
    /// for cause in log where cause.requiredBy == nil { windows.trigger(cause) }  // in another
    /// ```
    ///
    /// The cause runs on the tree around this root. An action of the user is reported for the node at the same place; a
    /// recovery recovers again. Leave prerequisites out, as above: the gates that required them do so again, and they
    /// would also run as plain routes. A transition without a route fails: only its description was recorded.
    ///
    /// - Parameters:
    ///   - cause: The recorded cause.
    ///   - options: The options of the trigger. Reports and recoveries ignore them.
    ///   - completion: Called exactly once, with the outcome. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    @_disfavoredOverload
    @_spi(Log) public func trigger(
        _ cause: Cause, with options: TransitionOptions = .animated,
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        node.trigger(cause, with: options, completion, fileID, line)
    }
}

extension Node {
    /// Triggers a recorded cause again, on the tree around this node.
    package final func trigger(
        _ cause: Cause, with options: TransitionOptions, _ completion: ((TransitionOutcome) -> Void)?,
        _ fileID: StaticString = #fileID, _ line: UInt = #line
    ) {
        let again = RepeatedCause(cause, on: self, options, completion, fileID, line)
        do throws(TransitionError) {
            try again.run()
        } catch {
            let call = Call(options, CallSite(fileID: fileID, line: line), completion)
            commit({ .transition("\(cause)") }, call) { _, _ throws(TransitionError) in throw error }
        }
    }

    /// Begins a recorded route again that a gesture drives.
    ///
    /// - Throws: The reason why no router takes it.
    package final func begin(
        _ cause: Cause, with options: TransitionOptions, _ completion: @escaping (TransitionOutcome) -> Void
    ) throws(TransitionError) -> InteractiveTransition? {
        try RepeatedCause(cause, on: self, options, completion, #fileID, #line).begin()
    }
}

/// A cause that is triggered again.
private struct RepeatedCause {
    private let cause: Cause
    private let node: Node
    private let options: TransitionOptions
    private let completion: ((TransitionOutcome) -> Void)?
    private let fileID: StaticString
    private let line: UInt

    init(
        _ cause: Cause, on node: Node, _ options: TransitionOptions, _ completion: ((TransitionOutcome) -> Void)?,
        _ fileID: StaticString, _ line: UInt
    ) {
        self.cause = cause
        self.node = node
        self.options = options
        self.completion = completion
        self.fileID = fileID
        self.line = line
    }

    func run() throws(TransitionError) {
        if let report = cause.report { return try self.report(report) }
        let plainCause = cause.withoutRole
        switch (plainCause.start, plainCause.route?.route) {
        case (nil, _): throw refusal("a transition is known by its words alone", "Give it a route.")
        case (.node, let route?): send(route)
        case (_, let route?): try ask(router(for: route), route)
        case (let start?, nil): try follow(plainCause.hops, start)
        }
    }

    func begin() throws(TransitionError) -> InteractiveTransition? {
        guard let route = cause.route?.route else { return nil }
        return begin(route, on: try router(for: route))
    }

    private func begin<R: Router>(_ route: any Route, on router: R) -> InteractiveTransition? {
        (route as? R.RouteType).map { router.begin($0, with: options, completion: completion) }
    }

    private func refusal(_ reason: String, _ remedy: String) -> TransitionError {
        TransitionError(
            cannot: "do '\(cause)' once more", because: reason, state: node.outermost.treeLine, remedy: remedy)
    }

    /// The node at the cause's place; the root's node if the place is unknown or empty.
    private var place: Node { cause.path.flatMap { node.presentable(at: $0)?.node } ?? node }

    /// Finds the router at the cause's place if it takes the route, else the nearest that does.
    private func router(for route: any Route) throws(TransitionError) -> any Router {
        // A search from a manager begins in the window in front.
        if let own = place.taker(of: ObjectIdentifier(type(of: route))) as? any Router { return own }
        return try RouterSearch(for: route, from: place).nearest().router
    }

    private func report(_ report: Report) throws(TransitionError) {
        // A node that had gone in the first run has gone in every run.
        guard let place = cause.path else { return self.report(report, about: .random()) }
        guard let id = node.nodeID(at: place) else {
            throw TransitionError("do '\(cause)' once more", .unknownNode, state: node.outermost.treeLine)
        }
        self.report(report, about: id)
    }

    private func report(_ report: Report, about id: NodeID) {
        node.report(report.about(id), completion: completion, fileID: fileID, line: line)
    }

    private func send(_ route: some Route) {
        place.send(route, with: options, completion: completion, fileID: fileID, line: line)
    }

    private func ask<R: Router>(_ router: R, _ route: any Route) {
        guard let route = route as? R.RouteType else { return }
        if case .handle? = cause.start { trigger(route, on: router.weakRouter) } else { trigger(route, on: router) }
    }

    private func trigger<R: Router>(_ route: R.RouteType, on router: R) {
        if cause.isRecovery { return router.recover(to: route, completion: completion, fileID: fileID, line: line) }
        router.trigger(route, with: options, completion: completion, fileID: fileID, line: line)
    }

    /// Follows a link from the coordinator at the cause's place if that has the recorded type, else from the nearest
    /// one that takes the first route.
    private func follow(_ hops: [Hop], _ start: Cause.Start) throws(TransitionError) {
        let own = place.presentable
        if case .router(let type) = start, Swift.type(of: own) == type, let coordinator = own as? any Coordinator {
            return follow(hops, on: coordinator)
        }
        let nearest = try hops.first.map { hop throws(TransitionError) in try router(for: hop.route) }
        guard let coordinator = nearest as? any Coordinator else {
            throw refusal("there is no coordinator at \(cause.path?.description ?? "its place")", "")
        }
        follow(hops, on: coordinator)
    }

    private func follow(_ hops: [Hop], on coordinator: some Coordinator) {
        coordinator.trigger(hops, with: options, completion: completion, fileID: fileID, line: line)
    }
}
