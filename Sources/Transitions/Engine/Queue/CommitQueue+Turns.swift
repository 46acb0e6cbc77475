extension CommitQueue {
    /// Adds a trigger: to the commit that is running, else to those that wait, as its policy says.
    package func add(_ request: Request) {
        if state == .lent, runningQueue.state == .committing { return runningQueue.add(request) }
        if state == .committing {
            commit.join(request)
            return
        }
        wait(request)
    }

    /// Adds a trigger to those that wait, as its policy says.
    private func wait(_ request: Request) {
        switch request.options.policy {
        case .reject where isBusy: return drop(request, .rejected(.busy))
        case .coalesce where coalesce(request): return
        case .enqueue, .reject, .coalesce: break
        }
        line(up: request)
        runWaiting()
    }

    /// Lets a trigger wait behind the others, or have the next turn.
    func line(up request: Request, isNext: Bool = false) {
        let progress = request.demandProgress()
        progress.line = ObjectIdentifier(self)
        // What is asked for, or goes on, while a commit is told of comes of that.
        if state == .telling, let number = extras?.telling { progress.consequenceOf = number }
        if isNext { waiting.prepend(request) } else { waiting.append(request) }
        if let backlog { backlog.index?.note(request) }
        progress.isLoose = false
        if isNext || state == .settling || state == .lent { loosen(request) }
        if state != .idle { noteChange() }
    }

    /// Requests that wait keep the outermost node no more, which keeps this: they may wait for ever. O(those that came
    /// since the last time).
    func loosenWaiting() {
        if !waiting.isEmpty { for request in waiting.tight() { loosen(request) } }
    }

    private func loosen(_ request: Request) {
        guard let outermost else { return }
        request.demandProgress().isLoose = true
        request.wait(inLineOf: outermost)
    }

    /// Adds what goes ahead of everything that waits.
    func addUrgent(_ request: Request) {
        noteCause(ofUrgent: request)
        ahead.append(request)
        if state == .lent, runningQueue.state == .settling {
            let borrower = runningQueue
            borrower.cutShort()
            borrower.runWaiting()
        }
        if state == .settling { cutShort() }
        runWaiting()
    }

    /// Ends everything that is pending, and then runs a trigger. O(recoveries that wait), which is more than one only
    /// where they come while hosts are being handed a commit.
    @inline(never)
    func recover(_ request: Request) {
        noteCause(ofUrgent: request)
        ahead.insert(request, at: ahead.firstIndex { !$0.isRecovery } ?? ahead.count)
        if state == .lent, runningQueue.state == .settling {
            let borrower = runningQueue
            borrower.endSettling(.cancelled(.recovery))
            borrower.runWaiting()
        }
        if state == .settling { endSettling(.cancelled(.recovery)) }
        runWaiting()
    }

    /// Gives some of those who wait the next turns.
    func bringForward(_ requests: [Request]) {
        // Some may wait elsewhere, as they were made on another tree.
        for request in waiting.take(requests).reversed() { line(up: request, isNext: true) }
    }

    /// What comes to wait here while something runs.
    func triggersMade(_ run: () -> Void) -> [Request] {
        let last = waiting.last
        run()
        return waiting.since(last)
    }
}

extension CommitQueue {
    /// Gives everybody who waits a turn, as long as nothing settles.
    func runWaiting() {
        let wasServing = isServing
        isServing = true
        while state == .idle {
            if let request = ahead.first {
                if let home = request.home, home !== self {
                    ahead.removeFirst()
                    if request.isRecovery { home.recover(request) } else { home.addUrgent(request) }
                } else {
                    if request.isRecovery, !dropAllWaiting() { continue }
                    let request = ahead.removeFirst()
                    run(request)
                }
            } else if let request = waiting.popFirst() {
                request.progress?.line = nil
                if request.isForgotten, let reason = request.progress?.withdrawal {
                    tellObservers(observers, request, .cancelled(reason), nil)
                    noteChange()
                } else if let outcome = request.progress?.decided {
                    drop(request, outcome)
                } else if let home = request.home, home !== self {
                    // It is no part of what runs there now, which may be what has given it its turn. It may be all
                    // that keeps its tree.
                    withExtendedLifetime(request.intent?.subject) { home.wait(request) }
                } else {
                    run(request)
                }
            } else {
                // Nothing is looked for where nothing waits.
                if let backlog, backlog.index != nil, backlog.holds.isEmpty { backlog.index = nil }
                break
            }
        }
        isServing = wasServing
    }

    /// Ends everything that waits, except the recovery that was asked for last.
    ///
    /// - Returns: Whether that can run now.
    private func dropAllWaiting() -> Bool {
        startTelling()
        let isLast = dropAllButRecovery()
        // Not before all of it has been let go of: what that held may trigger as it goes.
        becomeIdle()
        return isLast && state == .idle
    }

    /// Ends everything that waits, and puts the recovery that was asked for last back, unless what this makes has asked
    /// for another one.
    private func dropAllButRecovery() -> Bool {
        var all = allWaiting()
        guard let last = all.lastIndex(where: \.isRecovery) else { return false }
        let recovery = all.remove(at: last)
        // What these make waits behind the recovery, unless it is another one.
        for request in all { drop(request, .cancelled(.recovery)) }
        all = []
        let isLast = ahead.first?.isRecovery != true
        if isLast { ahead.insert(recovery, at: 0) } else { drop(recovery, .cancelled(.recovery)) }
        return isLast
    }

    /// Takes out everything that waits.
    func allWaiting() -> [Request] {
        let urgent = ahead
        ahead = []
        backlog?.index = nil
        return urgent + waiting.takeAll()
    }

    /// Whether a trigger that comes now would have to wait for something to settle.
    var isBusy: Bool {
        switch state {
        case .applying, .settling: true
        case .lent: borrower != nil && runningQueue.isBusy
        case .idle, .committing, .ending, .telling: !waiting.isEmpty
        }
    }

    /// Lets another caller share the outcome of the same route, if that settles or waits.
    func coalesce(_ request: Request) -> Bool {
        if let settling = settlement?.request, settling.isSame(as: request) {
            settling.lead(request)
            return true
        }
        guard let other = firstWaiting(for: request) else { return false }
        other.lead(request)
        return true
    }

    /// Lets those share an outcome who came to coalesce with it while hosts were being handed the commit.
    ///
    /// - Parameter last: The one that waited behind all others before that.
    func takeFollowers(of request: Request, after last: Request?) {
        let followers = waiting.since(last).filter { other in
            other.options.policy == .coalesce && !other.isForgotten && other.isSame(as: request)
        }
        for follower in waiting.take(followers) { request.lead(follower) }
    }

    /// Ends a trigger that never has a turn.
    @inline(never)
    func drop(_ request: Request, _ outcome: TransitionOutcome) {
        tellCaller(of: request, outcome)
        tellObservers(observers, request, outcome, nil)
        noteChange()
    }
}
