extension CommitQueue {
    /// How a commit ends.
    enum Ending {
        /// It stands, if it did anything.
        case stands
        /// It could not be done, or not be shown.
        case failed(TransitionError)
        /// It was given up.
        case cancelled(CancellationReason)
    }

    /// Ends what has been executed, or hands it to the hosts that show something of it. It settles if one of them
    /// answers later.
    ///
    /// - Parameters:
    ///   - request: Who asks, and how.
    ///   - failure: Why it was not done, if it was not.
    ///   - gesture: What drives it, if a finger does.
    ///   - shown: What its one host was handed already, if it was.
    ///   - note: Notes what was asked for, if that may be read.
    func conclude(
        _ request: Request, _ failure: TransitionError?, _ gesture: InteractiveTransition? = nil,
        shownBy shown: HostCommit? = nil, noting note: () -> Void = {}
    ) {
        var handed: [HostCommit] = []
        var last: Request?
        if let shown {
            handed = [shown]
        } else if watch.contains(.gone) {
            _ = commit.admission.takeStop()
            commit.giveUp()
            return tell(request, .cancelled(.released))
        } else if let stop = commit.admission.takeStop() {
            return carryOut(stop, for: request, gesture)
        } else if let failure {
            return tell(request, .failed(failure))
        } else if commit.structuralEdits == 0 || commit.rejection != nil {
            return tell(request, .stands)
        } else {
            // What is told of it may trigger, and that is no part of it.
            startApplying()
            if commit.watch.contains(.mirror) { Commit.tellMirrors(of: commit.edits) }
            last = waiting?.last
            // A recovery does not wait.
            if commit.watch.contains(.host), !request.isRecovery {
                handed = apply(request, isInteractive: gesture != nil)
            }
        }
        let mayHaveFollowers = waiting?.last !== last
        let isDone = gesture == nil && !isCutShort && !handed.contains { $0.isOpen }
        if isCauseRead || mayHaveFollowers || !isDone { note() }
        if mayHaveFollowers { takeFollowers(of: request, after: last) }
        if isDone {
            close(&handed)
            tell(request, .stands)
        } else {
            settle(Settlement(request, of: self, handed, isInteractive: gesture != nil), gesture)
        }
    }

    /// From now on what was handed cannot be answered. A host that keeps it keeps what it says.
    private func close(_ handed: inout [HostCommit]) {
        if handed.count == 1, handed[0].onEnd == nil, isKnownUniquelyReferenced(&handed[0]) { return }
        for commit in handed { commit.close() }
    }

    /// Whether hosts are not waited for.
    private var isCutShort: Bool { hasUrgent || commit.isRefused || watch.contains(.gone) }

    /// Whether what the commit was asked for is told to observers. A tree that was borrowed may have some where the
    /// own one has none. O(borrowed trees).
    var isCauseRead: Bool { isObserved || commit.borrowed.contains { $0.isObserved } }

    private func settle(_ settlement: Settlement, _ gesture: InteractiveTransition?) {
        startSettling(settlement)
        gesture?.settlement = settlement
        for hostCommit in settlement.handed { hostCommit.loosen() }
        // A finger may stay for ever, and may be kept by what it would keep.
        if gesture == nil { settlement.request.settle() } else { settlement.request.loosen() }
        // The tree may go here, and this with it.
        commit.loosen(with: settlement.request)
        loosenWaiting()
        if self.settlement === settlement { goOn(settlement) }
    }

    /// Hands the commit to the hosts that show something of it, as long as none refuses.
    private func apply(_ request: Request, isInteractive: Bool) -> [HostCommit] {
        var handed: [HostCommit] = []
        for node in commit.allHostings {
            guard let host = node.extras?.host else { continue }
            if node.watch.contains(.styled) { commit.reportUndrawn(for: node) }
            let hostCommit = HostCommit(request, of: self, to: node, isInteractive: isInteractive)
            handed.append(hostCommit)
            host.apply(hostCommit)
            if commit.isRefused { break }
        }
        return handed
    }

