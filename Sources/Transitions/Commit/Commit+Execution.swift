extension Commit {
    func execute(
        _ body: (inout RunningCommit) throws(TransitionError) -> Void, _ request: Request
    ) throws(TransitionError) {
        options = request.options
        attempt = request.attempt
        isClaimed = request.hasGoneElsewhere && request.report != nil
        admitted = nil
        askedType = nil
        watch = queue.watch
        do throws(TransitionError) {
            var running = RunningCommit(commit: self)
            try body(&running)
            try drain(to: 0)
            if !deeds.isDisjoint(with: [.removed, .selected]), structuralEdits > 0, !request.isForced, stop == nil,
                rejection == nil
            {
                try askWhetherAllMayBeLeft()
            }
            if rejection != nil || stop != nil { undo(to: 0) }
        } catch {
            undo(to: 0)
            staged.removeAll()
            joined.removeAll()
            rejection = nil
            throw error
        }
        if stop != nil { rejection = nil }
    }

    /// Takes out those whose part was undone with the whole.
    func takeUndone() -> [Trigger] {
        let members = takeMembers()
        return members.joined + members.withdrawn
    }

    /// Ends what had joined, and lets go of everything: the tree has gone.
    func abandon() {
        let members = takeMembers()
        for trigger in members.joined + members.withdrawn { trigger.request.end(.cancelled(.released)) }
        // What did not come to its end was not finished by it either.
        for case .fulfil(let expectation) in edits { expectation.unfulfil() }
        _ = settle(.released)
        for queue in takeBorrowed() { queue.giveBack() }
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
