extension Edit {
    /// Takes back what it did to the lists.
    @inline(never)
    func revert() {
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
        case .showAlert(_, let host, let index, _):
            host.demandExtras().alerts.remove(at: index)
        case .closeAlert(let alert, let host, let index, _):
            host.demandExtras().alerts.insert(alert, at: index)
        default: break
        }
    }

    /// Does to the lists what it did, after everything before it was done again.
    @inline(never)
    func reapply() {
        switch self {
        case .insert(let placement): placement.put()
        case .remove(let placement): placement.take()
        case .move(_, let container, let from, let to, _, _): container.move(from: from, to: to)
        case .select(_, let container, _, let after, _, _): container.shownRange = after
        case .showAlert(let alert, let host, let index, _): host.demandExtras().alerts.insert(alert, at: index)
        case .closeAlert(_, let host, let index, _): host.demandExtras().alerts.remove(at: index)
        default: break
        }
    }
}
