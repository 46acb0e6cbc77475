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

    /// Lets a trigger wait behind the others, or gives it the next turn.
    func line(up request: Request, isNext: Bool = false) {
        // What is asked for, or goes on, while a commit is told of comes of that.
        if state == .telling, let number = extras?.telling { request.demandProgress().consequenceOf = number }
        let waiting = demandWaiting()
        if isNext {
            waiting.putNext(request)
            if let outermost { request.wait(inLineOf: outermost) }
        } else {
            waiting.append(request)
            if state == .settling || state == .lent { loosenWaiting() }
        }
        if state != .idle { noteChange() }
    }

    /// Requests that wait keep the outermost node no more, which keeps this: they may wait for ever. O(those that came
    /// since the last time).
    func loosenWaiting() {
        guard let outermost, let waiting else { return }
        for request in waiting.takeTight() { request.wait(inLineOf: outermost) }
    }

    /// Adds what goes ahead of everything that waits.
    func addUrgent(_ request: Request) {
        noteCause(ofUrgent: request)
        demandWaiting().appendUrgent(request)
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
        demandWaiting().append(recovery: request)
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
        for request in waiting?.take(requests).reversed() ?? [] { line(up: request, isNext: true) }
    }

    /// Gives back the trees that a commit has borrowed. What waits in one of them may change another, so nothing goes
    /// on before all of them are free.
    static func giveBack(_ queues: [CommitQueue]) {
        for queue in queues {
            queue.takeBack()
            queue.waiting?.forgetReplies()
            queue.handOverHolds()
        }
        // What is given back while it serves goes on there: two trees that borrow each other nest no deeper.
        for queue in queues where !queue.isServing { queue.runWaiting() }
    }

    /// What comes to wait here while something runs.
    func triggersMade(_ run: () -> Void) -> [Request] {
        let last = waiting?.last
        run()
        return waiting?.inLine(since: last) ?? []
    }
}

extension CommitQueue {
    /// Gives the next turn: to what is urgent, else to the first in line.
    ///
    /// - Returns: Whether there was one.
    func serveNext(of waiting: Waiting) -> Bool {
        if let request = waiting.urgent.first {
            serve(urgent: request, of: waiting)
        } else if let request = waiting.popFirst() {
            serve(request)
        } else {
            return false
        }
        return true
    }

    private func serve(urgent request: Request, of waiting: Waiting) {
        if let home = request.home, home !== self {
            _ = waiting.popUrgent()
            if request.isRecovery { home.recover(request) } else { home.addUrgent(request) }
        } else if !request.isRecovery || dropAllWaiting(in: waiting) {
            run(waiting.popUrgent())
        }
    }

    private func serve(_ request: Request) {
        if request.isForgotten, let reason = request.progress?.withdrawal {
            tellObservers(observers, request, .cancelled(reason), nil)
            noteChange()
        } else if let outcome = request.progress?.decided {
            drop(request, outcome)
        } else if let home = request.home, home !== self {
            // It is no part of what runs there now, which may be what has given it its turn. It may be all that keeps
            // its tree.
            withExtendedLifetime(request.intent?.subject) { home.wait(request) }
        } else {
            run(request)
        }
    }

    /// Ends everything that waits, except the recovery that was asked for last.
    ///
    /// - Returns: Whether that can run now.
    private func dropAllWaiting(in waiting: Waiting) -> Bool {
        startTelling()
        let isLast = dropAllButRecovery(in: waiting)
        // Not before all of it has been let go of: what that held may trigger as it goes.
        becomeIdle()
        return isLast && state == .idle
    }

    /// Ends everything that waits, and puts the recovery that was asked for last back, unless what this makes has asked
    /// for another one.
    private func dropAllButRecovery(in waiting: Waiting) -> Bool {
        var all = waiting.takeAll()
        guard let last = all.lastIndex(where: \.isRecovery) else { return false }
        let recovery = all.remove(at: last)
        // What these make waits behind the recovery, unless it is another one.
        for request in all { drop(request, .cancelled(.recovery)) }
        all = []
        let isLast = waiting.urgent.first?.isRecovery != true
        if isLast { waiting.putFirst(recovery: recovery) } else { drop(recovery, .cancelled(.recovery)) }
        return isLast
    }

    /// Whether a trigger that comes now would have to wait for something to settle.
    var isBusy: Bool {
        switch state {
        case .applying, .settling: true
        case .lent: borrower != nil && runningQueue.isBusy
        case .idle, .committing, .ending, .telling: hasLine
        }
    }

    /// Ends a trigger that never has a turn.
    @inline(never)
    func drop(_ request: Request, _ outcome: TransitionOutcome) {
        tellCaller(of: request, outcome)
        tellObservers(observers, request, outcome, nil)
        noteChange()
    }
}
