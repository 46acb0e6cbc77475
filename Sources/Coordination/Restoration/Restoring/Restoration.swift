@_spi(Log) import Coordination

/// One restoration, from its commit to its end.
final class Restoration {
    let location: CallSite
    private let isLaunch: Bool
    private var restorer: Restorer?
    private var undo: (() -> Void)?

    private(set) var wasDenied = false
    private(set) var outcome: TransitionOutcome?

    /// The restored window, if the state is that of a single window.
    var window: Node? { early == nil ? restorer?.window : nil }

    /// The state to restore, once it was read, and the result if nothing was restored.
    private var due: Due?
    private var early: RestorationResult?

    init(at location: CallSite, isLaunch: Bool) {
        (self.location, self.isLaunch) = (location, isLaunch)
    }

    /// - Throws: An error if the state is of another kind of root.
    func check(_ state: StoredState, on node: Node) throws(RestorationError) {
        guard let first = state.content.nodes.first, first.kind != node.storedKind else { return }
        throw .wrongRoot(stored: first.kind.rawValue, here: node.storedKind.rawValue)
    }

    func run(
        _ state: StoredState, _ terms: RestorationTerms, on node: Node, in commit: Commit,
        _ choice: WindowChoice = WindowChoice()
    ) {
        let made = Restorer(terms.content(of: state), on: node, in: commit, isLaunch: isLaunch, choice)
        made.run()
        node.treeQueue.expectChangedGates()
        restorer = made
    }

    func take(_ made: Restorer) { restorer = made }

    /// Notes that a gate has denied what is in front in a visited state.
    func noteDenial() { wasDenied = true }

    /// Forgets an attempt that did not get through.
    func forget() { restorer = nil }

    /// Restores the state that `due` returns, or notes why nothing is restored.
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
                run(state, terms, on: node, in: commit, choice)
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
    var isDone: Bool {
        switch self {
        case .completed, .noChange: true
        case .rejected, .failed, .cancelled: false
        }
    }
}
