public import Coordination

extension Navigable {
    /// Restores a stored state here, in one commit, without effects and without animation.
    ///
    /// Existing nodes with the stored kind, coordinator and route keep their identity. The routes of missing nodes are
    /// taken again. Existing nodes that were not stored are removed if they may be left, unless they stay by
    /// `isLaunch`. Gates are asked about each route that had shown or selected something. A step that fails is undone
    /// alone; the report names it, and everything that depended on it. Then the stored waiting triggers are repeated,
    /// without a login that is not needed any more. Restoring the same state again changes nothing.
    ///
    /// Restore before a host is attached, if you can. A host may answer only after this has returned. If it refuses
    /// then, the tree and the states of models are as they were before, no waiting trigger is repeated, and the report
    /// is void. The commit's record has the cause `restore`.
    ///
    /// - Parameters:
    ///   - state: A state of the same kind of root: a manager, a window, a coordinator.
    ///   - terms: The terms with which it was stored.
    ///   - isLaunch: True if existing nodes that were not stored stay, because the launch built them: a tab of an
    ///     update, a sheet with the news. If nil, they stay unless a host shows the tree.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: The differences from the state.
    /// - Throws: If nothing could be restored; the tree is unchanged. O(nodes of both).
    public func restore(
        _ state: StoredState, terms: RestorationTerms = RestorationTerms(), isLaunch: Bool? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) throws(RestorationError) -> RestorationReport {
        let node: Node = self.node
        guard node.treeQueue.isIdle else { throw .busy }
        try terms.check(state)
        let restoring = Restoring(
            at: CallSite(fileID: fileID, line: line), isLaunch: isLaunch ?? !node.outermost.isShownByHost)
        try restoring.check(state, on: node)
        let call = Call(.unanimated, restoring.location, restoring.hasEnded)
        let ended = node.commit({ .transition("restore") }, call) { node, running throws(TransitionError) in
            try running.commit.enter(node)
            restoring.run(state, on: node, in: running.commit)
        }
        if ended.request?.isWaiting == true {
            // A screen that would be left asks first, and is not answered now.
            ended.withdraw()
            throw .refused(restoring.outcome ?? .cancelled(.caller))
        }
        if let outcome = restoring.outcome, !outcome.isDone { throw .refused(outcome) }
        return restoring.conclude(on: node)
    }

    /// Restores a stored state once gates allow it: a login first, then the last view.
    ///
    /// ```swift
    /// windows.restore(state, terms: terms, after: [.signedIn(session)])
    /// ```
    ///
    /// If a gate requires a route, that comes first, and the restoration resumes after it, like any trigger that waits.
    /// The owner is checked when it resumes. The restoration takes its turn, so this may be called at any time.
    ///
    /// - Parameters:
    ///   - state: A state of the same kind of root: a manager, a window, a coordinator.
    ///   - terms: The terms with which it was stored.
    ///   - gates: The gates that are asked first. Their question is about no route.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    ///   - completion: Called with the result, exactly once. Without it, the diagnostics handler gets an error, or a
    ///     report that is not whole.
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

/// The state to restore when its turn has come, or the result if there is none.
enum Due {
    case state(StoredState)
    case nothing(RestorationResult)
}

extension Navigable {
    /// Restores the state that is due once gates allow it.
    ///
    /// - Parameters:
    ///   - gates: The gates that are asked first.
    ///   - terms: The terms of the state.
    ///   - location: The call site.
    ///   - isLaunch: True if existing nodes that were not stored stay.
    ///   - due: Returns the state to restore. Called once, when the gates have allowed it.
    ///   - choice: The candidates for a single window.
    ///   - completion: Called with that window, if there is one, and the result.
    func restore(
        after gates: [Gate], _ terms: RestorationTerms, _ location: CallSite, isLaunch: Bool,
        _ due: @escaping () -> Due, choosing choice: WindowChoice = WindowChoice(),
        completion: @escaping (Node?, RestorationResult) -> Void
    ) {
        let node: Node = self.node
        let restoring = Restoring(at: location, isLaunch: isLaunch)
        let completion = { [weak node] (outcome: TransitionOutcome) in
            restoring.hasEnded(outcome)
            let result = restoring.result(outcome, on: node)
            completion(restoring.window, result)
        }
        node.commit({ .transition("restore") }, Call(.unanimated, location, completion)) {
            node, running throws(TransitionError) in
            try running.commit.enter(node)
            try running.commit.ask(gates, about: .type(StoredState.self), at: node)
            restoring.run(due, terms, on: node, in: running.commit, choice)
        }
    }
}

/// One restoration, from its commit to its end.
final class Restoring {
    let location: CallSite
    private let isLaunch: Bool
    private var restorer: Restorer?
    private var undo: (() -> Void)?

