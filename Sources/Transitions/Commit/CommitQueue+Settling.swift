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

    /// Runs a commit: to its end, unless somebody has to answer who does not do so at once.
    ///
    /// - Parameters:
    ///   - request: Who asks, and how.
    ///   - source: What it came from, where the request does not say; only asked where somebody has to know.
    ///   - gesture: What drives it, if a finger does.
    ///   - again: Makes a value of it, where it has to be planned again.
    ///   - body: What it does.
    func runOne(
        _ request: Request, _ source: () -> Request.Source?, _ gesture: InteractiveTransition?,
        again: () -> Trigger, _ body: (inout RunningCommit) throws(TransitionError) -> Void
    ) {
        state = .committing
        var failure: TransitionError?
        do throws(TransitionError) {
            if request.options.deadline != nil, time == nil { throw TransitionError("keep a deadline", .noTimeSource) }
            try commit.execute(body, request)
        } catch {
            failure = error
        }
        // A tree that was borrowed may be observed where the own one is not.
        if request.source == nil, !observers.isEmpty || !commit.borrowed.isEmpty { request.source = source() }
        if let stop = commit.takeStop() {
            if request.source == nil { request.source = source() }
            return heed(stop, request, gesture, again)
        }
        if let failure { return tell(request, .failed(failure)) }
        guard commit.structuralEdits > 0, commit.rejection == nil else { return tell(request, .stands) }
        let watch = commit.watch
        // What is told of it may trigger, and that is no part of it.
        state = .applying
        if watch.contains(.mirror) { Commit.tellMirrors(of: commit.edits) }
        var handed = HostCommits()
        // A recovery waits for nobody.
        if watch.contains(.host), !request.isRecovery {
            let before = waitingCount
            handed = apply(request, isInteractive: gesture != nil)
            if waitingCount > before {
                if request.source == nil { request.source = source() }
                takeFollowers(of: request, after: before)
            }
        }
        if gesture == nil, ahead.isEmpty, handed.areShown {
            handed.close()
            return tell(request, .stands)
        }
        if request.source == nil { request.source = source() }
        let settlement = Settlement(request, of: self, handed, isInteractive: gesture != nil)
        self.settlement = settlement
        gesture?.settlement = settlement
        commit.loosen()
        request.loosen()
        for hostCommit in handed { hostCommit.loosen() }
        state = .settling
        goOn(settlement)
    }

    /// Hands the commit to the hosts that show something of it, as long as none refuses.
    private func apply(_ request: Request, isInteractive: Bool) -> HostCommits {
        var handed = HostCommits()
        if commit.showers.isEmpty {
            if let node = commit.soleShower { apply(request, at: node, isInteractive, &handed) }
            return handed
        }
        for node in commit.hostings {
            apply(request, at: node, isInteractive, &handed)
            if handed.contains(where: { $0.refusal != nil }) { break }
        }
        return handed
    }

    private func apply(_ request: Request, at node: Node, _ isInteractive: Bool, _ handed: inout HostCommits) {
        guard let host = node.extras?.host else { return }
        let hostCommit = HostCommit(request, of: self, to: node, isInteractive: isInteractive)
        handed.append(hostCommit)
        host.apply(hostCommit)
    }

    /// Ends what settles if nothing is waited for any more, or somebody will not wait.
    private func goOn(_ settlement: Settlement) {
        let ahead = ahead + commit.borrowed.flatMap(\.ahead)
        if ahead.contains(where: \.request.isRecovery) {
            end(.cancelled(.recovery))
        } else if let refusal = settlement.refusal {
            end(.failed(TransitionError("show it", .hostRefused(because: refusal), state: place)))
        } else if let reason = settlement.cancellation {
            end(.cancelled(reason))
        } else if !ahead.isEmpty {
            cutShort()
        } else if settlement.isDone {
            end(.stands)
        } else {
            setDeadline(of: settlement)
        }
    }

    /// Where the commit changed something, for messages.
    private var place: String { commit.edits.lazy.compactMap(\.holder).first?.stateLine ?? "" }

    /// Goes on with what settles, after somebody has answered.
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
    func cutShort() {
        end(settlement?.isHeld == true ? .cancelled(.person) : .stands)
    }

    /// Ends what settles, whoever has not answered.
    func end(_ ending: Ending) {
        guard let settlement else { return }
        self.settlement = nil
        // Not lent before all is taken back.
        state = .ending
        settlement.close()
        if case .stands = ending {} else { takeBack(settlement) }
        tell(settlement.request, ending, began: settlement.began)
        // Whoever still has it in hand keeps nothing that has gone.
        settlement.request.source = nil
    }

    private func takeBack(_ settlement: Settlement) {
        let edits = commit.edits
        commit.undo(to: 0)
        Commit.tellMirrors(of: edits)
        for commit in settlement.handed where commit.refusal == nil {
            if settlement.isInteractive, let host = commit.host {
                host.follow(Gesture(.cancelled, progress: settlement.progress), of: commit)
            } else if let node = commit.node {
                node.extras?.host?.show(node.presentable)
            }
        }
    }

    private func setDeadline(of settlement: Settlement) {
        guard settlement.deadline == nil, !settlement.isHeld else { return }
        let queue = time == nil ? commit.borrowed.first { $0.time != nil } ?? self : self
        guard let time = queue.time, let limit = settlement.request.options.deadline ?? queue.deadline else { return }
        let longest = settlement.handed.map { $0.duration() }.max() ?? .zero
        settlement.deadline = time.schedule(after: longest + limit) { [weak self, weak settlement] in
            guard let self, let settlement, self.settlement === settlement else { return }
            end(.failed(TransitionError("show it", .hostIsSilent(after: longest + limit), state: place)))
            runWaiting()
        }
    }
}

