extension Commit {
    /// Takes back what was done since a savepoint. O(what is taken back).
    func rollback(to savepoint: Journal.Savepoint = .beginning) {
        forgetKnown()
        lastPlace = nil
        if notices != nil { forgetNotices() }
        // What has to happen first at a gate may be a route of the coordinator that claims it.
        let keepsClaims = isStopped
        while let edit = journal.takeNext(behind: savepoint) {
            if let slot = edit.giveBack(keepsClaims: keepsClaims) { journal.keep(slot) }
        }
        if hostings.count > structuralEdits { hostings.removeSubrange(structuralEdits...) }
    }

    /// Lets something look at the tree as it was before this commit. O(edits).
    func beforehand<Result>(_ look: () -> Result) -> Result {
        for edit in edits.reversed() { edit.revert() }
        defer { for edit in edits { edit.reapply() } }
        return look()
    }

    /// Does everything again from the tree as it was before this commit, and lets something look before each edit.
    /// O(edits).
    func replay(_ look: (Edit) -> Void) {
        for edit in edits.reversed() { edit.revert() }
        for edit in edits {
            look(edit)
            edit.reapply()
        }
    }
}
