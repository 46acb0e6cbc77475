extension CommitQueue {
    /// The end of a commit.
    enum Ending {
        /// The commit was done, was rejected, or changed nothing.
        case done
        /// The commit could not be done, or not be shown.
        case failed(TransitionError)
        /// The commit was cancelled.
        case cancelled(CancellationReason)
    }

    /// Ends a commit that has run, or passes it to the hosts that show part of it. The commit settles if a host answers
    /// later.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - failure: The error, if it failed.
    ///   - gesture: The gesture that drives the commit, if any.
    ///   - shown: The host commit, if the only host has received it already.
    ///   - note: Stores the cause; called if something may read it.
    func conclude(
        _ request: Request, _ failure: TransitionError?, _ gesture: InteractiveTransition? = nil,
        shownBy shown: HostCommit? = nil, noting note: () -> Void = {}
    ) {
        var hostCommits: [HostCommit] = []
        var last: Request?
        if let shown {
            hostCommits = [shown]
        } else if watch.contains(.released) {
            _ = commit.admission.takeStop()
            commit.giveUp()
            return notifyEnd(of: request, .cancelled(.released))
        } else if let stop = commit.admission.takeStop() {
            return carryOut(stop, for: request, gesture)
        } else if let failure {
            return notifyEnd(of: request, .failed(failure))
        } else if commit.structuralEdits == 0 || commit.rejection != nil {
            return notifyEnd(of: request, .done)
        } else {
            // Notified code may trigger; that is not part of this commit.
            startApplying()
            noteCommit()
            if commit.watch.contains(.mirror) { Commit.notifyMirrors(of: commit.edits) }
            last = waiting?.last
            // A recovery and a repair wait for no host.
            if commit.watch.contains(.host), !request.isRecovery, !request.isRepair {
                hostCommits = apply(request, isInteractive: gesture != nil)
            }
        }
        let mayHaveFollowers = waiting?.last !== last
        let isDone = gesture == nil && !isCutShort && !hostCommits.contains { $0.isOpen }
        if isCauseRead || mayHaveFollowers || !isDone { note() }
        if mayHaveFollowers { takeFollowers(of: request, after: last) }
        if isDone {
            close(&hostCommits)
            notifyEnd(of: request, .done)
        } else {
            noteSettling()
            settle(Settlement(request, of: self, hostCommits, isInteractive: gesture != nil), gesture)
        }
    }

    /// Closes host commits: hosts can no longer answer, but may read a commit that they retain.
    private func close(_ hostCommits: inout [HostCommit]) {
        if hostCommits.count == 1, hostCommits[0].onEnd == nil, isKnownUniquelyReferenced(&hostCommits[0]) { return }
        for commit in hostCommits { commit.close() }
    }

    /// True if the commit ends without waiting for hosts.
    private var isCutShort: Bool { hasUrgent || commit.isRefused || watch.contains(.released) }

    /// True if observers, of this tree or of a borrowed one, read the cause of the commit. O(borrowed trees).
    var isCauseRead: Bool { isObserved || commit.borrowed.contains { $0.isObserved } }

    private func settle(_ settlement: Settlement, _ gesture: InteractiveTransition?) {
        startSettling(settlement)
        gesture?.settlement = settlement
        for hostCommit in settlement.hostCommits { hostCommit.releaseNode() }
        // A gesture may last forever. Its owner may be the subject, which the request must not retain.
        if gesture == nil { settlement.request.settle() } else { settlement.request.releaseTree() }
        // This may release the tree, and this queue with it.
        commit.releaseTrees(with: settlement.request)
        makeWaitingReleaseTree()
        if let outermost { for queue in commit.borrowedQueues { queue.makeWaitingRelease(outermost) } }
        if self.settlement === settlement { continueSettling(settlement) }
    }

    /// Passes the commit to the hosts that show part of it, until one refuses.
    private func apply(_ request: Request, isInteractive: Bool) -> [HostCommit] {
        var hostCommits: [HostCommit] = []
        for node in commit.allHostings {
            guard let host = node.extras?.host else { continue }
            if node.watch.contains(.styled) { commit.reportUndrawn(for: node) }
            let hostCommit = HostCommit(request, of: self, to: node, isInteractive: isInteractive)
            hostCommits.append(hostCommit)
            host.apply(hostCommit)
            if commit.isRefused { break }
        }
        return hostCommits
    }

    /// Ends the settling commit if every host has answered, or something else ends it. Otherwise sets its deadline.
    func continueSettling(_ settlement: Settlement) {
        if watch.contains(.released) { return endSettling(.cancelled(.released)) }
        let urgent = commit.borrowedQueues.reduce(urgent) { $0 + $1.urgent }
        // What a signal has repaired stays.
        if urgent.contains(where: \.isRecovery), !settlement.request.isRepair {
            endSettling(.cancelled(.recovery))
        } else if commit.isRefused, let refusal = settlement.refusal {
            noteShown(refusal: refusal)
            endSettling(.failed(notShown(settlement.request, .hostRefused(because: refusal))))
        } else if let reason = settlement.cancellation {
            endSettling(.cancelled(reason))
        } else if !urgent.isEmpty {
            cutShort()
        } else if settlement.isDone {
            noteShown(refusal: nil)
            endSettling(.done)
        } else if let queue = time != nil ? self : commit.borrowedQueues.first(where: { $0.time != nil }) {
            setDeadline(of: settlement, by: queue)
        }
    }

    /// Returns the error of a commit that was not shown, with the state of the first node that it changed.
    private func notShown(_ request: Request, _ reason: TransitionError.Detail) -> TransitionError {
        noteCause(of: request)
        return request.notShown(reason, state: commit.edits.first { $0.isStructural }?.holder?.stateLine ?? "")
    }

    /// Passes a gesture to the hosts of the settling commit.
    func follow(_ gesture: Gesture, of settlement: Settlement) {
        interruptSettling { for commit in settlement.hostCommits { commit.host?.follow(gesture, of: commit) } }
        answered()
    }

    /// Ends the settling commit without waiting for hosts; a gesture that is not finished is cancelled.
    @inline(never)
    func cutShort() {
        endSettling(settlement?.isHeld == true ? .cancelled(.user) : .done)
    }

    /// Ends the settling commit, even if a host has not answered.
    func endSettling(_ ending: Ending) {
        guard let settlement = takeSettlement() else { return }
        // The tree is not lent before everything is rolled back.
        startEnding()
        if watch.contains(.released) { settlement.abandon() } else { settlement.close() }
        // A host that is notified of the end may release the tree.
        let hasTreeGone = watch.contains(.released)
        if case .done = ending {} else { undo(settlement, notifiesHosts: !hasTreeGone) }
        notifyEnd(of: settlement.request, ending, began: settlement.began)
        // Only the retained parts of the tree are left by now.
        if hasTreeGone { showTakenBack(settlement) }
        // The request may still be referenced, and must retain nothing of the tree.
        settlement.request.forget()
    }

    private func undo(_ settlement: Settlement, notifiesHosts: Bool) {
        let edits = commit.edits
        commit.rollback()
        Commit.notifyMirrors(of: edits)
        guard notifiesHosts else { return }
        // A width stays, and what it has hidden or shown hears of it.
        for edit in edits where edit.width != nil { commit.journal.add(edit, isStructural: true) }
        showTakenBack(settlement)
    }

    /// Makes the hosts of a rolled back commit show the tree as it is.
    private func showTakenBack(_ settlement: Settlement) {
        for commit in settlement.hostCommits where commit.refusal == nil {
            if settlement.isInteractive, let host = commit.host {
                host.follow(Gesture(.cancelled, progress: settlement.progress), of: commit)
            } else if let node = commit.node {
                node.extras?.host?.show(node.presentable)
            }
        }
    }

    private func setDeadline(of settlement: Settlement, by queue: CommitQueue) {
        guard settlement.deadline == nil, !settlement.isHeld, waiting?.isMoving != true else { return }
        guard let time = queue.time, let limit = settlement.request.options.deadline ?? queue.deadline else { return }
        let longest = settlement.hostCommits.reduce(.zero) { max($0, $1.duration()) }
        settlement.deadline = time.schedule(after: longest + limit) { [weak self, weak settlement] in
            guard let self, let settlement, self.settlement === settlement else { return }
            endSettling(.failed(notShown(settlement.request, .hostTimedOut(after: longest + limit))))
            runWaiting()
        }
    }
}

extension CommitOwner {
    /// True if the commits of the tree are observed.
    fileprivate final var isObserved: Bool { !watch.isDisjoint(with: [.logged, .visibility]) }
}
