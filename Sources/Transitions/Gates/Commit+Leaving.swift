extension Commit {
    /// Asks everything that this commit takes away whether it may be left: what was taken off, and what can no longer
    /// be seen because something else was selected. O(what goes).
    ///
    /// The outermost is asked first, then what stands in it, from the front to the back. The first that does not allow
    /// stops the commit. What is triggered meanwhile belongs to the commit, and what that takes away is asked as well.
    func askWhetherAllMayBeLeft() throws(TransitionError) {
        var asked = 0
        while asked < edits.count, stop == nil, rejection == nil {
            let mark = asked
            asked = edits.count
            askWhetherMayBeLeft(since: mark)
            try drain(to: 0)
        }
    }

    private func askWhetherMayBeLeft(since mark: Int) {
        let newcomers = newcomers
        for index in mark..<edits.count where stop == nil {
            guard case .remove(let placement) = edits[index], placement.slot.node.holder == nil else { continue }
            ask(placement.slot, .removed, except: newcomers) { $0.content + $0.modals + $0.embeds }
        }
        for slot in deselected(since: mark) where stop == nil {
            ask(slot, .deselected, except: newcomers) { $0.shownContent + $0.modals + $0.embeds }
        }
    }

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
        var waiting = [slot]
        while let next = waiting.popLast() {
            waiting += inside(next.node)
            if newcomers.contains(ObjectIdentifier(next.node)) || isFinishing(next.node) { continue }
            let presentable = next.node.presentable(shownAs: next.presentable)
            let verdict = presentable.allowsLeaving(by: departure)
            if verdict.isAllowed { continue }
            stop = Stop(verdict, by: presentable.label, "leave \(presentable.label)", isLeaving: true)
            return
        }
    }

    /// What did not stand on the tree before this commit began.
    private var newcomers: Set<ObjectIdentifier> {
        // Most commits take away before they show.
        guard let first = edits.firstIndex(where: \.isInsertion), edits[first...].contains(where: \.takesAway)
        else { return [] }
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

extension Edit {
    fileprivate var isInsertion: Bool {
        if case .insert = self { true } else { false }
    }

    fileprivate var takesAway: Bool {
        switch self {
        case .remove, .select: true
        default: false
        }
    }
}
