extension CommitQueue {
    /// How often what a gate asks for may come to its end without the gate allowing.
    private static let roundLimit = 3

    /// How many times gates may send a trigger elsewhere.
    private static let redirectionLimit = 16

    /// Carries out the verdict of a gate that did not let a trigger pass. Its commit has been undone.
    ///
    /// - Parameters:
    ///   - stop: What was said.
    ///   - request: Who asked for the trigger.
    ///   - gesture: What drives it, if a finger does.
    func carryOut(_ stop: Stop, for request: Request, _ gesture: InteractiveTransition?) {
        // What is triggered from here on, by a host that shows the tree again, is no part of what has been undone.
        startEnding()
        if extras?.hasNotes == true { handOverVerdicts(to: request) }
        request.demandProgress().question = stop.question
        switch stop.verdict.kind {
        case .allow: tell(request, .stands)
        case .deny(let reason): reject(request, stop.question.rejection(reason))
        case .redirect(let demand): redirect(request, to: demand, stop, gesture)
        case .require, .ask, .wait:
            if gesture != nil || request.isForced {
                reject(
                    request,
                    stop.question.rejection("it cannot wait for '\(stop.question.keeper)', which says: \(stop.verdict)")
                )
            } else if let last = request.progress?.closed, last.hold.isFor(stop) {
                reject(request, .closed(last.name))
            } else if let progress = request.progress,
                progress.rounds.count(where: { $0 == stop.question }) >= Self.roundLimit || progress.attempt > 64
            {
                tell(request, .failed(stop.loop(at: request.intent?.anchor)))
            } else {
                suspend(request, until: stop)
            }
        }
    }

    private func reject(_ request: Request, _ reason: RejectionReason) {
        commit.reject(reason)
        tell(request, .stands)
    }

    private func redirect(
        _ request: Request, to demand: Demand, _ stop: Stop, _ gesture: InteractiveTransition?
    ) {
        let progress = request.demandProgress()
        progress.redirections += 1
        guard progress.redirections <= Self.redirectionLimit else {
            return tell(request, .failed(stop.loop(at: request.intent?.anchor)))
        }
        if progress.redirections == 1 {
            reportDropped(request, "'\(stop.question.keeper)' has sent it to \(demand.route)")
        }
        showUnreported(request)
        endUndone()
        let place = request.intent?.anchor ?? stop.place
        run(request, gesture) { running throws(TransitionError) in
            if let tree = request.recovered { running.commit.closeWhatIsPending(in: tree.outermost) }
            if request.report != nil { running.commit.beginStep(told: .animated) }
            guard let place else { throw TransitionError("go to \(demand.route)", .unclaimed(asked: [])) }
            try demand.placed(at: place).join(running.commit, closing: nil)
        }
    }

    /// Whether a commit would be let pass as the tree is now, which it leaves as it is. No observer is told of it.
    func wouldPass(_ body: (inout RunningCommit) throws(TransitionError) -> Void) -> Bool {
        guard state == .idle else { return true }
        startCommit()
        var passes = true
        var running = commit.begin(.unanimated, watch)
        do throws(TransitionError) {
            try body(&running)
            try commit.complete()
        } catch {
            passes = false
        }
        if !commit.admission.isOpen { passes = false }
        _ = commit.admission.takeStop()
        commit.giveUp()
        takeVerdicts()
        takeRoutes()
        endUndone()
        becomeIdle()
        // What was triggered meanwhile ends as undone, and who is told of that may trigger again.
        runWaiting()
        return passes
    }

    /// Has the host show the tree again, where it shows what the user did and that is not to be yet, or not at all.
    func showUnreported(_ request: Request) {
        if !commit.deed.contains(.claimed), request.attempt == 1 { request.reported?.showAgain() }
    }

    /// Ends what had joined a commit that was undone and will be planned again.
    func endUndone() {
        startEnding()
        let members = commit.takeMembers()
        for request in members.joined + members.withdrawn { request.end(.cancelled(.rolledBack)) }
        _ = commit.settle(isRecovery: false)
        if !members.borrowed.isEmpty { CommitQueue.giveBack(members.borrowed) }
    }
}
