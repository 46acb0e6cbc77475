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
    /// - Parameters:
    ///   - state: What was stored of the same: of a manager, a window, a coordinator.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// Restore before a host is attached, where you can. One that answers later has not shown it yet when this returns;
    /// if it refuses it then, the tree and the states of models are as they were before, nothing that waited is asked
    /// for, and the report is void. Its commit is `restore` in a commit's record.
    ///
    /// - Returns: What did not come back as it was.
    /// - Throws: Where nothing of it could be done; the tree is as it was. O(nodes of both).
    @discardableResult
    public func restore(
        _ state: StoredState, fileID: StaticString = #fileID, line: UInt = #line
    ) throws(RestorationError) -> RestorationReport {
        let node: Node = self.node
        guard node.treeQueue.isIdle else { throw .busy }
        let content = state.content
        if let first = content.nodes.first, first.kind != node.storedKind {
            throw .wrongRoot(stored: first.kind.rawValue, here: node.storedKind.rawValue)
        }
        var restorer: Restorer?
        let ending = Ending()
        let location = CallSite(fileID: fileID, line: line)
        let request = node.commit({ .transition("restore") }, .unanimated, location, { ending.outcome = $0 }) {
            node, running throws(TransitionError) in
            try running.commit.enter(node)
            let made = Restorer(content, on: node, in: running.commit)
            made.run()
            restorer = made
        }
        if let request, request.isWaiting {
            // Something that would be left asks first, and is not answered now.
            request.withdraw()
            throw .refused(ending.outcome ?? .cancelled(.caller))
        }
        if let outcome = ending.outcome, !outcome.isDone { throw .refused(outcome) }
        guard let restorer else { return RestorationReport() }
        let setBack = restorer.setStates()
        let (losses, requests) = restorer.askAgain(location)
        ending.undo = {
            setBack()
            for request in requests { request.withdraw() }
        }
        return restorer.report(losses)
    }
}

/// How the commit of a restoration has ended, and what is undone with it where a host refuses it later.
private final class Ending {
    var undo: (() -> Void)?

    var outcome: TransitionOutcome? {
        didSet {
            if let outcome, !outcome.isDone { undo?() }
            undo = nil
        }
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
