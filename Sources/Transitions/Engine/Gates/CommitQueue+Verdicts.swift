extension CommitQueue {
    /// How often what a gate asks for may come to its end without the gate allowing.
    private static let roundLimit = 3

    /// How many times gates may send a trigger elsewhere.
    private static let redirectionLimit = 16

    /// Does as somebody says who did not let a trigger pass. Its commit has been undone.
    ///
    /// - Parameters:
    ///   - stop: What was said.
    ///   - request: Who asked for the trigger.
    ///   - gesture: What drives it, if a finger does.
    ///   - again: Makes a value of the trigger, which can be planned again.
    func heed(_ stop: Stop, _ request: Request, _ gesture: InteractiveTransition?, _ again: () -> Trigger) {
        handOverVerdicts(to: request)
        switch stop.verdict.kind {
        case .allow: tell(request, .stands)
        case .deny(let reason): reject(request, stop.rejection(reason))
        case .redirect(let errand): redirect(request, to: errand, stop, gesture, again())
        case .first, .ask, .wait:
            if gesture != nil || request.isForced {
                reject(request, stop.rejection("it cannot wait for '\(stop.keeper)', which says: \(stop.verdict)"))
            } else if let last = request.course?.closed, last.key == stop.key {
                reject(request, .closed(last.name))
            } else if request.course?.rounds[stop.question, default: 0] ?? 0 >= Self.roundLimit || request.attempt > 64
            {
                tell(request, .failed(stop.loop(at: again().anchor())))
            } else {
                park(again(), until: stop)
            }
        }
    }

    private func reject(_ request: Request, _ reason: RejectionReason) {
        commit.reject(reason)
        tell(request, .stands)
    }

    private func redirect(
        _ request: Request, to errand: Errand, _ stop: Stop, _ gesture: InteractiveTransition?, _ trigger: Trigger
    ) {
        let course = request.demandCourse()
        course.redirections += 1
        guard course.redirections <= Self.redirectionLimit else {
            return tell(request, .failed(stop.loop(at: trigger.anchor())))
        }
        showAgain(request)
        endUndone()
        let place = trigger.anchor() ?? stop.place
        run(request, gesture, again: { trigger }) { running throws(TransitionError) in
            if case .recovery(_, from: let node) = request.source { running.commit.closeWhatIsPending(in: node()) }
            if request.report != nil { running.commit.options = .animated }
            try errand.join(place ?? Screen(""), &running)
        }
    }

    /// Whether a commit would be let pass as the tree is now, which it leaves as it is. Nobody hears of it.
    func wouldPass(_ body: (inout RunningCommit) throws(TransitionError) -> Void) -> Bool {
        guard state == .idle else { return true }
        state = .committing
        var passes = true
        do throws(TransitionError) {
            try commit.execute(body, .unanimated)
        } catch {
            passes = false
        }
        if commit.admission.takeStop() != nil || commit.admission.takeRejection() != nil { passes = false }
        commit.rollback()
        takeVerdicts()
        endUndone()
        becomeIdle()
        // What was triggered meanwhile ends as undone, and who hears of that may trigger again.
        runWaiting()
        return passes
    }

    /// Has the host show the tree again, where it shows what a person did and that is not to be yet, or not at all.
    func showAgain(_ request: Request) {
        guard case .report(let report, from: let node) = request.source, !commit.isClaimed, request.attempt == 1
        else { return }
        node()?.showAgain(report)
    }

    /// Ends what had joined a commit that was undone and will be planned again.
    func endUndone() {
        state = .ending
        for trigger in commit.takeUndone() { trigger.request.end(.cancelled(.undone)) }
        let borrowed = commit.takeBorrowed()
        _ = commit.settle(isRecovery: false)
        for queue in borrowed { queue.giveBack() }
    }
}
