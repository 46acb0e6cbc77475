import Transitions

extension Replica {
    /// A change that does not fit what the replica knows.
    struct Mismatch: Error { let change: TreeChange }

    /// Does what a change says, to arrays.
    func apply(_ change: TreeChange) throws {
        guard let holder = parts[change.holder.id], !holder.isNew else { return }
        let id = change.subject.id
        switch change.kind {
        case .inserted(let index):
            let part = arriving(id)
            if holder.kind == .split {
                guard holder.content.indices.contains(index), holder.content[index] == nil else { throw misfit(change) }
                holder.content[index] = part
            } else {
                guard index <= holder.content.count else { throw misfit(change) }
                holder.content.insert(part, at: index)
            }
        case .removed(let index):
            guard holder.content.indices.contains(index), let part = holder.content[index], part.id == id else {
                throw misfit(change)
            }
            part.isShown = false
            if holder.kind == .split { holder.content[index] = nil } else { holder.content.remove(at: index) }
        case .moved(let from, let to):
            guard holder.content.indices.contains(from), holder.content[from]?.id == id else { throw misfit(change) }
            holder.content.insert(holder.content.remove(at: from), at: to)
        case .selected(_, let range, _):
            guard range.upperBound <= holder.content.count else { throw misfit(change) }
            for (index, part) in holder.content.enumerated() { part?.isShown = range.contains(index) }
            guard holder.content[range.lowerBound]?.id == id else { throw misfit(change) }
        default:
            try applyOverlay(change, to: holder)
        }
    }

    private func applyOverlay(_ change: TreeChange, to holder: Part) throws {
        let id = change.subject.id
        switch change.kind {
        case .presented(let level, let style):
            guard level <= holder.modals.count else { throw misfit(change) }
            let part = arriving(id)
            part.style = style
            holder.modals.insert(part, at: level)
        case .dismissed(let level):
            guard holder.modals.indices.contains(level), holder.modals[level].id == id else { throw misfit(change) }
            holder.modals.remove(at: level).style = nil
        case .embedded(let index):
            guard index <= holder.embedded.count else { throw misfit(change) }
            holder.embedded.insert(arriving(id), at: index)
        case .unembedded(let index):
            guard holder.embedded.indices.contains(index), holder.embedded[index].id == id else {
                throw misfit(change)
            }
            holder.embedded.remove(at: index)
        case .alertShown(let position):
            guard position <= holder.alerts.count else { throw misfit(change) }
            holder.alerts.insert(id, at: position)
        case .alertClosed(let position):
            guard holder.alerts.indices.contains(position), holder.alerts[position] == id else { throw misfit(change) }
            holder.alerts.remove(at: position)
        case .inserted, .removed, .moved, .selected:
            throw misfit(change)
        }
    }

    private func arriving(_ id: NodeID) -> Part {
        if let part = parts[id] { return part }
        let part = Part(id)
        part.isNew = true
        parts[id] = part
        return part
    }

    private func misfit(_ change: TreeChange) -> Mismatch { Mismatch(change: change) }
}
