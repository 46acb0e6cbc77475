public import Coordination

extension Navigable {
    /// Makes this what a stored state says it was: in one commit, without effects and without animation.
    ///
    /// What stands here already, with its kind, coordinator and route, keeps its identity. For what is missing its
    /// route is taken again; what is not in the state is removed, and asked whether it may be left. Gates are asked
    /// about each route that has shown or selected something. Each step that fails is undone alone, and is in the
    /// report with all that stood on it. Then what waited is asked for again, without a login that nothing needs any
    /// more. To restore twice changes nothing the second time.
    ///
    /// Restore before a host is attached, where you can. A host that answers later has not shown it yet when this
    /// returns; if it refuses it then, the tree and the states of models are as they were before, nothing that waited
    /// is asked for, and the report is void. Its commit is `restore` in a commit's record.
    ///
    /// - Parameters:
    ///   - state: What was stored of the same: of a manager, a window, a coordinator.
    ///   - terms: Those with which it was stored.
    ///   - isLaunch: Whether what is here and was not stored was built by the launch, and stays: a tab of an update, a
    ///     sheet with the news. Nil if that depends on whether a host shows the tree.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: What did not come back as it was.
    /// - Throws: Where nothing of it could be done; the tree is as it was. O(nodes of both).
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
        if ended.waiting?.isWaiting == true {
            // Something that would be left asks first, and is not answered now.
            ended.withdraw()
            throw .refused(restoring.outcome ?? .cancelled(.caller))
        }
        if let outcome = restoring.outcome, !outcome.isDone { throw .refused(outcome) }
        return restoring.conclude(on: node)
    }

    /// Makes this what a stored state says it was, once gates allow it: a login first, then the last view.
    ///
    /// ```swift
    /// windows.restore(state, terms: terms, after: [.signedIn(session)])
    /// ```
    ///
    /// If a gate requires a route, that comes first, and the restoration resumes after it, like any trigger that waits.
    /// The owner is looked at when it resumes. It takes its turn, so that it may be called at any time.
    ///
    /// - Parameters:
    ///   - state: What was stored of the same: of a manager, a window, a coordinator.
    ///   - terms: Those with which it was stored.
    ///   - gates: What is asked first. The question is about no route.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    ///   - completion: Given what has come of it, exactly once. Without one, an error goes to the diagnostics handler,
    ///     and so does a report that is not whole.
    public func restore(
        _ state: StoredState, terms: RestorationTerms = RestorationTerms(), after gates: [Gate],
        fileID: StaticString = #fileID, line: UInt = #line, completion: ((Comeback) -> Void)? = nil
    ) {
        let (location, isLaunch) = (CallSite(fileID: fileID, line: line), !node.outermost.isShownByHost)
        restore(after: gates, terms, location, isLaunch: isLaunch, { .state(state) }) {
            [weak node = self.node as Node] _, comeback in
            if let completion { return completion(comeback) }
            node?.diagnose(comeback)
        }
    }
}

/// What is to be restored when its turn has come.
enum Due {
    case state(StoredState)
    case nothing(Comeback)
}

extension Navigable {
    /// Restores, once gates allow it, what is due then.
    ///
    /// - Parameters:
    ///   - gates: What is asked first.
    ///   - terms: Those of the state.
    ///   - location: Where it was asked for.
    ///   - isLaunch: Whether what was not stored stays.
    ///   - due: What is restored: asked once, when the gates have allowed it.
    ///   - choice: Where one window is looked for.
    ///   - completion: Given that window, if there is one, and what has come of it.
    func restore(
        after gates: [Gate], _ terms: RestorationTerms, _ location: CallSite, isLaunch: Bool,
        _ due: @escaping () -> Due, choosing choice: WindowChoice = WindowChoice(),
        completion: @escaping (Node?, Comeback) -> Void
    ) {
        let node: Node = self.node
        let restoring = Restoring(at: location, isLaunch: isLaunch)
        let completion = { [weak node] (outcome: TransitionOutcome) in
            restoring.hasEnded(outcome)
            let comeback = restoring.comeback(outcome, on: node)
            completion(restoring.window, comeback)
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

    /// How its commit has ended.
    private(set) var outcome: TransitionOutcome?

    /// The window that was stored alone.
    var window: Node? { early == nil ? restorer?.window : nil }

    /// What was found due, and what has come of that without a restoration.
    private var due: Due?
    private var early: Comeback?

    init(at location: CallSite, isLaunch: Bool) {
        (self.location, self.isLaunch) = (location, isLaunch)
    }

    /// - Throws: If a state is of something else.
    func check(_ state: StoredState, on node: Node) throws(RestorationError) {
        guard let first = state.content.nodes.first, first.kind != node.storedKind else { return }
        throw .wrongRoot(stored: first.kind.rawValue, here: node.storedKind.rawValue)
    }

    /// Restores, within a commit.
    func run(_ state: StoredState, on node: Node, in commit: Commit, _ choice: WindowChoice = WindowChoice()) {
        let made = Restorer(state.content, on: node, in: commit, isLaunch: isLaunch, choice)
        made.run()
        restorer = made
    }

    /// Restores what is due, or notes why nothing is restored.
    func run(
        _ due: () -> Due, _ terms: RestorationTerms, on node: Node, in commit: Commit, _ choice: WindowChoice
    ) {
        let found = self.due ?? due()
        self.due = found
        switch found {
        case .nothing(let comeback): early = comeback
        case .state(let state):
            do throws(RestorationError) {
                try terms.check(state)
                try check(state, on: node)
                let savepoint = commit.savepoint
                run(state, on: node, in: commit, choice)
                // Nothing is asked about what would be left, as at any restoration.
                try? commit.askWhetherAllMayBeLeft()
                if commit.goOnAfterStop() != nil {
                    commit.rollback(to: savepoint)
                    throw .refused(.cancelled(.caller))
                }
                // While this waits for a host, only the tree keeps itself.
                restorer?.letGo()
            } catch {
                restorer = nil
                early = .refused(error)
            }
        }
    }

    /// Where a host has refused it after all, what was done beside the tree is undone.
    func hasEnded(_ outcome: TransitionOutcome) {
        self.outcome = outcome
        if !outcome.isDone { undo?() }
        undo = nil
    }

    /// Sets the states of models, and asks again for what waited.
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

    func comeback(_ outcome: TransitionOutcome, on node: Node?) -> Comeback {
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
