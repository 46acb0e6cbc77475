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
    func runOne(
        _ request: Request, _ gesture: InteractiveTransition?, followers: [(TransitionOutcome) -> Void] = [],
        _ body: (inout RunningCommit) throws(TransitionError) -> Void
    ) {
        state = .committing
        do throws(TransitionError) {
            if request.options.deadline != nil, time == nil { throw TransitionError("keep a deadline", .noTimeSource) }
            try commit.execute(body, request.options)
        } catch {
            return tell(request, .failed(error), nil, followers)
        }
        guard commit.structuralEdits > 0, commit.rejection == nil else {
            return tell(request, .stands, nil, followers)
        }
        let watch = commit.borrowed.reduce(watch) { $0.union($1.watch) }
        if watch.contains(.mirror) { Commit.tellMirrors(of: commit.edits) }
        // A recovery waits for nobody.
        guard gesture != nil || watch.contains(.host) && !request.isRecovery else {
            return tell(request, .stands, nil, followers)
        }
        let settlement = Settlement(request, of: self, isInteractive: gesture != nil)
        settlement.followers = followers
        self.settlement = settlement
        gesture?.settlement = settlement
        if watch.contains(.host) { apply(settlement) }
        state = .settling
        goOn(settlement)
    }

    private func apply(_ settlement: Settlement) {
        state = .applying
        for (host, node) in settlement.hosts(of: commit.edits) where settlement.refusal == nil {
            settlement.apply(to: host, at: node)
        }
    }

    /// Ends what settles if nothing is waited for any more, or somebody will not wait.
    private func goOn(_ settlement: Settlement) {
        if !recoveries.isEmpty {
            end(.cancelled(.recovery))
        } else if let refusal = settlement.refusal {
            let state = commit.edits.lazy.compactMap(\.holder).first?.stateLine ?? ""
            end(.failed(TransitionError("show it", .hostRefused(because: refusal), state: state)))
        } else if let reason = settlement.cancellation {
            end(.cancelled(reason))
        } else if hasUrgent {
            cutShort()
        } else if settlement.isDone {
            end(.stands)
        } else {
            setDeadline(of: settlement)
        }
    }

    /// Goes on with what settles, after somebody has answered.
    func answered(_ settlement: Settlement) {
        guard self.settlement === settlement, state == .settling else { return }
        goOn(settlement)
        runWaiting()
    }

    /// Tells the hosts of what settles how far the finger is.
    func follow(_ gesture: Gesture, of settlement: Settlement) {
        let stateBefore = state
        state = .applying
        for showing in settlement.showings { showing.host.follow(gesture, of: showing.commit) }
        state = stateBefore
        answered(settlement)
    }

    /// Ends what settles as it is shown; a finger that was not lifted has turned back.
    func cutShort() {
        end(settlement?.isHeld == true ? .cancelled(.person) : .stands)
    }

    /// Ends what settles, whoever has not answered.
    func end(_ ending: Ending) {
        guard let settlement else { return }
        self.settlement = nil
        state = .telling
        settlement.close()
        if case .stands = ending {} else { takeBack(settlement) }
        tell(settlement.request, ending, settlement.began, settlement.followers)
    }

    private func takeBack(_ settlement: Settlement) {
        let edits = commit.edits
        commit.undo(to: 0)
        Commit.tellMirrors(of: edits)
        for showing in settlement.showings where !showing.commit.hasRefused {
            if settlement.isInteractive {
                showing.host.follow(Gesture(.cancelled, progress: settlement.progress), of: showing.commit)
            } else {
                showing.host.show(showing.node.presentable)
            }
        }
    }

    private func setDeadline(of settlement: Settlement) {
        guard settlement.deadline == nil, !settlement.isHeld else { return }
        let queue = time == nil ? commit.borrowed.first { $0.time != nil } ?? self : self
        guard let time = queue.time, let limit = settlement.request.options.deadline ?? queue.deadline else { return }
        let longest = settlement.showings.map { $0.commit.duration() }.max() ?? .zero
        settlement.deadline = time.schedule(after: longest + limit) { [weak self, weak settlement] in
            guard let self, let settlement, self.settlement === settlement else { return }
            let state = commit.edits.lazy.compactMap(\.holder).first?.stateLine ?? ""
            end(.failed(TransitionError("show it", .hostIsSilent(after: longest + limit), state: state)))
            runWaiting()
        }
    }
}

extension CommitQueue {
    /// Tells everybody how a commit ended, in the order that is promised, and lets go of what it took off.
    func tell(
        _ request: Request, _ ending: Ending, _ began: Duration?, _ followers: [(TransitionOutcome) -> Void]
    ) {
        state = .telling
        let members = commit.takeMembers()
        let borrowed = commit.takeBorrowed()
        let observers = borrowed.reduce(observers) { $0 + $1.observers }
        let isHeard =
            request.completion != nil || !members.joined.isEmpty || !followers.isEmpty || !observers.isEmpty
        let outcome = outcome(of: ending, isHeard: isHeard)
        if request.source != nil { showAgain(after: request, outcome) }
        if borrowed.reduce(watch, { $0.union($1.watch) }).contains(.observer), !commit.edits.isEmpty {
            for happening in commit.happenings() { happening.watchers.hear(happening.event) }
        }
        for effect in commit.settle(request.isRecovery ? .recovery : .person) { effect.run() }
        if let completion = request.completion {
            completion(outcome)
        } else if case .failed(let error) = outcome, followers.isEmpty {
            Diagnostic(error, at: request.location).report(to: diagnostics)
        }
        for follower in followers { follower(outcome) }
        var stands = false
        if case .stands = ending { stands = true }
        for trigger in members.joined { trigger.end(stands ? outcome : .cancelled(.undone)) }
        for trigger in members.withdrawn { trigger.end(.cancelled(.undone)) }
        if !observers.isEmpty {
            let settling = time.map { time in began.map { time.now - $0 } ?? .zero }
            tellObservers(observers, request, outcome, settling)
        }
        state = .idle
        for queue in borrowed { queue.giveBack() }
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
            for node in node.outermost.watched(.host) { node.extras?.host?.show(node.presentable) }
        case (.report(let report, from: let node), .rejected), (.report(let report, from: let node), .failed):
            node.showAgain(report)
        default: break
        }
    }

    func tellObservers(
        _ observers: [CommitObserver], _ request: Request, _ outcome: TransitionOutcome, _ settling: Duration?
    ) {
        guard !observers.isEmpty else { return }
        let record = CommitRecord(request, outcome, settling)
        for observer in observers { observer.handler?(record) }
    }
}

extension Commit {
    fileprivate func execute(
        _ body: (inout RunningCommit) throws(TransitionError) -> Void, _ options: TransitionOptions
    ) throws(TransitionError) {
        self.options = options
        do throws(TransitionError) {
            var running = RunningCommit(commit: self)
            try body(&running)
            try drain(to: 0)
            if rejection != nil { undo(to: 0) }
        } catch {
            undo(to: 0)
            staged.removeAll()
            joined.removeAll()
            rejection = nil
            throw error
        }
    }

    fileprivate func takeMembers() -> (joined: [Trigger], withdrawn: [Trigger]) {
        guard !members.isEmpty || !withdrawn.isEmpty else { return ([], []) }
        defer {
            members = []
            withdrawn = []
        }
        return (members, withdrawn)
    }

    fileprivate func takeRejection() -> RejectionReason? {
        defer { rejection = nil }
        return rejection
    }

    fileprivate func takeBorrowed() -> [CommitQueue] {
        guard !borrowed.isEmpty else { return [] }
        defer { borrowed = [] }
        return borrowed
    }
}
