extension Commit {
    /// Takes back what was done since there were `mark` edits. O(what is taken back).
    package func undo(to mark: Int) {
        known = nil
        while edits.count > mark, let edit = edits.popLast() {
            if edit.isStructural { structuralEdits -= 1 }
            takeBack(edit)
        }
    }

    private func takeBack(_ edit: Edit) {
        switch edit {
        case .insert(let placement):
            placement.take()
            placement.slot.node.queue = placement.queueBefore
            placement.restoreShown()
            undone.append(placement.slot)
        case .remove(let placement):
            placement.slot.node.queue = nil
            placement.put()
            placement.restoreShown()
        case .move(_, let container, let from, let to, let shownBefore, _):
            container.move(from: to, to: from)
            container.shownRange = shownBefore
        case .select(_, let container, let before, _, _, _):
            container.shownRange = before
        case .showAlert(_, let host, let index, _):
            host.demandExtras().alerts.remove(at: index)
        case .closeAlert(let alert, let host, let index, _):
            host.demandExtras().alerts.insert(alert, at: index)
        case .storeAnimation(let node, let before):
            node.extras?.animation = before
        case .storeKey(let node, let before):
            node.extras?.key = before
        case .indexKey(let key, let stack, let before):
            stack.note(before, under: key)
        case .claim(let container):
            container.claimant = nil
        case .effect:
            break
        }
    }
}