    /// The outcome of its commit.
    private(set) var outcome: TransitionOutcome?

    /// The window that was stored alone.
    var window: Node? { early == nil ? restorer?.window : nil }

    /// The state that was found due, and the result if nothing was restored.
    private var due: Due?
    private var early: RestorationResult?

    init(at location: CallSite, isLaunch: Bool) {
        (self.location, self.isLaunch) = (location, isLaunch)
    }

    /// - Throws: If the state is one of another kind of root.
    func check(_ state: StoredState, on node: Node) throws(RestorationError) {
        guard let first = state.content.nodes.first, first.kind != node.storedKind else { return }
        throw .wrongRoot(stored: first.kind.rawValue, here: node.storedKind.rawValue)
    }

    /// Restores a state within a commit.
    func run(_ state: StoredState, on node: Node, in commit: Commit, _ choice: WindowChoice = WindowChoice()) {
        let made = Restorer(state.content, on: node, in: commit, isLaunch: isLaunch, choice)
        made.run()
        restorer = made
    }

    /// Restores the state that is due, or notes why nothing is restored.
    func run(
        _ due: () -> Due, _ terms: RestorationTerms, on node: Node, in commit: Commit, _ choice: WindowChoice
    ) {
        let found = self.due ?? due()
        self.due = found
        switch found {
        case .nothing(let result): early = result
        case .state(let state):
            do throws(RestorationError) {
                try terms.check(state)
                try check(state, on: node)
                let savepoint = commit.savepoint
                run(state, on: node, in: commit, choice)
                // As at any restoration, a screen that would be left cannot ask the user.
                try? commit.askWhetherAllMayBeLeft()
                if commit.goOnAfterStop() != nil {
                    commit.rollback(to: savepoint)
                    throw .refused(.cancelled(.caller))
                }
                // While this waits for a host, it must not retain the tree.
                restorer?.releaseReceiver()
            } catch {
                restorer = nil
                early = .refused(error)
            }
        }
    }

    /// Notes the outcome. If a host has refused the commit, changes outside the tree are undone.
    func hasEnded(_ outcome: TransitionOutcome) {
        self.outcome = outcome
        if !outcome.isDone { undo?() }
        undo = nil
    }

    /// Sets the states of models, and repeats the triggers that waited.
    func conclude(on node: Node) -> RestorationReport {
        guard let restorer else { return RestorationReport() }
        restorer.takeUp(node)
        let setBack = restorer.setStates()
        let (losses, requests) = restorer.askAgain(location)
        if outcome == nil {
            undo = {
                setBack()
                for request in requests { request.withdraw() }
            }
        }
        return restorer.report(losses)
    }

    func result(_ outcome: TransitionOutcome, on node: Node?) -> RestorationResult {
        guard outcome.isDone, let node else { return .refused(.refused(outcome)) }
        return early ?? .restored(conclude(on: node))
    }
}

extension TransitionOutcome {
    fileprivate var isDone: Bool {
        switch self {
        case .completed, .noChange: true
        case .rejected, .failed, .cancelled: false
        }
    }
}
