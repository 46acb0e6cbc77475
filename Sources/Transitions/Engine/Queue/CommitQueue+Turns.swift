extension CommitQueue {
    /// Adds a trigger: to the commit that is running, else to those that wait, as its policy says.
    package func add(_ trigger: Trigger) {
        if state == .lent, let borrower, borrower.state == .committing { return borrower.add(trigger) }
        if state == .committing {
            commit.join(trigger)
            return
        }
        wait(trigger)
    }

    /// Adds a trigger to those that wait, as its policy says.
    private func wait(_ trigger: Trigger) {
        switch trigger.request.options.policy {
        case .reject where isBusy: return drop(trigger, .rejected(.busy))
        case .coalesce where follow(trigger.request): return
        case .enqueue, .reject, .coalesce: break
        }
        line(up: trigger)
        runWaiting()
    }

    /// Lets a trigger wait behind the others.
    func line(up trigger: Trigger) {
        trigger.request.demandCourse().line = ObjectIdentifier(self)
        waiting.append(trigger)
        backlog?.note(trigger)
    }

    /// Adds what goes ahead of everything that waits.
    func addUrgent(_ trigger: Trigger) {
        ahead.append(trigger)
        if state == .lent, let borrower, borrower.state == .settling {
            borrower.cutShort()
            borrower.runWaiting()
        }
        if state == .settling { cutShort() }
        runWaiting()
    }

    /// Ends everything that is pending, and then runs a trigger. O(recoveries that wait), which is more than one only
    /// where they come while hosts are being handed a commit.
    @inline(never)
    func recover(_ trigger: Trigger) {
        ahead.insert(trigger, at: ahead.firstIndex { !$0.request.isRecovery } ?? ahead.count)
        if state == .lent, let borrower, borrower.state == .settling {
            borrower.end(.cancelled(.recovery))
            borrower.runWaiting()
        }
        if state == .settling { end(.cancelled(.recovery)) }
        runWaiting()
    }

    /// Gives a trigger the next turn.
    func goFirst(_ trigger: Trigger) {
        trigger.request.demandCourse().line = ObjectIdentifier(self)
        waiting.prepend(trigger)
        backlog?.note(trigger)
    }

    /// Plans triggers again that have waited for something, before those that came later.
    func goOn(with triggers: [Trigger]) {
        for trigger in triggers.reversed() where !trigger.request.isRecovery { goFirst(trigger) }
        for trigger in triggers where trigger.request.isRecovery { ahead.append(trigger) }
    }

    /// Gives some of those who wait the next turns.
    func bringForward(_ triggers: [Trigger]) {
        // Some may wait elsewhere, as they were made on another tree.
        for trigger in waiting.take(triggers).reversed() { goFirst(trigger) }
    }

    /// What comes to wait here while something runs.
    func triggersMade(_ run: () -> Void) -> [Trigger] {
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
            if let trigger = ahead.first {
                if let home = home(of: trigger), home !== self {
                    ahead.removeFirst()
                    if trigger.request.isRecovery { home.recover(trigger) } else { home.addUrgent(trigger) }
                } else {
                    if trigger.request.isRecovery, !dropAllWaiting() { continue }
                    let trigger = ahead.removeFirst()
                    run(trigger.request, again: trigger.parked, trigger.body)
                }
            } else if let trigger = waiting.popFirst() {
                give(turnTo: trigger)
            } else {
                // Nothing is looked for where nothing waits.
                if let backlog, backlog.index != nil, backlog.holds.isEmpty { backlog.index = nil }
                break
            }
        }
        isServing = wasServing
    }

    /// The queue of the tree that a trigger is about, which may have left this tree since, or gone back to another.
    private func home(of trigger: Trigger) -> CommitQueue? {
        if case .recovery(_, from: let node) = trigger.request.source { return node()?.treeQueue }
        return trigger.anchor()?.treeQueue
    }

    private func give(turnTo trigger: Trigger) {
        trigger.request.course?.line = nil
        if trigger.isForgotten, let reason = trigger.request.course?.withdrawal {
            return tellObservers(observers, trigger.request, .cancelled(reason), nil)
        }
        if let outcome = trigger.request.course?.decided { return drop(trigger, outcome) }
        // It is no part of what runs there now, which may be what has given it its turn.
        if let home = home(of: trigger), home !== self { return home.wait(trigger) }
        run(trigger.request, again: trigger.parked, trigger.body)
    }

    /// Ends everything that waits, except the recovery that was asked for last.
    ///
    /// - Returns: Whether that can run now.
    private func dropAllWaiting() -> Bool {
        state = .telling
        let isLast = dropAllButRecovery()
        // Not before all of it has been let go of: what that held may trigger as it goes.
        becomeIdle()
        return isLast && state == .idle
    }

    /// Ends everything that waits, and puts the recovery that was asked for last back, unless what this makes has asked
    /// for another one.
    private func dropAllButRecovery() -> Bool {
        var all = allWaiting()
        guard let last = all.lastIndex(where: \.request.isRecovery) else { return false }
        let recovery = all.remove(at: last)
        // What these make waits behind the recovery, unless it is another one.
        for trigger in all { drop(trigger, .cancelled(.recovery)) }
        all = []
        let isLast = ahead.first?.request.isRecovery != true
        if isLast { ahead.insert(recovery, at: 0) } else { drop(recovery, .cancelled(.recovery)) }
        return isLast
    }

    /// Takes out everything that waits.
    func allWaiting() -> [Trigger] {
        let urgent = ahead
        ahead = []
        backlog?.index = nil
        return urgent + waiting.takeAll()
    }

    /// Whether a trigger that comes now would have to wait for something to settle.
    var isBusy: Bool {
        switch state {
        case .applying, .settling: true
        case .lent: borrower?.isBusy ?? false
        case .idle, .committing, .ending, .telling: !waiting.isEmpty
        }
    }

    /// Lets somebody share the outcome of the same route, if that settles or waits.
    func follow(_ request: Request) -> Bool {
        if let settling = settlement?.request, settling.isSame(as: request) {
            settling.lead(request)
            return true
        }
        guard let other = firstWaiting(for: request) else { return false }
        other.request.lead(request)
        return true
    }

    /// Lets those share an outcome who came to coalesce with it while hosts were being handed the commit.
    ///
    /// - Parameter last: The one that waited behind all others before that.
    func takeFollowers(of request: Request, after last: Trigger?) {
        let followers = waiting.since(last).filter { trigger in
            trigger.request.options.policy == .coalesce && !trigger.isForgotten && trigger.request.isSame(as: request)
        }
        for follower in waiting.take(followers) { request.lead(follower.request) }
    }

    /// Ends a trigger that never has a turn.
    @inline(never)
    func drop(_ trigger: Trigger, _ outcome: TransitionOutcome) {
        end(trigger.request, outcome)
        tellObservers(observers, trigger.request, outcome, nil)
    }
}
