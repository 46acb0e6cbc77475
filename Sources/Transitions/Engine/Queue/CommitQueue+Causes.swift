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

    /// Notes what was asked for, as a value, unless that is known.
    func noteCause(of request: Request, _ cause: () -> Cause, of target: AnyObject?) {
        if request.note(cause, of: target) { noteClimb(of: request) }
    }

    /// Notes what a route has climbed from, where it did, as that stood before the commit. O(edits) for such a route.
    private func noteClimb(of request: Request) {
        guard let node = request.climbed else { return }
        let (label, place) = commit.beforehand { (node.label, node.path) }
        request.noteClimb(from: label, at: place)
    }

    /// Has a request settle, whose commit the tree shows.
    func settle(_ request: Request) {
        if request.settle() { noteClimb(of: request) }
    }

    /// Where a node stood before the commit. O(its depth), and O(edits) where those have touched what it stands in.
    func formerPath(of node: Node) -> TreePath {
        // Mostly it is the root that was changed.
        if commit.journal.soleHolder === node { return node.path }
        let isUntouched = commit.edits.allSatisfy { edit in
            guard let holder = edit.holder else { return true }
            return node.contains(holder)
        }
        return isUntouched ? node.path : commit.beforehand { node.path }
    }
}
