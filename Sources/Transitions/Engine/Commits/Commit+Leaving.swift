extension Commit {
    /// Asks all nodes that this commit removes, or hides by selecting others, whether they may be left. O(those nodes).
    ///
    /// The outermost node is asked first, then its content, from the front to the back. The first verdict that does not
    /// allow stops the commit. Triggers made meanwhile join the commit; the nodes that they take away are asked too.
    package func askWhetherAllMayBeLeft() throws(TransitionError) {
        var (savepoint, asked) = (Journal.Savepoint.beginning, 0)
        if journal.flags.isDisjoint(with: [.selected, .tookAwayAfterShowing]), removedSlots.count == 1,
            removedSlots[0].node.isBare
        {
            // Usually one screen leaves, and nothing is triggered.
            (savepoint, asked) = (self.savepoint, 1)
            if !removedSlots[0].isScreenAlone {
                var asking = Asking()
                ask(removedSlots[0], .removed, &asking)
            }
            if isStopped || !hasStaged { return }
            try drain(to: 0)
        }
        var asking = Asking()
        while journal.count > savepoint.count && admission.isOpen && !owner.watch.contains(.released) {
            if journal.flags.contains(.tookAwayAfterShowing) { asking.touchedNodes = touchedNodes() }
            asking.finishing = nil
            let deselected = journal.flags.contains(.selected) ? deselected(since: savepoint) : []
            let (all, first) = (removedSlots, asked)
            (savepoint, asked) = (self.savepoint, all.count)
            for index in first..<all.count where !isStopped {
                // Skips nodes that have a place again, and those whose insertion was undone.
                guard all[index].node.holder == nil, all[index].node.owner === owner else { continue }
                // Only a node that was shown again in between is removed twice.
                if asking.touchedNodes != nil, !asking.isFirst(all[index].node) { continue }
                askAll(in: all[index], .removed, &asking)
            }
            for slot in deselected where !isStopped {
                askAll(in: slot, .deselected, &asking)
            }
            if hasStaged { try drain(to: 0) }
        }
    }

    /// Returns the slots that were selected before this commit, still have a place, and are no longer selected.
    private func deselected(since savepoint: Journal.Savepoint) -> [Slot] {
        if edits.count == 1, let (container, before, after) = edits[0].selection, container.layout.columnCount == nil {
            return before.filter { !after.contains($0) }.map { container.content[$0] }
        }
        var containers: [Container] = []
        var seen: Set<ObjectIdentifier> = []
        edits(since: savepoint).visit { edit in
            guard let container = edit.selection?.container, seen.insert(ObjectIdentifier(container)).inserted else {
                return
            }
            containers.append(container)
        }
        guard !containers.isEmpty else { return [] }
        let before = beforehand { containers.flatMap(\.shownSlots) }
        let shown = Set(containers.flatMap(\.shownSlots).map { ObjectIdentifier($0.node) })
        return before.filter { $0.node.holder != nil && !shown.contains(ObjectIdentifier($0.node)) }
    }

    private func askAll(in slot: Slot, _ departure: Departure, _ asking: inout Asking) {
        let isNew = asking.touchedNodes?.hasBrought(slot.node) ?? false
        // Most nodes that leave are screens without content.
        if slot.node.isBare {
            if !isNew { ask(slot, departure, &asking) }
            return
        }
        var waiting = [(slot: slot, isNew: isNew)]
        while !isStopped, let (next, isNew) = waiting.popLast() {
            let node = next.node
            let content = departure == .removed ? node.content[...] : node.shownContent
            for slot in content {
                waiting.append((slot, asking.touchedNodes?.hasBrought(slot.node, in: isNew) ?? false))
            }
            if let extras = node.extras {
                for slot in extras.modals + extras.embeds {
                    waiting.append((slot, asking.touchedNodes?.hasBrought(slot.node, in: isNew) ?? false))
                }
            }
            if !isNew { ask(next, departure, &asking) }
        }
    }

    private func ask(_ slot: Slot, _ departure: Departure, _ asking: inout Asking) {
        let node = slot.node
        if node.extras?.hasFinished == true {
            var finishing = asking.finishing ?? []
            if asking.finishing == nil {
                finishing.formUnion(edits.compactMap(\.finished).map { ObjectIdentifier($0) })
                asking.finishing = finishing
            }
            if finishing.contains(ObjectIdentifier(node)) { return }
        }
        if slot.isScreenAlone { return }
        let presentable = node is Container ? node.presentable(shownAs: slot.presentable) : slot.presentable
        let verdict = presentable.verdict(forLeavingBy: departure)
        if watch.contains(.logged) {
            owner.note(VerdictRecord(verdict, attempt: attempt, of: presentable, leavingBy: departure))
        }
        if verdict.isAllowed { return }
        let stop = Stop(verdict, by: presentable.title, "leave \(presentable.label)", about: nil, of: node)
        if !admission.stop(stop) { owner.notePassed() }
    }

    /// Returns the nodes that this commit touched, and which of them it added.
    func touchedNodes() -> TouchedNodes {
        var touchedNodes = TouchedNodes()
        edits[...].visit { edit in
            guard let node = edit.subject else { return }
            touchedNodes.note(node, hasCome: edit.isInsertion || edit.holder.map(touchedNodes.hasBrought) ?? false)
        }
        return touchedNodes
    }
}

/// The state while leaving nodes are asked.
private struct Asking {
    /// The touched nodes; nil unless a node may have both come and gone.
    var touchedNodes: TouchedNodes?

    /// The nodes that finish in this commit; nil until looked for.
    var finishing: Set<ObjectIdentifier>?

    private var asked: Set<ObjectIdentifier> = []

    mutating func isFirst(_ node: Node) -> Bool { asked.insert(ObjectIdentifier(node)).inserted }
}

/// The nodes that a commit touched: those that it added, and those that were there before.
struct TouchedNodes {
    private var touched: Set<ObjectIdentifier> = []

    /// The touched nodes that the commit added: the first edit of a node decides.
    private var brought: Set<ObjectIdentifier> = []

    mutating func note(_ node: Node, hasCome: Bool) {
        if touched.insert(ObjectIdentifier(node)).inserted, hasCome { brought.insert(ObjectIdentifier(node)) }
    }

    /// Returns true if the commit added a node. Untouched content counts like the node around it. O(depth).
    func hasBrought(_ node: Node) -> Bool {
        var place: Node? = node
        while let current = place {
            if touched.contains(ObjectIdentifier(current)) { return brought.contains(ObjectIdentifier(current)) }
            place = current.holder
        }
        return false
    }

    /// Returns true if the commit added a node, given the answer for the node around it.
    func hasBrought(_ node: Node, in isNew: Bool) -> Bool {
        touched.contains(ObjectIdentifier(node)) ? brought.contains(ObjectIdentifier(node)) : isNew
    }
}

extension VerdictRecord {
    /// Records the verdict of a presentable that would be left.
    fileprivate init(_ verdict: Verdict, attempt: Int, of presentable: any Presentable, leavingBy departure: Departure)
    {
        let node: Node = presentable.node
        self.init(
            verdict, attempt: attempt, name: node.name,
            type: node.name.isEmpty ? Swift.type(of: presentable) : nil, .departure(departure))
    }
}
