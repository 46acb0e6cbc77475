extension Commit {
    /// Does what a commit is to do, or nothing of it.
    ///
    /// - Parameters:
    ///   - body: What it does.
    ///   - options: How it is to be carried out.
    ///   - request: Who asks, where that matters before it is done.
    func execute(
        _ body: (inout RunningCommit) throws(TransitionError) -> Void, _ options: TransitionOptions,
        _ request: Request? = nil
    ) throws(TransitionError) {
        var running = begin(options, queue.watch, request)
        do throws(TransitionError) {
            if options.deadline != nil, queue.time == nil { throw TransitionError("keep a deadline", .noTimeSource) }
            try body(&running)
            try complete(isForced: request?.isForced == true)
        } catch {
            giveUp()
            throw error
        }
    }

    /// Prepares for the first step.
    func begin(
        _ options: TransitionOptions, _ watch: Watch, _ request: Request? = nil, at node: Node? = nil
    ) -> RunningCommit {
        self.options = options
        attempt = request?.attempt ?? 1
        if attempt > 1 || !granted.isEmpty { granted = request?.course?.granted ?? [] }
        reveals = options.reveals
        isErrand = reveals && request?.course?.errandOf != nil
        isClaimed = request.map { $0.hasGoneElsewhere && $0.report != nil } ?? false
        admitted = nil
        joins = 0
        if circleSearch != nil { circleSearch = nil }
        askedType = nil
        self.watch = watch
        known = node
        return RunningCommit(commit: self)
    }

    /// Does all that has come of the first step, and asks what is left by it.
    func complete(isForced: Bool = false) throws(TransitionError) {
        if hasStaged { try drain(to: 0) }
        if reveals { revealWhatWasDone() }
        if isErrand { record(.errandDone) }
        if !isForced, !deeds.isDisjoint(with: [.removed, .selected]), structuralEdits > 0, stop == nil, rejection == nil
        {
            try askWhetherAllMayBeLeft()
            // What was triggered by those who were asked may have noted one again.
            if reveals { forgetLastRoot() }
        }
        if rejection == nil, stop == nil { return }
        undo(to: 0)
        dropWhatIsLeft()
        if stop != nil { rejection = nil }
    }

    /// Drops what would have to be done next. What was triggered by it ends with the rest.
    private func dropWhatIsLeft() {
        if !staged.isEmpty { staged.removeAll() }
        if !joined.isEmpty { joined.removeAll() }
    }

    /// Takes back all that was done.
    func giveUp() {
        undo(to: 0)
        dropWhatIsLeft()
        rejection = nil
        if lastRoot != nil { forgetLastRoot() }
    }

    /// Makes a trigger part of this commit, to run after the step that is running.
    func join(_ trigger: Trigger) {
        joined.append(trigger)
        members.append(trigger)
        deeds.insert(.wasJoined)
    }

    /// Takes out those whose part was undone with the whole.
    func takeUndone() -> [Trigger] {
        let members = takeMembers()
        return members.joined + members.withdrawn
    }

    /// Takes over what stood in an outermost node that has gone, as if it had been taken off.
    func takeOver(_ slots: inout [Slot]) {
        for slot in slots where slot.node.queue == nil { slot.node.queue = queue }
        gone.append(contentsOf: slots)
        slots = []
    }

    /// The triggers that joined, and those whose part was undone.
    struct Members {
        var joined: [Trigger] = []
        var withdrawn: [Trigger] = []
        var isEmpty: Bool { joined.isEmpty && withdrawn.isEmpty }
    }

    func takeMembers() -> Members {
        guard !members.isEmpty || !withdrawn.isEmpty else { return Members() }
        defer {
            members = []
            withdrawn = []
        }
        return Members(joined: members, withdrawn: withdrawn)
    }

    func takeRejection() -> RejectionReason? {
        defer { rejection = nil }
        return rejection
    }

    func takeBorrowed() -> [CommitQueue] {
        guard !borrowed.isEmpty else { return [] }
        defer { borrowed = [] }
        return borrowed
    }
}
