extension Edit {
    /// Undoes the changes to lists, selections and alerts.
    @inline(never)
    borrowing func revert() {
        switch self {
        case .insert(let placement):
            placement.take()
            placement.restoreShown()
        case .remove(let placement):
            placement.put()
            placement.restoreShown()
        case .move(_, let container, let from, let to, let shownBefore, _):
            container.move(from: to, to: from)
            container.shownRange = shownBefore
        case .select(_, let container, let before, _, _, _):
            container.shownRange = before
        case .noteSelection(let container, let before, _): container.extras?.selectionOrigin = before
        case .take(_, let split, let before, _, _): split.shownRange = before
        case .hide(let split, let before, _): split.makeExtrasIfNeeded().hiddenColumns = before
        case .showAlert(_, let host, let index, _):
            host.makeExtrasIfNeeded().alerts.remove(at: index)
        case .closeAlert(let alert, let host, let index, _):
            host.makeExtrasIfNeeded().alerts.insert(alert, at: index)
        case .resize(let node, let before, _): node.extras?.columnsBeside = before
        default: break
        }
    }

    /// Undoes everything that the edit did, but for a width, which is a fact.
    ///
    /// - Parameter keepsClaims: True if coordinators keep their claims on roots.
    /// - Returns: The slot that has lost its place, to be retained until the commit has settled.
    func undo(keepsClaims: Bool) -> Slot? {
        // The lists of a released tree do not matter.
        if holder?.watch.contains(.released) != true, width == nil { revert() }
        switch self {
        case .insert(let placement):
            placement.slot.node.owner = placement.ownerBefore
            // Observers may have been added while the node was here.
            placement.ownerBefore?.watch.formUnion(placement.slot.node.watch)
            if !placement.hadOrigin { placement.slot.node.cameFrom = nil }
            return placement.slot
        case .remove(let placement): placement.slot.node.owner = nil
        case .storeAnimation(let node, let before): node.extras?.animation = before
        case .storeKey(let node): node.extras?.key = nil
        case .replaceKey(let node, let former): node.extras?.key = former
        case .indexKey(let node, let stack, let before):
            if let key = node.extras?.key { stack.note(before, under: key) }
        case .claim(let container): if !keepsClaims { container.claimant = nil }
        // The outcome notifies the code that asked, unless the alert was only moved.
        case .showAlert(let alert, _, _, _): if alert.moves > 0 { alert.moves -= 1 } else { alert.forget() }
        case .expect(let node, let expectation): node.expectNoMore(expectation)
        case .fulfil(let expectation): expectation.unfulfil()
        case .finish(let node, let before): node.extras?.hasFinished = before
        case .reuse(let node): node.extras?.hasFinished = true
        case .useKept(let entry): return entry.returnFromCommit()
        case .setAside(let entries, let keeper): keeper.takeUp(entries)
        case .adopt(let entries, let former, let keeper): former.takeBack(entries, from: keeper)
        case .note(let takeBack): takeBack()
        case .move, .select, .noteSelection, .take, .resize, .hide, .closeAlert, .effect, .reselect, .reset, .revoke,
            .reach,
            .prerequisiteDone:
            break
        }
        return nil
    }

    /// Repeats the changes to lists, selections and alerts. Called after all earlier edits were repeated.
    @inline(never)
    borrowing func reapply() {
        switch self {
        case .insert(let placement): placement.put()
        case .remove(let placement): placement.take()
        case .move(_, let container, let from, let to, _, _): container.move(from: from, to: to)
        case .select(_, let container, _, let after, _, _): container.shownRange = after
        case .noteSelection(let container, _, let after): container.extras?.selectionOrigin = after
        case .take(_, let split, _, let after, _): split.shownRange = after
        case .hide(let split, _, let after): split.makeExtrasIfNeeded().hiddenColumns = after
        case .resize(let node, _, let after): node.extras?.columnsBeside = after
        case .showAlert(let alert, let host, let index, _): host.makeExtrasIfNeeded().alerts.insert(alert, at: index)
        case .closeAlert(_, let host, let index, _): host.makeExtrasIfNeeded().alerts.remove(at: index)
        default: break
        }
    }
}