    /// Ends what settles if nothing is waited for any more, or a caller will not wait.
    func goOn(_ settlement: Settlement) {
        if watch.contains(.gone) { return endSettling(.cancelled(.released)) }
        let urgent = commit.borrowedQueues.reduce(urgent) { $0 + $1.urgent }
        if urgent.contains(where: \.isRecovery) {
            endSettling(.cancelled(.recovery))
        } else if commit.isRefused, let refusal = settlement.refusal {
            endSettling(.failed(notShown(settlement.request, .hostRefused(because: refusal))))
        } else if let reason = settlement.cancellation {
            endSettling(.cancelled(reason))
        } else if !urgent.isEmpty {
            cutShort()
        } else if settlement.isDone {
            endSettling(.stands)
        } else if let queue = time != nil ? self : commit.borrowedQueues.first(where: { $0.time != nil }) {
            setDeadline(of: settlement, by: queue)
        }
    }

    /// The error of what a host did not show, with where the commit changed something.
    private func notShown(_ request: Request, _ reason: TransitionError.Detail) -> TransitionError {
        noteCause(of: request)
        return request.notShown(reason, state: commit.edits.first { $0.isStructural }?.holder?.stateLine ?? "")
    }

    /// Tells the hosts of what settles how far the finger is.
    func follow(_ gesture: Gesture, of settlement: Settlement) {
        interruptSettling { for commit in settlement.handed { commit.host?.follow(gesture, of: commit) } }
        answered()
    }

    /// Ends what settles as it is shown; a finger that was not lifted has turned back.
    @inline(never)
    func cutShort() {
        endSettling(settlement?.isHeld == true ? .cancelled(.user) : .stands)
    }

    /// Ends what settles, whichever host or gate has not answered.
    func endSettling(_ ending: Ending) {
        guard let settlement = takeSettlement() else { return }
        // Not lent before all is taken back.
        startEnding()
        if watch.contains(.gone) { settlement.abandon() } else { settlement.close() }
        // A host that hears of the end may have let go of the tree.
        let hasTreeGone = watch.contains(.gone)
        if case .stands = ending {} else { undo(settlement, tellsHosts: !hasTreeGone) }
        tell(settlement.request, ending, began: settlement.began)
        // Of the tree, only what is kept is left by now.
        if hasTreeGone { showTakenBack(settlement) }
        // A reference that is still held keeps nothing that has gone.
        settlement.request.forget()
    }

    private func undo(_ settlement: Settlement, tellsHosts: Bool) {
        let edits = commit.edits
        commit.rollback()
        Commit.tellMirrors(of: edits)
        if tellsHosts { showTakenBack(settlement) }
    }

    /// Tells the hosts of what was taken back to show the tree as it is.
    private func showTakenBack(_ settlement: Settlement) {
        for commit in settlement.handed where commit.refusal == nil {
            if settlement.isInteractive, let host = commit.host {
                host.follow(Gesture(.cancelled, progress: settlement.progress), of: commit)
            } else if let node = commit.node {
                node.extras?.host?.show(node.presentable)
            }
        }
    }

    private func setDeadline(of settlement: Settlement, by queue: CommitQueue) {
        guard settlement.deadline == nil, !settlement.isHeld else { return }
        guard let time = queue.time, let limit = settlement.request.options.deadline ?? queue.deadline else { return }
        let longest = settlement.handed.reduce(.zero) { max($0, $1.duration()) }
        settlement.deadline = time.schedule(after: longest + limit) { [weak self, weak settlement] in
            guard let self, let settlement, self.settlement === settlement else { return }
            endSettling(.failed(notShown(settlement.request, .hostTimedOut(after: longest + limit))))
            runWaiting()
        }
    }
}

extension CommitOwner {
    /// Whether the tree has those who are told of its commits.
    fileprivate final var isObserved: Bool { !watch.isDisjoint(with: [.logged, .visibility]) }
}
