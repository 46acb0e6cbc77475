extension Commit {
    /// Asks everything that this commit takes away whether it may be left: what was taken off, and what can no longer
    /// be seen because something else was selected. O(what goes).
    ///
    /// The outermost is asked first, then what stands in it, from the front to the back. The first that does not allow
    /// stops the commit.
    func askWhetherAllMayBeLeft() {
        for index in edits.indices where stop == nil {
            guard case .remove(let placement) = edits[index], placement.slot.node.holder == nil else { continue }
            ask(placement.slot, .removed) { $0.content + $0.modals + $0.embeds }
        }
        for slot in deselected where stop == nil {
            ask(slot, .deselected) { $0.shownContent + $0.modals + $0.embeds }
        }
    }

    /// What was selected before this commit, stands where it stood, and is selected no more.
    private var deselected: [Slot] {
        var containers: [Container] = []
        for case .select(_, let container, _, _, _, _) in edits where !containers.contains(where: { $0 === container })
        {
            containers.append(container)
        }
        guard !containers.isEmpty else { return [] }
        let before = beforehand { containers.flatMap(\.shownSlots) }
        let shown = Set(containers.flatMap(\.shownSlots).map { ObjectIdentifier($0.node) })
        return before.filter { $0.node.holder != nil && !shown.contains(ObjectIdentifier($0.node)) }
    }

    private func ask(_ slot: Slot, _ departure: Departure, _ inside: (Node) -> some Sequence<Slot>) {
        var waiting = [slot]
        while let next = waiting.popLast() {
            waiting += inside(next.node)
            let presentable = next.node.presentable(shownAs: next.presentable)
            let verdict = presentable.allowsLeaving(by: departure)
            if verdict.isAllowed || !stoodThere(slot.node) || isFinishing(next.node) { continue }
            stop = Stop(verdict, by: presentable.label, "leave \(presentable.label)", isLeaving: true)
            return
        }
    }

    /// Whether something stood on the tree before this commit began.
    private func stoodThere(_ node: Node) -> Bool {
        for edit in edits {
            switch edit {
            case .insert(let placement) where placement.slot.node === node: return false
            case .remove(let placement) where placement.slot.node === node: return true
            default: break
            }
        }
        return true
    }

    private func isFinishing(_ node: Node) -> Bool {
        edits.contains { edit in
            if case .finish(let ending, _) = edit { ending === node } else { false }
        }
    }
}
