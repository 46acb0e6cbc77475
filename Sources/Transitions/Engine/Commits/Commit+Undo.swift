extension Commit {
    /// Takes back what was done since a savepoint. O(what is taken back).
    ///
    /// - Parameters:
    ///   - savepoint: Where that begins.
    ///   - stays: Which of it is not taken back; nil for none.
    package func rollback(to savepoint: Journal.Savepoint = .beginning, unless stays: ((Edit) -> Bool)? = nil) {
        forgetKnown()
        if notices != nil { forgetNotices() }
        // What has to happen first at a gate may be a route of the coordinator that claims it.
        let keepsClaims = isStopped || stays != nil
        while let edit = journal.takeNext(behind: savepoint) {
            if stays?(edit) == true { continue }
            if let slot = edit.giveBack(keepsClaims: keepsClaims) { journal.keep(slot) }
        }
        shownBy.rollback(to: structuralEdits)
        owner.partsWereTakenBack()
        for other in borrowed { other.partsWereTakenBack() }
    }

    /// Has a commit go on that a gate has stopped, after the part that was stopped was undone.
    ///
    /// - Returns: The stop; nil if nothing has stopped it.
    package func goOnAfterStop() -> Stop? { admission.takeStop() }

    /// Lets something look at the tree as it was before this commit. O(edits).
    func beforehand<Result>(_ look: () -> Result) -> Result {
        let edits = edits[...]
        edits.visitReversed { $0.revert() }
        defer { edits.visit { $0.reapply() } }
        return look()
    }

    /// Does everything again from the tree as it was before this commit, and lets something look before each edit.
    /// O(edits).
    func replay(_ look: (Edit) -> Void) {
        let edits = edits[...]
        edits.visitReversed { $0.revert() }
        for edit in edits {
            look(edit)
            edit.reapply()
        }
    }
}
