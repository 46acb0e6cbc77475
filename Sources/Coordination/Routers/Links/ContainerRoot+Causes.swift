extension ContainerRoot {
    /// Asks once more for what a cause says: of the router that stands where the one stood that was asked, else of the
    /// nearest that takes its route.
    ///
    /// ```swift
    /// log.append(record.cause)  // in one run
    /// for cause in log where cause.keeper == nil { windows.trigger(cause) }  // in another
    /// ```
    ///
    /// It is asked on the tree around this. What the user did is reported of what stands in the same place; a recovery
    /// is one again. A prerequisite is taken as the route that it is: what asks for it does so by itself. A
    /// transition that no route stands for is known by its words alone, and fails.
    ///
    /// - Parameters:
    ///   - cause: What is asked for.
    ///   - options: How it is to be carried out. Reports and recoveries have none.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func trigger(
        _ cause: Cause, with options: TransitionOptions = .animated,
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let again = CauseAgain(cause, on: node, options, completion, fileID, line)
        do throws(TransitionError) {
            try again.ask()
        } catch {
            node.commit({ .transition("\(cause)") }, options, CallSite(fileID: fileID, line: line), completion) {
                _, _ throws(TransitionError) in throw error
            }
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
        guard let first = cause.essence.hops.first?.route, let start = cause.start else {
            throw TransitionError(
                cannot: "do '\(cause)' once more", because: "a transition is known by its words alone",
                state: node.outermost.treeLine, remedy: "Give it a route.")
        }
        switch start {
        case .node: climb(first)
        case .router, .nearest: try ask(router(for: first).router)
        }
    }

    /// What stands at the cause's place, or this where that is not known or nothing does.
    private var place: Node { cause.place.flatMap { node.presentable(at: $0)?.node } ?? node }

    private func router(for route: any Route) throws(TransitionError) -> FoundRouter {
        try RouterSearch(for: route, from: place).nearest()
    }

    private func report(_ report: Report) throws(TransitionError) {
        guard let id = cause.place.flatMap({ node.nodeID(at: $0) }) else {
            throw TransitionError("do '\(cause)' once more", .unknownNode, state: node.outermost.treeLine)
        }
        node.report(report.about(id), completion: completion, fileID: fileID, line: line)
    }

    private func climb(_ route: some Route) {
        place.trigger(route, with: options, completion: completion, fileID: fileID, line: line)
    }

    private func ask<R: Router>(_ router: R) {
        let hops = cause.essence.hops
        if hops.count > 1 || cause.essence.route == nil, let coordinator = router as? any Coordinator {
            return follow(hops, on: coordinator)
        }
        guard let route = hops.first?.route as? R.RouteType else { return }
        if cause.isRecovery { return router.recover(to: route, completion: completion, fileID: fileID, line: line) }
        router.trigger(route, with: options, completion: completion, fileID: fileID, line: line)
    }

    private func follow(_ hops: [Hop], on coordinator: some Coordinator) {
        coordinator.trigger(hops, with: options, completion: completion, fileID: fileID, line: line)
    }
}
