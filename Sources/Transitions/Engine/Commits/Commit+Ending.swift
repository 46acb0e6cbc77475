extension Commit {
    /// Returns the changes of this commit, for its caller and its observers.
    func context() -> TransitionContext {
        if let sole = journal.sole {
            let subject = sole.slot(of: removedSlots)
            owner.generateID(of: subject.node)
            return TransitionContext(changes: [sole.change(of: subject)], hiddenBy: hider(of: subject.node))
        }
        var changes: [TreeChange] = []
        changes.reserveCapacity(structuralEdits)
        edits.withUnsafeBufferPointer { edits in
            for index in edits.indices {
                if let subject = edits[index].subject { owner.generateID(of: subject) }
                if let change = edits[index].change { changes.append(change) }
            }
        }
        return TransitionContext(
            changes: changes, left: journal.flags.contains(.tookAwayAfterShowing) ? left : nil,
            hiddenBy: brought.flatMap(hider))
    }

    private func hider(of node: Node) -> TreeChange.Item? {
        guard let hider = node.hider else { return nil }
        owner.generateID(of: hider)
        return TreeChange.Item(hider)
    }

    /// The items that were inserted and are still in that place.
    private var left: [TreeChange.Item] {
        var seen: Set<ObjectIdentifier> = []
        var left: [TreeChange.Item] = []
        for edit in edits {
            guard let node = edit.settled, seen.insert(ObjectIdentifier(node)).inserted else { continue }
            left.append(TreeChange.Item(node))
        }
        return left
    }

    /// Returns the nodes that edits inserted and that have a place, except those inside another of them.
    func outermost(shownBy edits: ArraySlice<Edit>) -> [Node] {
        var nodes: Set<ObjectIdentifier> = []
        var order: [Node] = []
        for edit in edits {
            if let node = edit.arrived, nodes.insert(ObjectIdentifier(node)).inserted { order.append(node) }
        }
        return order.filter { node in
            var holder = node.holder
            while let current = holder {
                if nodes.contains(ObjectIdentifier(current)) { return false }
                holder = current.holder
            }
            return true
        }
    }

    /// True if the commit has only edits: no effects, kept screens, stop, rejection, joined triggers or borrowed trees.
    var isPlain: Bool {
        journal.flags.isDisjoint(with: [.hasEffects, .changedKept]) && admission.isOpen && isAlone
    }

    /// Releases the removed slots and all notes.
    func finish() {
        if watch.contains(.host) { forgetHostings() }
        forgetKnown()
        if hostCache != nil { forgetHostCache() }
        _ = journal.end()
        if journal.isWrittenOut { forgetWritten() }
        if !journal.removedSlots.isEmpty { releaseRemovedSlots() }
    }

    /// Releases the edits, but reuses their storage. A `deinit` may trigger; such triggers wait.
    private func forgetWritten() {
        var written: [Edit] = []
        journal.exchangeWritten(&written)
        if written.count == 1 {
            written.removeLast()
        } else {
            written.removeAll(keepingCapacity: written.capacity <= 1024)
        }
        if !journal.isWrittenOut { journal.exchangeWritten(&written) }
    }

    private func releaseRemovedSlots() {
        if journal.removedSlots.count == 1, journal.removedSlots[0].node.isBare {
            let slot = journal.takeLastRemovedSlot()
            guard slot.node.holder == nil else { return }
            if slot.node.attachment != nil { slot.node.attachment = nil }
            if slot.node.owner === owner { owner.release(slot.node) }
            return
        }
        var released = journal.takeRemovedSlots()
        released.removeAll { $0.node.holder != nil }
        for slot in released { slot.node.endVisit() }
        for slot in released where slot.node.owner === owner {
            owner.release(slot.node)
            // The alerts of a closed window can no longer be answered, even if the app keeps the window.
            for alert in slot.node.alerts { alert.end(.released) }
        }
        IterativeRelease.release(&released)
    }

    /// Releases the removed slots, and returns what is to run now: effects, results, then the ends of alerts.
    ///
    /// - Parameter isRecovery: True if a recovery closed the alerts.
    func settle(isRecovery: Bool) -> [Effect] {
        // An expectation may have been added while the commit settled.
        let isAwaited = watch.contains(.awaited) || owner.watch.contains(.awaited)
        let ends = isAwaited ? ends(of: takeConclusions(isRecovery: isRecovery)) : []
        var effects = journal.flags.contains(.changedKept) ? settleKept() : []
        if journal.flags.contains(.hasEffects) {
            effects = addEffects(to: effects, ends, isRecovery)
        } else if !ends.isEmpty {
            effects += ends
        }
        finish()
        return effects
    }

    /// Returns the calls that conclude expectations.
    private func ends(of conclusions: [Conclusion]) -> [Effect] {
        var ends: [Effect] = []
        let owner: CommitOwner = owner
        // The recipients of results are called before the triggers that waited for the end go on.
        for conclusion in conclusions where conclusion.expectation.holdNumber == nil {
            ends.append(
                Effect(name: "end") {
                    owner.noteReplies {
                        conclusion.expectation.end(conclusion.reason, hasFinished: conclusion.hasFinished)
                    }
                })
        }
        // Each hold gives its triggers the next turns, so the first hold comes last here, to be first in line.
        let ofHolds = conclusions.compactMap { conclusion in
            conclusion.expectation.holdNumber.map { (number: $0, conclusion: conclusion) }
        }
        for (_, conclusion) in ofHolds.sorted(by: { $0.number > $1.number }) {
            ends.append(
                Effect(name: "end") {
                    conclusion.expectation.end(conclusion.reason, hasFinished: conclusion.hasFinished)
                })
        }
        return ends
    }

    /// Adds the effects of transitions, `ends`, and the ends of alerts.
    private func addEffects(to former: [Effect], _ ends: [Effect], _ isRecovery: Bool) -> [Effect] {
        var effects = former
        // The last edit of an alert says whether it was closed, or moved with its tree.
        var seen: Set<ObjectIdentifier> = []
        var closed: [AlertItem] = []
        for (alert, isShown) in edits.reversed().compactMap(\.alert) {
            if isShown, alert.moves > 0 {
                alert.moves -= 1
                seen.insert(ObjectIdentifier(alert))
            } else if !isShown, seen.insert(ObjectIdentifier(alert)).inserted, alert.onEnd != nil {
                closed.append(alert)
            }
        }
        effects += edits.compactMap(\.effect)
        effects += ends
        for alert in closed.reversed() {
            let reason = isRecovery ? .recovery : alert.closing
            effects.append(Effect(name: "end '\(alert.title)'") { alert.end(reason) })
        }
        return effects
    }
}
