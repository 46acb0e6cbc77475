extension Commit {
    /// Asks everything that this commit takes away whether it may be left: what was taken off, and what can no longer
    /// be seen because something else was selected. O(what goes).
    ///
    /// The outermost is asked first, then what stands in it, from the front to the back. The first that does not allow
    /// stops the commit. What is triggered meanwhile belongs to the commit, and what that takes away is asked as well.
    func askWhetherAllMayBeLeft() throws(TransitionError) {
        var mark = (edits: 0, gone: 0)
        repeat {
            let newcomers = deeds.contains(.tookAwayAfterShowing) ? newcomers : []
            let deselected = deeds.contains(.selected) ? deselected(since: mark.edits) : []
            let (all, first) = (gone, mark.gone)
            mark = (edits.count, all.count)
            for index in first..<all.count where stop == nil && tookOff(all[index]) {
                ask(all[index], .removed, except: newcomers) { $0.content + $0.modals + $0.embeds }
            }
            for slot in deselected where stop == nil {
                ask(slot, .deselected, except: newcomers) { $0.shownContent + $0.modals + $0.embeds }
            }
            if hasStaged { try drain(to: 0) }
        } while edits.count > mark.edits && stop == nil && rejection == nil
    }

    /// Whether this is off the tree, and not because its insertion was taken back.
    private func tookOff(_ slot: Slot) -> Bool { slot.node.holder == nil && slot.node.queue === queue }

    /// What was selected before this commit, stands where it stood, and is selected no more.
    private func deselected(since mark: Int) -> [Slot] {
        var containers: [Container] = []
        for case .select(_, let container, _, _, _, _) in edits[mark...]
        where !containers.contains(where: { $0 === container }) {
            containers.append(container)
        }
        guard !containers.isEmpty else { return [] }
        let before = beforehand { containers.flatMap(\.shownSlots) }
        let shown = Set(containers.flatMap(\.shownSlots).map { ObjectIdentifier($0.node) })
        return before.filter { $0.node.holder != nil && !shown.contains(ObjectIdentifier($0.node)) }
    }

    private func ask(
        _ slot: Slot, _ departure: Departure, except newcomers: Set<ObjectIdentifier>,
        _ inside: (Node) -> some Sequence<Slot>
    ) {
        // Most of what goes is a screen, and nothing stands in it.
        if slot.node.content.isEmpty, slot.node.extras == nil { return ask(slot, departure, except: newcomers) }
        var waiting = [slot]
        while stop == nil, let next = waiting.popLast() {
            waiting += inside(next.node)
            ask(next, departure, except: newcomers)
        }
    }

    private func ask(_ slot: Slot, _ departure: Departure, except newcomers: Set<ObjectIdentifier>) {
        let node = slot.node
        if !newcomers.isEmpty, newcomers.contains(ObjectIdentifier(node)) { return }
        if isFinishing(node) { return }
        let presentable = node is Container ? node.presentable(shownAs: slot.presentable) : slot.presentable
        let verdict = presentable.allowsLeaving(by: departure)
        if verdict.isAllowed { return }
        stop = Stop(verdict, by: presentable.label, "leave \(presentable.label)", isLeaving: true)
    }

    /// What did not stand on the tree before this commit began.
    private var newcomers: Set<ObjectIdentifier> {
        var (came, went): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
        for edit in edits {
            switch edit {
            case .insert(let placement) where !went.contains(ObjectIdentifier(placement.slot.node)):
                came.insert(ObjectIdentifier(placement.slot.node))
            case .remove(let placement) where !came.contains(ObjectIdentifier(placement.slot.node)):
                went.insert(ObjectIdentifier(placement.slot.node))
            default: break
            }
        }
        return came
    }

    private func isFinishing(_ node: Node) -> Bool {
        guard node.extras?.hasFinished == true else { return false }
        return edits.contains { edit in
            if case .finish(let ending, _) = edit { ending === node } else { false }
        }
    }
}
