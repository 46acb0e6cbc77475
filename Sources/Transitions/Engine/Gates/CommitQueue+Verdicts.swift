extension CommitQueue {
    /// The number of times that a prerequisite may complete without the gate allowing the trigger.
    private static let roundLimit = 3

    /// The number of times that gates may redirect a trigger.
    private static let redirectionLimit = 16

    /// Carries out the verdict that stopped a trigger. Its commit has been undone.
    ///
    /// - Parameters:
    ///   - stop: The stop, with the verdict.
    ///   - request: The request of the trigger.
    ///   - gesture: The gesture that drives the trigger, if one does.
    func carryOut(_ stop: Stop, for request: Request, _ gesture: InteractiveTransition?) {
        // Triggers made from here on, as by a host that shows the tree again, do not join the undone commit.
        startEnding()
        if extras?.hasNotes == true { handOverVerdicts(to: request) }
        request.makeProgressIfNeeded().question = stop.question
        switch stop.verdict.kind {
        case .allow: notifyEnd(of: request, .done)
        case .deny(let reason): reject(request, stop.question.rejection(reason))
        case .redirect(let demand): redirect(request, to: demand, stop, gesture)
        case .require, .ask, .wait:
            if gesture != nil || request.isForced {
                reject(
                    request,
                    stop.question.rejection("it cannot wait for '\(stop.question.source)', which says: \(stop.verdict)")
                )
            } else if let last = request.progress?.closed, last.hold.isFor(stop) {
                reject(request, .closed(last.name))
            } else if let progress = request.progress,
                progress.rounds.count(where: { $0 == stop.question }) >= Self.roundLimit || progress.attempt > 64
            {
                notifyEnd(of: request, .failed(stop.loop(at: request.intent?.anchor)))
            } else {
                suspend(request, until: stop)
            }
        }
    }

    private func reject(_ request: Request, _ reason: RejectionReason) {
        commit.reject(reason)
        notifyEnd(of: request, .done)
    }

    private func redirect(
        _ request: Request, to demand: Demand, _ stop: Stop, _ gesture: InteractiveTransition?
    ) {
        let progress = request.makeProgressIfNeeded()
        progress.redirections += 1
        guard progress.redirections <= Self.redirectionLimit else {
            return notifyEnd(of: request, .failed(stop.loop(at: request.intent?.anchor)))
        }
        if progress.redirections == 1 {
            reportDropped(request, "'\(stop.question.source)' has sent it to \(demand.route)")
        }
        showUnreported(request)
        endUndone()
        let place = request.intent?.anchor ?? stop.place
        run(request, gesture) { running throws(TransitionError) in
            if let tree = request.recovered { running.commit.closeWhatIsPending(in: tree.outermost) }
            if request.report != nil { running.commit.beginStep(with: .animated) }
            guard let place else { throw TransitionError("go to \(demand.route)", .unclaimed(asked: [])) }
            try demand.placed(at: place).join(running.commit, closing: nil)
        }
    }

    /// Returns the end that a commit would have now. Undoes the commit, and notifies no observer.
    package func forecast(_ body: (inout RunningCommit) throws(TransitionError) -> Void) -> Forecast {
        guard state == .idle else { return .unknown }
        startCommit()
        var failure: TransitionError?
        var running = commit.begin(.unanimated, watch)
        do throws(TransitionError) {
            try body(&running)
            // A trial repairs nothing, as that would build covers.
            try commit.complete()
        } catch {
            failure = error
        }
        let rejection = commit.admission.rejection
        let stop = commit.admission.takeStop()
        commit.giveUp()
        takeVerdicts()
        takeRoutes()
        endUndone()
        becomeIdle()
        // Triggers made meanwhile end as undone, and their completions may trigger again.
        runWaiting()
        if let stop { return .stopped(stop.verdict) }
        if let failure { return .fails(failure) }
        return rejection.map { .rejected($0) } ?? .passes
    }

    /// Makes the host show the tree again, if the host shows a user's action that is not carried out now.
    func showUnreported(_ request: Request) {
        if !commit.actionFacts.contains(.claimed), request.attempt == 1 { request.reported?.showAgain() }
    }

    /// Ends the triggers that had joined an undone commit, and gives back the trees that the commit borrowed.
    func endUndone() {
        startEnding()
        let members = commit.takeMembers()
        for request in members.joined + members.withdrawn { request.end(.cancelled(.rolledBack)) }
        _ = commit.settle(isRecovery: false)
        if !members.borrowed.isEmpty { CommitQueue.returnBorrowed(members.borrowed) }
    }
}
