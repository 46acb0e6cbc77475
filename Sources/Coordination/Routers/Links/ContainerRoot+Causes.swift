@_spi(Log) @_spi(Hosting) import Transitions

extension ContainerRoot {
    /// Asks once more for what a cause says: of the router that stands where the one stood that was asked, else of the
    /// nearest that takes its route.
    ///
    /// ```swift
    /// log.append(record.cause)  // in one run
    /// for cause in log where cause.keeper == nil { windows.trigger(cause) }  // in another
    /// ```
    ///
    /// It is asked on the tree around this. What the user did is reported of what is in the same place; a recovery
    /// is one again. A prerequisite is taken as the route that it is: what asks for it does so by itself. A
    /// transition that no route stands for is known by its words alone, and fails.
    ///
    /// - Parameters:
    ///   - cause: What is asked for.
    ///   - options: How it is to be carried out. Reports and recoveries have none.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    @_disfavoredOverload
    @_spi(Log) public func trigger(
        _ cause: Cause, with options: TransitionOptions = .animated,
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let again = CauseAgain(cause, on: node, options, completion, fileID, line)
        do throws(TransitionError) {
            try again.ask()
        } catch {
            let call = Call(options, CallSite(fileID: fileID, line: line), completion)
            node.commit({ .transition("\(cause)") }, call) { _, _ throws(TransitionError) in throw error }
        }
    }
}

/// A cause that is asked for once more.
private struct CauseAgain {
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

    func ask() throws(TransitionError) {
        if let report = cause.report { return try self.report(report) }
        let essence = cause.essence
        switch (essence.start, essence.route?.route) {
        case (nil, _): throw refusal("a transition is known by its words alone", "Give it a route.")
        case (.node, let route?): climb(route)
        case (_, let route?): try ask(router(for: route), route)
        case (let start?, nil): try follow(essence.hops, start)
        }
    }

    private func refusal(_ reason: String, _ remedy: String) -> TransitionError {
        TransitionError(
            cannot: "do '\(cause)' once more", because: reason, state: node.outermost.treeLine, remedy: remedy)
    }

    /// What stands at the cause's place, or this where that is not known or nothing does.
    private var place: Node { cause.place.flatMap { node.presentable(at: $0)?.node } ?? node }

    /// What takes the route where the one stood that was asked, or the nearest that does.
    private func router(for route: any Route) throws(TransitionError) -> any Router {
        // A search from a manager begins in the window in front.
        if let own = place.taker(of: ObjectIdentifier(type(of: route))) as? any Router { return own }
        return try RouterSearch(for: route, from: place).nearest().router
    }

    private func report(_ report: Report) throws(TransitionError) {
        // What had gone then has gone in every run.
        guard let place = cause.place else { return self.report(report, about: .random()) }
        guard let id = node.nodeID(at: place) else {
            throw TransitionError("do '\(cause)' once more", .unknownNode, state: node.outermost.treeLine)
        }
        self.report(report, about: id)
    }

    private func report(_ report: Report, about id: NodeID) {
        node.report(report.about(id), completion: completion, fileID: fileID, line: line)
    }

    private func climb(_ route: some Route) {
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

    /// Follows a link from the coordinator that stands where the one stood that was asked, else from the nearest that
    /// takes the first route.
    private func follow(_ hops: [Hop], _ start: Cause.Start) throws(TransitionError) {
        let own = place.presentable
        if case .router(let type) = start, Swift.type(of: own) == type, let coordinator = own as? any Coordinator {
            return follow(hops, on: coordinator)
        }
        let nearest = try hops.first.map { hop throws(TransitionError) in try router(for: hop.route) }
        guard let coordinator = nearest as? any Coordinator else {
            throw refusal("no coordinator stands at \(cause.place?.description ?? "its place")", "")
        }
        follow(hops, on: coordinator)
    }

    private func follow(_ hops: [Hop], on coordinator: some Coordinator) {
        coordinator.trigger(hops, with: options, completion: completion, fileID: fileID, line: line)
    }
}
