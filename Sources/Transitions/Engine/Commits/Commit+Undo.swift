extension Commit {
    /// Takes back what was done since there were `mark` edits. O(what is taken back).
    package func undo(to mark: Int) {
        forgetKnown()
        lastPlace = nil
        if told != nil { forgetTold() }
        while let edit = popEdit(beyond: mark) {
            if edit.isStructural { structuralEdits -= 1 }
            takeBack(edit)
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

    private func takeBack(_ edit: Edit) {
        edit.revert()
        switch edit {
        case .insert(let placement):
            placement.slot.node.owner = placement.ownerBefore
            gone.append(placement.slot)
        case .remove(let placement): placement.slot.node.owner = nil
        case .storeAnimation(let node, let before): node.extras?.animation = before
        case .storeKey(let node, let before): node.extras?.key = before
        case .indexKey(let key, let stack, let before): stack.note(before, under: key)
        // What has to happen first at a gate may be a route of whoever claims it.
        case .claim(let container): if stop == nil { container.claimant = nil }
        // The outcome tells who asked with it, unless it was up before.
        case .showAlert(let alert, _, _, _): if alert.moves > 0 { alert.moves -= 1 } else { alert.forget() }
        case .expect(let node, let expectation): node.expectNoMore(expectation)
        case .fulfil(let expectation): expectation.unfulfil()
        case .finish(let node, let before): node.extras?.hasFinished = before
        case .reuse(let node): node.extras?.hasFinished = true
        case .giveOut, .putAside, .adopt: takeBackKept(edit)
        case .absorb(let absorbed): absorbed.giveBack()
        case .move, .select, .closeAlert, .effect, .reselect, .beginAnew, .reach, .errandDone: break
        }
    }
}
