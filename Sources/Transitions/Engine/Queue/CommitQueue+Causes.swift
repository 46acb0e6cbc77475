extension CommitQueue {
    /// Notes where a request started, as it was before the commit. Only where the cause is read; O(edits), and for a
    /// report finding a node by its id.
    func noteCause(of request: Request) {
        request.notePlace { commit.beforehand($0) }
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
