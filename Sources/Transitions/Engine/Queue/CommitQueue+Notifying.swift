extension CommitQueue {
    /// Notifies everybody of the end of a commit, in the promised order, and releases the removed presentables.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - ending: The end of its commit.
    ///   - began: The time when the commit began to settle, if it did.
    func notifyEnd(of request: Request, _ ending: Ending, began: Duration? = nil) {
        // The tree is not lent before the end is known.
        startEnding()
        var isRejected = false
        if case .done = ending { isRejected = commit.rejection != nil }
        if request.isRecovery, request.isForced || !isRejected {
            closeAllTheSame(request, ending)
            endHolds(.recovery, unless: commit.hasBrought)
        }
        // Borrowed trees were unknown before it ran, and observers may have been added while it settled.
        if isCauseRead { noteCause(of: request) }
        let members = commit.takeMembers()
        let borrowed = members.borrowed
        let observers = borrowed.isEmpty ? observers : observers(with: borrowed)
        if extras?.hasNotes == true { handOverVerdicts(to: request) }
        let outcome = outcome(
            of: ending, hasListener: request.hasListener || !members.joined.isEmpty || !observers.isEmpty)
        if request.isRecovery || request.isRepair || request.report != nil { showAgain(after: request, outcome) }
        if let hold = request.progress?.prerequisiteOf, hold.route != nil {
            switch outcome {
            case .completed, .noChange: hold.noteShown(by: commit)
            case .cancelled, .rejected, .failed: break
            }
        }
        if watch.contains(.placed) || !borrowed.isEmpty {
            for queue in [self] + borrowed { queue.notePlaced(by: commit) }
        }
        if commit.structuralEdits > 0, watch.contains(.noted) || !borrowed.isEmpty {
            for queue in [self] + borrowed { queue.noteLeaving() }
        }
        if commit.structuralEdits > 0, waiting?.holds.isEmpty == false || !borrowed.isEmpty {
            for queue in [self] + borrowed { for hold in queue.waiting?.holds ?? [] { hold.resumeIfSubjectIsGone() } }
        }
        let isObserved = commit.watch.contains(.observer) && !commit.journal.isEmpty
        let notifications = isObserved ? commit.nodeNotifications() : []
        let isVisibilityWatched = commit.structuralEdits > 0 && (watch.contains(.visibility) || !borrowed.isEmpty)
        let notified = isVisibilityWatched ? noteVisibility(of: request, borrowed) : []
        let hasEffects = commit.journal.flags.contains(.hasEffects)
        let effects = hasEffects && !observers.isEmpty ? commit.edits.compactMap(\.effect?.name) : []
        startNotifying()
        let number = observers.isEmpty ? nil : number(of: request)
        if number != nil { extras?.notifiedRecord = number }
        for happening in notifications { happening.watchers.notify(happening.event) }
        for queue in notified { queue.notifyVisibilityObservers() }
        runEffects(commit.settle(isRecovery: request.isRecovery))
        waiting?.forgetReplies()
        notifyCaller(of: request, outcome)
        if !members.isEmpty { notifyMembers(members, ending, outcome) }
        if !observers.isEmpty {
            let settlingTime = time.map { time in began.map { time.now - $0 } ?? .zero }
            notifyObservers(observers, request, outcome, settlingTime, effects, number: number)
            extras?.notifiedRecord = nil
        }
        noteFinishedCovers(ending)
        becomeIdle()
        noteChange()
        if borrowed.isEmpty { return }
        for queue in borrowed { queue.noteChange() }
        CommitQueue.returnBorrowed(borrowed)
    }

    /// Closes everything pending again, if a recovery's own transition failed or was rejected, which undid the closing.
    private func closeAllTheSame(_ request: Request, _ ending: Ending) {
        guard let tree = request.recovered else { return }
        switch ending {
        case .failed: commit.closeWhatIsPending(in: tree.outermost)
        case .done: if commit.rejection != nil { commit.closeWhatIsPending(in: tree.outermost) }
        case .cancelled: break
        }
        if watch.contains(.standing) { commit.repairPlaces() }
    }

    private func notifyMembers(_ members: Commit.Members, _ ending: Ending, _ outcome: TransitionOutcome) {
        var isDone = false
        if case .done = ending { isDone = true }
        let undone = TransitionOutcome.cancelled(watch.contains(.released) ? .released : .rolledBack)
        for request in members.joined { request.end(isDone ? outcome : undone) }
        for request in members.withdrawn { request.end(undone) }
    }

    private func outcome(of ending: Ending, hasListener: Bool) -> TransitionOutcome {
        switch ending {
        case .failed(let error): return .failed(error)
        case .cancelled(let reason): return .cancelled(reason)
        case .done: break
        }
        if let reason = commit.rejection { return .rejected(reason) }
        if commit.structuralEdits == 0 { return .noChange }
        return .completed(hasListener ? commit.context() : TransitionContext())
    }

    /// Makes hosts show the tree again if they cannot know its state: after a recovery, and after a report that was
    /// rejected or failed.
    private func showAgain(after request: Request, _ outcome: TransitionOutcome) {
        if request.isRecovery || request.isRepair && outcome.isCompleted {
            let tree = request.isRepair ? outermost : request.recovered?.outermost?.outermost
            for node in tree?.watched(.host) ?? [] { node.extras?.host?.show(node.presentable) }
            return
        }
        switch outcome {
        case .rejected, .failed: request.reported?.showAgain()
        case .completed, .noChange, .cancelled: break
        }
    }

    /// Returns the number of a request's record, drawn now if it has none.
    private func number(of request: Request) -> Int {
        if let number = request.progress?.number { return number }
        let extras = makeExtrasIfNeeded()
        extras.records += 1
        return extras.records
    }

    /// Draws the record number of a request that begins to wait at a gate. Called only if commits are observed.
    func noteNumber(of request: Request) {
        request.makeProgressIfNeeded().number = number(of: request)
    }

    func notifyObservers(
        _ observers: [Observer<CommitRecord>], _ request: Request, _ outcome: TransitionOutcome,
        _ settlingTime: Duration?, _ effects: [String] = [], number: Int? = nil
    ) {
        guard !observers.isEmpty else { return }
        let record = CommitRecord(
            number: number ?? self.number(of: request), consequenceOf: request.progress?.consequenceOf,
            cause: request.cause, location: request.location, options: request.options,
            verdicts: request.progress?.verdicts ?? [], routes: request.progress?.routes ?? [], outcome: outcome,
            effects: effects, settlingTime: settlingTime)
        for observer in observers { observer.notify(record) }
        if observers.contains(where: \.hasEnded) { forgetEndedObservers() }
    }
}
