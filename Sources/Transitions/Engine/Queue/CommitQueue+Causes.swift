extension CommitQueue {
    /// Stores the cause of a request, with its place in the tree before the commit. Called only if the cause is read.
    /// O(edits), and for a report a search for a node by its id.
    func noteCause(of request: Request) {
        request.notePlace { commit.beforehand($0) }
    }

    /// Stores the cause of an urgent request with its place in the tree, before a settling commit can be rolled back.
    /// Does nothing if no commit settles, or nobody reads the cause.
    func noteCause(ofUrgent request: Request) {
        guard isCauseRead else { return }
        switch runningQueue.state {
        case .applying, .settling: request.notePlace { $0() }
        case .idle, .committing, .ending, .notifying, .lent: break
        }
    }

    /// Stores the cause of a request, unless it is known. For a route sent up the tree, the cause has the sender's
    /// place before the commit: O(edits).
    ///
    /// - Parameter target: The router, or another object that was asked; for a route sent up the tree, the sender's
    ///   node.
    func noteCause(of request: Request, _ cause: @autoclosure () -> Cause, of target: AnyObject?) {
        guard request.intent == nil, request.noted == nil else { return }
        request.noted = cause()
        request.target = target
        guard let node = target as? Node, request.noted?.isClimbing == true else { return }
        let (label, path) = commit.beforehand { (node.label, node.path) }
        request.noted = request.noted?.climbed(from: label, at: path)
    }

    /// Returns the path of a node before the commit. O(its depth), and O(edits) if an edit is outside the node.
    @usableFromInline package func formerPath(of node: Node) -> TreePath {
        // Usually the node is the root that was changed.
        if commit.journal.soleHolder === node { return node.path }
        let isUntouched = commit.edits.allSatisfy { edit in
            guard let holder = edit.holder else { return true }
            return node.contains(holder)
        }
        return isUntouched ? node.path : commit.beforehand { node.path }
    }
}