extension CommitQueue {
    /// Tells everybody how a commit ended, in the order that is promised, and lets go of what it took off.
    ///
    /// - Parameters:
    ///   - request: Who asked.
    ///   - ending: How it ended.
    ///   - began: When it began to settle, if it had to.
    func tell(_ request: Request, _ ending: Ending, began: Duration? = nil) {
        // Not lent before it is known what happened.
        state = .ending
        if request.isRecovery, request.isForced || commit.rejection == nil { endHolds(.recovery) }
        let members = commit.takeMembers()
        let borrowed = commit.takeBorrowed()
        var observers = observers
        for queue in borrowed { observers += queue.observers }
        let outcome = outcome(
            of: ending, isHeard: request.isHeard || !members.joined.isEmpty || !observers.isEmpty)
        if request.source != nil { showAgain(after: request, outcome) }
        if let hold = request.trialsSoFar?.errandOf { noteErrand(of: hold, outcome) }
        let isObserved = commit.watch.contains(.observer) && !commit.edits.isEmpty
        let happenings = isObserved ? commit.happenings() : []
        state = .telling
        for happening in happenings { happening.watchers.hear(happening.event) }
        for effect in commit.settle(request.isRecovery ? .recovery : .person) { effect.run() }
        replies = []
        if !request.end(outcome), case .failed(let error) = outcome {
            Diagnostic(error, at: request.location).report(to: diagnostics)
        }
        if !members.isEmpty { end(members, ending, outcome) }
        if !observers.isEmpty {
            let settling = time.map { time in began.map { time.now - $0 } ?? .zero }
            tellObservers(observers, request, outcome, settling)
        }
        becomeIdle()
        for queue in borrowed { queue.giveBack() }
    }

    /// Tells what waits for it what a trigger has shown.
    private func noteErrand(of hold: Hold, _ outcome: TransitionOutcome) {
        switch outcome {
        case .completed, .noChange: hold.note(commit.outermostShown)
        case .cancelled, .rejected, .failed: break
        }
    }

    private func end(_ members: Commit.Members, _ ending: Ending, _ outcome: TransitionOutcome) {
        var stands = false
        if case .stands = ending { stands = true }
        for trigger in members.joined { trigger.request.end(stands ? outcome : .cancelled(.undone)) }
        for trigger in members.withdrawn { trigger.request.end(.cancelled(.undone)) }
    }

    private func outcome(of ending: Ending, isHeard: Bool) -> TransitionOutcome {
        switch ending {
        case .failed(let error): return .failed(error)
        case .cancelled(let reason): return .cancelled(reason)
        case .stands: break
        }
        if let reason = commit.takeRejection() { return .rejected(reason) }
        if commit.structuralEdits == 0 { return .noChange }
        return .completed(isHeard ? commit.context() : TransitionContext())
    }

    /// Tells hosts to show the tree again, where they cannot know what it is: after a recovery, and after a report that
    /// was not allowed.
    private func showAgain(after request: Request, _ outcome: TransitionOutcome) {
        switch (request.source, outcome) {
        case (.recovery(_, from: let node), _):
            for node in node()?.outermost.watched(.host) ?? [] { node.extras?.host?.show(node.presentable) }
        case (.report(let report, from: let node), .rejected), (.report(let report, from: let node), .failed):
            node()?.showAgain(report)
        default: break
        }
    }

    func tellObservers(
        _ observers: [Observer<CommitRecord>], _ request: Request, _ outcome: TransitionOutcome, _ settling: Duration?
    ) {
        guard !observers.isEmpty else { return }
        let record = CommitRecord(request, outcome, settling)
        for observer in observers { observer.hear(record) }
        forgetEndedObservers()
    }

    /// Lets go of those who will hear of no commit any more.
    func forgetEndedObservers() {
        if observers.contains(where: \.hasEnded) { observers.removeAll(where: \.hasEnded) }
    }
}

extension Commit {
    func execute(
        _ body: (inout RunningCommit) throws(TransitionError) -> Void, _ request: Request
    ) throws(TransitionError) {
        options = request.options
        attempt = request.attempt
        isClaimed = request.report != nil && request.hasGoneElsewhere
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
    fileprivate struct Members {
        var joined: [Trigger] = []
        var withdrawn: [Trigger] = []
        var isEmpty: Bool { joined.isEmpty && withdrawn.isEmpty }
    }

    fileprivate func takeMembers() -> Members {
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
