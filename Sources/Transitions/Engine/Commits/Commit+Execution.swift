extension Commit {
    /// Runs all work that follows from the first step, and asks the screens to be left, unless `isForced`.
    func complete(isForced: Bool = false) throws(TransitionError) {
        if hasStaged { try drain(to: 0) }
        if reveals { revealWhatWasDone() }
        if isPrerequisite {
            journal.add(.prerequisiteDone)
            endPrerequisite()
            if agenda.hasPostponed { try runPostponed() }
        }
        if watch.contains(.columns), journal.flags.contains(.selected) { journal.forgetReturns() }
        if !isForced, !journal.flags.isDisjoint(with: [.removed, .selected]), structuralEdits > 0, admission.isOpen {
            try askWhetherAllMayBeLeft()
            // Triggers made by the screens that were asked may have noted one again.
            if reveals { forgetLastRoot() }
        }
        if !admission.isOpen { giveUp() }
    }

    /// Runs the triggers that gates made while they were asked about a prerequisite. They are not a part of it.
    private func runPostponed() throws(TransitionError) {
        revealNothing()
        _ = agenda.resumePostponed()
        try drain(to: 0)
        if reveals { revealWhatWasDone() }
    }

    /// Undoes all edits, and drops the remaining work. Triggers that have joined end with the commit.
    func giveUp() {
        rollback()
        let dropped = agenda.giveUp()
        withExtendedLifetime(dropped) {}
        if lastRoot != nil { forgetLastRoot() }
    }

    /// Adds a trigger to this commit, to run after the running step.
    func join(_ request: AnyRequest) {
        agenda.join(request)
    }

    /// Takes over the content of an outermost node that was released, as if it had been removed.
    func takeOver(_ slots: inout [Slot]) {
        for slot in slots {
            if slot.node.owner == nil { slot.node.owner = owner }
            journal.keep(slot)
        }
        slots = []
    }

    /// True if no trigger has joined, and no other tree is changed.
    var isAlone: Bool { agenda.isAlone && borrowed.isEmpty }
}
