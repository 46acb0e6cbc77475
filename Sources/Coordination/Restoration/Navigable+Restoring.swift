public import Coordination

extension Navigable {
    /// Makes this what a stored state says it was: in one commit, without effects and without animation.
    ///
    /// What stands here already, with its kind, coordinator and route, keeps its identity. For what is missing its
    /// route is taken again, and gates are asked; what is not in the state is removed, and asked whether it may be
    /// left. Each step that fails is undone alone, and is in the report with all that stood on it. Then what waited is
    /// asked for again. To restore twice changes nothing the second time.
    ///
    /// - Parameters:
    ///   - state: What was stored of the same: of a manager, a window, a coordinator.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
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
        var outcome: TransitionOutcome?
        let location = CallSite(fileID: fileID, line: line)
        let request = node.commit({ .transition("restore") }, .unanimated, location, { outcome = $0 }) {
            node, running throws(TransitionError) in
            try running.commit.enter(node)
            let made = Restorer(content, on: node, in: running.commit)
            made.run()
            restorer = made
        }
        if let request, request.isWaiting {
            // Something that would be left asks first, and is not answered now.
            request.withdraw()
            throw .refused(outcome ?? .cancelled(.caller))
        }
        switch outcome {
        case .completed, .noChange, nil: break
        case .rejected, .failed, .cancelled: throw .refused(outcome ?? .noChange)
        }
        guard let restorer else { return RestorationReport() }
        restorer.setStates()
        return restorer.report(Waits(content, restorer.live, on: node, location).askAgain())
    }
}
