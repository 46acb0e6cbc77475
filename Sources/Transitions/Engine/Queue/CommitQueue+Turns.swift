extension CommitQueue {
    /// Adds a trigger to the commit that is changing the tree; else queues, coalesces or rejects it, by its policy.
    package func add(_ request: Request) {
        if state == .lent, runningQueue.state == .committing { return runningQueue.add(request) }
        if state == .committing {
            commit.join(request)
            return
        }
        wait(request)
    }

    /// Queues, coalesces or rejects a trigger, as its policy says.
    private func wait(_ request: Request) {
        switch request.options.policy {
        case .reject where isBusy: return drop(request, .rejected(.busy))
        case .coalesce where coalesce(request): return
        case .enqueue, .reject, .coalesce: break
        }
        line(up: request)
        runWaiting()
    }

    /// Puts a trigger at the end of the line, or gives it the next turn.
    func line(up request: Request, isNext: Bool = false) {
        // A trigger that is made or resumed while a commit is reported is a consequence of that commit.
        if state == .notifying, let number = extras?.notifiedRecord {
            request.makeProgressIfNeeded().consequenceOf = number
        }
        let waiting = makeWaitingIfNeeded()
        if isNext {
            waiting.putNext(request)
            if let outermost { request.wait(inLineOf: outermost) }
        } else {
            waiting.append(request)
            if state == .settling || state == .lent { makeWaitingReleaseTree() }
        }
        if state != .idle { noteChange() }
    }

    /// Makes waiting requests release the outermost node, which retains this queue: they may wait forever. O(requests
    /// added since the last call).
    func makeWaitingReleaseTree() {
        guard let outermost, let waiting else { return }
        for request in waiting.takeRetaining() { request.wait(inLineOf: outermost) }
    }

    /// Adds an urgent request, and ends the settling commit, if there is one.
    func addUrgent(_ request: Request) {
        noteCause(ofUrgent: request)
        makeWaitingIfNeeded().appendUrgent(request)
        if state == .lent, runningQueue.state == .settling {
            let borrower = runningQueue
            borrower.cutShort()
            borrower.runWaiting()
        }
        // An answer that was kept comes first.
        if state == .settling, let settlement { continueSettling(settlement) }
        runWaiting()
    }

    /// Ends everything that is pending, and then runs a recovery. O(waiting recoveries): there are several only if they
    /// come while hosts receive a commit.
    @inline(never)
    func recover(_ request: Request) {
        noteCause(ofUrgent: request)
        makeWaitingIfNeeded().append(recovery: request)
        if state == .lent, runningQueue.state == .settling {
            let borrower = runningQueue
            borrower.endSettling(.cancelled(.recovery))
            borrower.runWaiting()
        }
        if state == .settling { endSettling(.cancelled(.recovery)) }
        runWaiting()
    }

    /// Gives the next turns to requests, as far as they wait in this line.
    func bringForward(_ requests: [Request]) {
        // Some may wait elsewhere, as they were made on another tree.
        for request in waiting?.take(requests).reversed() ?? [] { line(up: request, isNext: true) }
    }

    /// Makes requests in line that would change another tree release its outermost node: a commit of that tree settles,
    /// and has borrowed this one. O(those in line).
    func makeWaitingRelease(_ outermost: Node) {
        for request in waiting?.inLine ?? [] where request.intent?.held.keeps(outermost) == true {
            request.wait(inLineOf: outermost)
        }
    }

    /// Gives back the trees that a commit has borrowed. A request that waits in one of them may change another, so no
    /// request runs before all these trees are free.
    static func returnBorrowed(_ queues: [CommitQueue]) {
        for queue in queues {
            queue.takeBack()
            queue.waiting?.forgetReplies()
            queue.handOverHolds()
        }
        // A queue that is serving goes on by itself: two trees that borrow each other nest no deeper.
        for queue in queues where !queue.isServing { queue.runWaiting() }
    }
}

extension CommitQueue {
    /// Gives the next turn: to an urgent request, else to the first in line.
    ///
    /// - Returns: True if a request had the turn.
    func serveNext(of waiting: Waiting) -> Bool {
        if let request = waiting.urgent.first {
            serve(urgent: request, of: waiting)
        } else if !waiting.isMoving, let request = waiting.popFirst() {
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
            notifyObservers(observers, request, .cancelled(reason), nil)
            noteChange()
        } else if let outcome = request.progress?.decided {
            drop(request, outcome)
        } else if let home = request.home, home !== self {
            // The request does not join a commit that runs there, which may have given it this turn. It may be all that
            // retains its tree.
            withExtendedLifetime(request.intent?.subject) { home.wait(request) }
        } else {
            run(request)
        }
    }

    /// Ends everything that waits, except the last recovery.
    ///
    /// - Returns: True if that recovery can run now.
    private func dropAllWaiting(in waiting: Waiting) -> Bool {
        startNotifying()
        let isLast = dropAllButRecovery(in: waiting)
        // The queue is not idle before all requests are released, which may trigger.
        becomeIdle()
        return isLast && state == .idle
    }

    /// Ends everything that waits, and puts the last recovery back, unless another one was requested meanwhile.
    private func dropAllButRecovery(in waiting: Waiting) -> Bool {
        var all = waiting.takeAll()
        guard let last = all.lastIndex(where: \.isRecovery) else { return false }
        let recovery = all.remove(at: last)
        // Triggers made here wait behind the recovery; another recovery replaces it. A width and a signal are facts.
        for request in all {
            var isFact = request.isRepair
            if case .resized = request.report { isFact = true }
            if isFact { waiting.appendUrgent(request) } else { drop(request, .cancelled(.recovery)) }
        }
        all = []
        let isLast = waiting.urgent.first?.isRecovery != true
        if isLast { waiting.putFirst(recovery: recovery) } else { drop(recovery, .cancelled(.recovery)) }
        return isLast
    }

    /// True if a trigger made now would have to wait for a settling commit, or for others in line.
    var isBusy: Bool {
        switch state {
        case .applying, .settling: true
        case .lent: borrower != nil && runningQueue.isBusy
        case .idle, .committing, .ending, .notifying: hasLine || waiting?.isMoving == true
        }
    }

    /// Ends a trigger without running it.
    @inline(never)
    func drop(_ request: Request, _ outcome: TransitionOutcome) {
        notifyCaller(of: request, outcome)
        notifyObservers(observers, request, outcome, nil)
        noteChange()
    }
}
