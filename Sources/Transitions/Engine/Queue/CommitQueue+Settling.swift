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

    /// What hosts were handed of a commit, and what waited last before that. Whether a host has kept that is told by
    /// this being the only other one that does.
    struct Handed: ~Copyable {
        var commits: HostCommits
        let last: Request?
    }

    /// Ends what has been executed, or hands it to the hosts that show something of it.
    ///
    /// - Parameters:
    ///   - request: Who asks, and how.
    ///   - failure: Why it was not done, if it was not.
    ///   - gesture: What drives it, if a finger does.
    /// - Returns: What ``goOn(with:_:_:)`` is to go on with; nil where it has ended.
    func conclude(
        _ request: Request, _ failure: TransitionError?, _ gesture: InteractiveTransition? = nil
    ) -> Handed? {
        if watch.contains(.gone) {
            _ = commit.admission.takeStop()
            commit.giveUp()
            tell(request, .cancelled(.released))
        } else if let stop = commit.admission.takeStop() {
            follow(stop, request, gesture)
        } else if let failure {
            tell(request, .failed(failure))
        } else if commit.structuralEdits == 0 || commit.rejection != nil {
            tell(request, .stands)
        } else {
            let watch = commit.watch
            // What is told of it may trigger, and that is no part of it.
            state = .applying
            if watch.contains(.mirror) { Commit.tellMirrors(of: commit.edits) }
            let last = waiting.last
            // A recovery does not wait.
            let isHanded = watch.contains(.host) && !request.isRecovery
            if isHanded || gesture != nil || isCutShort || waiting.last !== last {
                let commits = isHanded ? apply(request, isInteractive: gesture != nil) : HostCommits()
                return Handed(commits: commits, last: last)
            }
            tell(request, .stands)
        }
        return nil
    }

    /// Whether it may be read what the commit was asked for that hosts were handed: by observers, by those who wait, or
    /// as it settles.
    func isCauseRead(after handed: inout Handed) -> Bool {
        isCauseRead || isCutShort || waiting.last !== handed.last || !handed.commits.areAnswered()
    }

    /// Whether hosts are not waited for.
    private var isCutShort: Bool { !ahead.isEmpty || commit.isRefused || watch.contains(.gone) }

    /// Whether what the commit was asked for is told to observers. A tree that was borrowed may have some where the
    /// own one has none. O(borrowed trees).
    var isCauseRead: Bool { isObserved || commit.borrowed.contains { $0.isObserved } }

    private var isObserved: Bool { !watch.isDisjoint(with: [.logged, .visibility]) }

    /// Hands a commit that only its one host has to see to that host. Where nothing waits.
    ///
    /// - Returns: Whether that has shown it, and nothing has come of it but that.
    func isShown(at node: Node, _ options: TransitionOptions) -> Bool {
        // What is told of it may trigger, and that is no part of it.
        state = .applying
        guard let extras = node.extras, let host = extras.host else { return true }
        if node.watch.contains(.styled) { commit.reportUndrawn(for: node) }
        var handed = HostCommit(options, of: self, to: node, extras)
        host.apply(handed)
        // The host may have triggered, refused, or begun to watch.
        guard !handed.isOpen, !commit.isRefused, waiting.isEmpty, isPlain(beside: [.host, .noted]) else {
            commit.demandNotices().handed = handed
            return false
        }
        if handed.onEnd != nil || !isKnownUniquelyReferenced(&handed) { handed.close() }
        return true
    }

    /// Ends a commit that hosts have been handed, or has it settle.
    func goOn(with request: Request, _ given: consuming Handed, _ gesture: InteractiveTransition? = nil) {
        var handed = given
        if waiting.last !== handed.last { takeFollowers(of: request, after: handed.last) }
        if gesture == nil, !isCutShort, handed.commits.areAnswered() {
            handed.commits.close()
            return tell(request, .stands)
        }
        let settlement = Settlement(request, of: self, handed.commits, isInteractive: gesture != nil)
        self.settlement = settlement
        gesture?.settlement = settlement
        state = .settling
        for hostCommit in settlement.handed { hostCommit.loosen() }
        // A finger may stay for ever, and may be kept by what it would keep.
        if gesture == nil { request.settle() } else { request.loosen() }
        // The tree may go here, and this with it.
        commit.loosen(with: request)
        loosenWaiting()
        if self.settlement === settlement { goOn(settlement) }
    }

    /// Hands the commit to the hosts that show something of it, as long as none refuses.
    private func apply(_ request: Request, isInteractive: Bool) -> HostCommits {
        var handed = HostCommits()
        if commit.hostings.isEmpty {
            if let node = commit.soleHosting { apply(request, at: node, isInteractive, &handed) }
            return handed
        }
        for node in commit.allHostings {
            apply(request, at: node, isInteractive, &handed)
            if commit.isRefused { break }
        }
        return handed
    }

    private func apply(_ request: Request, at node: Node, _ isInteractive: Bool, _ handed: inout HostCommits) {
        guard let host = node.extras?.host else { return }
        if node.watch.contains(.styled) { commit.reportUndrawn(for: node) }
        let hostCommit = HostCommit(request, of: self, to: node, isInteractive: isInteractive)
        handed.append(hostCommit)
        host.apply(hostCommit)
    }

    /// Ends what settles if nothing is waited for any more, or a caller will not wait.
    private func goOn(_ settlement: Settlement) {
        if watch.contains(.gone) { return end(.cancelled(.released)) }
        let ahead = commit.borrowed.isEmpty ? ahead : ahead + commit.borrowed.flatMap(\.ahead)
        if ahead.contains(where: \.isRecovery) {
            end(.cancelled(.recovery))
        } else if commit.isRefused, let refusal = settlement.refusal {
            end(.failed(notShown(settlement.request, .hostRefused(because: refusal))))
        } else if let reason = settlement.cancellation {
            end(.cancelled(reason))
        } else if !ahead.isEmpty {
            cutShort()
        } else if settlement.isDone {
            end(.stands)
        } else if let queue = time != nil ? self : commit.borrowed.first(where: { $0.time != nil }) {
            setDeadline(of: settlement, by: queue)
        }
    }

    /// The error of what a host did not show, with where the commit changed something.
    private func notShown(_ request: Request, _ reason: TransitionError.Reason) -> TransitionError {
        noteCause(of: request)
        return request.notShown(reason, state: commit.edits.first { $0.isStructural }?.holder?.stateLine ?? "")
    }

    /// Goes on with what settles, after a host or gate has answered.
    func answered() {
        guard let settlement, state == .settling else { return }
        goOn(settlement)
        runWaiting()
    }

    /// Tells the hosts of what settles how far the finger is.
    func follow(_ gesture: Gesture, of settlement: Settlement) {
        let stateBefore = state
        state = .applying
        for commit in settlement.handed { commit.host?.follow(gesture, of: commit) }
        state = stateBefore
        answered()
    }

    /// Ends what settles as it is shown; a finger that was not lifted has turned back.
    @inline(never)
    func cutShort() {
        end(settlement?.isHeld == true ? .cancelled(.user) : .stands)
    }

    /// Ends what settles, whichever host or gate has not answered.
    func end(_ ending: Ending) {
        guard let settlement else { return }
        self.settlement = nil
        // Not lent before all is taken back.
        state = .ending
        if watch.contains(.gone) { settlement.abandon() } else { settlement.close() }
        // A host that hears of the end may have let go of the tree.
        let hasTreeGone = watch.contains(.gone)
        if case .stands = ending {} else { giveBack(settlement, tellsHosts: !hasTreeGone) }
        tell(settlement.request, ending, began: settlement.began)
        // Of the tree, only what is kept is left by now.
        if hasTreeGone { showAgain(settlement) }
        // A reference that is still held keeps nothing that has gone.
        settlement.request.forget()
    }

    private func giveBack(_ settlement: Settlement, tellsHosts: Bool) {
        let edits = commit.edits
        commit.rollback()
        Commit.tellMirrors(of: edits)
        if tellsHosts { showAgain(settlement) }
    }

    /// Tells the hosts of what was taken back to show the tree as it is.
    private func showAgain(_ settlement: Settlement) {
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
            end(.failed(notShown(settlement.request, .hostTimedOut(after: longest + limit))))
            runWaiting()
        }
    }
}
