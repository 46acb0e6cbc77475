public import Coordination

extension Navigable {
    /// Restores a stored state here, in one commit, without effects and without animation.
    ///
    /// Existing nodes with the stored kind, coordinator and route keep their identity. The routes of missing nodes are
    /// taken again. Existing nodes that were not stored are removed if they may be left, unless `isLaunch` keeps them.
    /// Gates are asked about each route that had shown or selected something. A step that fails is undone alone; the
    /// report names it, and everything that depended on it. Then the stored waiting triggers are repeated, without a
    /// login that is not needed any more. Restoring the same state again changes nothing.
    ///
    /// Restore before a host is attached, if you can. A host may answer only after this method has returned. If the
    /// host then refuses, the tree and the states of models are as before, no waiting trigger is repeated, and the
    /// report is void. The commit's record has the cause `restore`.
    ///
    /// - Parameters:
    ///   - state: A state of the same kind of root: a manager, a window, a coordinator.
    ///   - terms: The terms with which it was stored.
    ///   - isLaunch: True if existing nodes that were not stored stay, because the launch built them: a tab of an
    ///     update, a sheet with the news. If nil, they stay unless a host shows the tree.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: The differences between the state and the tree.
    /// - Throws: An error if nothing could be restored; the tree is unchanged. O(nodes of state and tree).
    public func restore(
        _ state: StoredState, terms: RestorationTerms = RestorationTerms(), isLaunch: Bool? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) throws(RestorationError) -> RestorationReport {
        let node: Node = self.node
        guard node.treeQueue.isIdle else { throw .busy }
        try terms.check(state)
        let restoration = Restoration(
            at: CallSite(fileID: fileID, line: line), isLaunch: isLaunch ?? !node.outermost.isShownByHost)
        try restoration.check(state, on: node)
        let call = Call(.unanimated, restoration.location, restoration.hasEnded)
        let ended = node.commit({ .transition("restore") }, call) { node, running throws(TransitionError) in
            try running.commit.enter(node)
            restoration.run(state, terms, on: node, in: running.commit)
        }
        if ended.request?.isWaiting == true {
            // A screen that would be left asks first, and is not answered now.
            ended.withdraw()
            throw .refused(restoration.outcome ?? .cancelled(.caller))
        }
        if let outcome = restoration.outcome, !outcome.isDone { throw .refused(outcome) }
        return restoration.conclude(on: node)
    }

    /// Restores a stored state once gates allow it, for example after a login.
    ///
    /// ```swift
    /// windows.restore(state, terms: terms, after: [.signedIn(session)])
    /// ```
    ///
    /// If a gate requires a route, that route is taken first, and the restoration waits for it, like any trigger. The
    /// owner is checked when the restoration resumes. It waits for its turn, so you may call this at any time.
    ///
    /// - Parameters:
    ///   - state: A state of the same kind of root: a manager, a window, a coordinator.
    ///   - terms: The terms with which it was stored.
    ///   - gates: The gates that are asked first, about no particular route.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    ///   - completion: Called with the result, exactly once. Without a completion, the diagnostics handler gets an
    ///     error, or a report with losses.
    public func restore(
        _ state: StoredState, terms: RestorationTerms = RestorationTerms(), after gates: [Gate],
        fileID: StaticString = #fileID, line: UInt = #line, completion: ((RestorationResult) -> Void)? = nil
    ) {
        let (location, isLaunch) = (CallSite(fileID: fileID, line: line), !node.outermost.isShownByHost)
        restore(after: gates, terms, location, isLaunch: isLaunch, { .state(state) }) {
            [weak node = self.node as Node] _, result in
            if let completion { return completion(result) }
            node?.diagnose(result)
        }
    }
}

/// The state to restore, or the result if there is nothing to restore.
enum Due {
    case state(StoredState)
    case nothing(RestorationResult)
}

extension Navigable {
    /// Restores the state that `due` returns, once gates allow it.
    ///
    /// - Parameters:
    ///   - gates: The gates that are asked first.
    ///   - terms: The terms of the state.
    ///   - location: The call site.
    ///   - isLaunch: True if existing nodes that were not stored stay.
    ///   - due: Returns the state to restore. Called once, when the gates have allowed it.
    ///   - choice: The candidates for a single window.
    ///   - completion: Called with the restored window, if a single one was stored, and the result.
    func restore(
        after gates: [Gate], _ terms: RestorationTerms, _ location: CallSite, isLaunch: Bool,
        _ due: @escaping () -> Due, choosing choice: WindowChoice = WindowChoice(),
        completion: @escaping (Node?, RestorationResult) -> Void
    ) {
        let node: Node = self.node
        let restoration = Restoration(at: location, isLaunch: isLaunch)
        let completion = { [weak node] (outcome: TransitionOutcome) in
            restoration.hasEnded(outcome)
            let result = restoration.result(outcome, on: node)
            completion(restoration.window, result)
        }
        node.commit({ .transition("restore") }, Call(.unanimated, location, completion)) {
            node, running throws(TransitionError) in
            try running.commit.enter(node)
            try running.commit.ask(gates, about: .type(StoredState.self), at: node)
            restoration.run(due, terms, on: node, in: running.commit, choice)
        }
    }
}
