extension CommitQueue {
    /// Notes where a request started, as it was before the commit. Only where the cause is read; O(edits), and for a
    /// report finding a node by its id.
    func noteCause(of request: Request) {
        request.notePlace { commit.beforehand($0) }
    }

    /// Notes where what goes ahead of everything started, as it stands now, where something settles: that may be taken
    /// back first. Only where the cause is read.
    func noteCause(ofUrgent request: Request) {
        guard isCauseRead else { return }
        switch runningQueue.state {
        case .applying, .settling: request.notePlace { $0() }
        case .idle, .committing, .ending, .telling, .lent: break
        }
    }

    /// Notes what was asked for, as a value, unless that is known; for a route that has climbed, from what stood there
    /// before the commit, in O(edits).
    ///
    /// - Parameters:
    ///   - request: Who asks.
    ///   - cause: What is asked for.
    ///   - target: The router, or what else was asked for it. A route that climbs is asked of a node.
    func noteCause(of request: Request, _ cause: @autoclosure () -> Cause, of target: AnyObject?) {
        guard request.intent == nil, request.noted == nil else { return }
        request.noted = cause()
        request.target = target
        guard let node = target as? Node, request.noted?.isClimbing == true else { return }
        let (label, place) = commit.beforehand { (node.label, node.path) }
        request.noted = request.noted?.climbed(from: label, at: place)
    }

    /// Where a node stood before the commit. O(its depth), and O(edits) where those have touched what it is in.
    @usableFromInline package func formerPath(of node: Node) -> TreePath {
        // Mostly it is the root that was changed.
        if commit.journal.soleHolder === node { return node.path }
        let isUntouched = commit.edits.allSatisfy { edit in
            guard let holder = edit.holder else { return true }
            return node.contains(holder)
        }
        return isUntouched ? node.path : commit.beforehand { node.path }
    }
}
