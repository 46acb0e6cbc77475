extension Commit {
    /// Does all that has come of the first step, and asks what is left by it.
    func complete(isForced: Bool = false) throws(TransitionError) {
        if hasStaged { try drain(to: 0) }
        if reveals { revealWhatWasDone() }
        if isPrerequisite {
            journal.add(.prerequisiteDone)
            endPrerequisite()
            if agenda.hasAside { try doAside() }
        }
        if !isForced, !journal.flags.isDisjoint(with: [.removed, .selected]), structuralEdits > 0, admission.isOpen {
            try askWhetherAllMayBeLeft()
            // What was triggered by those who were asked may have noted one again.
            if reveals { forgetLastRoot() }
        }
        if !admission.isOpen { giveUp() }
    }

    /// Does what gates have triggered as they were asked about what has to happen first, which is no part of that.
    private func doAside() throws(TransitionError) {
        revealNothing()
        _ = agenda.takeUpAside()
        try drain(to: 0)
        if reveals { revealWhatWasDone() }
    }

    /// Takes back all that was done, and drops what would have to be done next. What was triggered by it ends with the
    /// rest.
    func giveUp() {
        rollback()
        let dropped = agenda.giveUp()
        withExtendedLifetime(dropped) {}
        if lastRoot != nil { forgetLastRoot() }
    }

    /// Makes a trigger part of this commit, to run after the step that is running.
    func join(_ request: AnyRequest) {
        agenda.join(request)
    }

    /// Takes over what stood in an outermost node that has gone, as if it had been removed.
    func takeOver(_ slots: inout [Slot]) {
        for slot in slots {
            if slot.node.owner == nil { slot.node.owner = owner }
            journal.keep(slot)
        }
        slots = []
    }

    /// Whether nothing has joined it, and it changes no other tree.
    var isAlone: Bool { agenda.isAlone && borrowed.isEmpty }
}
