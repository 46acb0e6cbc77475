extension Commit {
    /// Undoes the edits since a savepoint. O(those edits).
    ///
    /// - Parameters:
    ///   - savepoint: The point to go back to.
    ///   - stays: Returns true for an edit to leave in place; nil undoes all.
    package func rollback(to savepoint: Journal.Savepoint = .beginning, unless stays: ((Edit) -> Bool)? = nil) {
        forgetKnown()
        if hostCache != nil { forgetHostCache() }
        // A gate's prerequisite may be a route of the coordinator that has claimed the root.
        let keepsClaims = isStopped || stays != nil
        while let edit = journal.takeNext(behind: savepoint) {
            if stays?(edit) == true { continue }
            if let slot = edit.undo(keepsClaims: keepsClaims) { journal.keep(slot) }
        }
        shownBy.rollback(to: structuralEdits)
        owner.partsWereTakenBack()
        for other in borrowed { other.partsWereTakenBack() }
    }

    /// Lets a stopped commit go on, after the stopped part was undone.
    ///
    /// - Returns: The stop; nil if there was none.
    package func goOnAfterStop() -> Stop? { admission.takeStop() }

    /// Stops a commit again that went on, as its stop matters after all.
    package func stop(again stop: Stop) throws(TransitionError) {
        if admission.stop(stop) { throw TransitionError(stop.verb, .notAllowed(by: stop.source)) }
    }

    /// Calls a closure on the tree as it was before this commit. O(edits).
    func beforehand<Result>(_ look: () -> Result) -> Result {
        let edits = edits[...]
        edits.visitReversed { $0.revert() }
        defer { edits.visit { $0.reapply() } }
        return look()
    }

    /// Reverts all edits, then applies each one again, right after a call of the closure with it. O(edits).
    func replay(_ look: (Edit) -> Void) {
        let edits = edits[...]
        edits.visitReversed { $0.revert() }
        for edit in edits {
            look(edit)
            edit.reapply()
        }
    }
}
