extension Navigable {
    /// Says that standing gates may have changed their minds: a session has expired or is another one, a flag is off.
    ///
    /// All places of the tree are asked, in every window. What is in sight and does not hold is repaired at once, ahead
    /// of what waits, even while a commit settles; no host can refuse it, and no screen is asked if it may be left. If
    /// everything holds, a commit that settles goes on.
    /// What is hidden is repaired when it would come into sight. A cover whose place holds again goes, and triggers
    /// that wait for a gate that holds again go on. Calls made while one waits for its turn are one.
    ///
    /// Call it too when the app comes back to the foreground. After a restoration it is not needed. O(nodes).
    ///
    /// - Parameter completion: Called with the outcome: `noChange` if nothing had to be repaired.
    public func gatesChanged(completion: ((TransitionOutcome) -> Void)? = nil) {
        let node: Node = self.node
        let queue = node.treeQueue
        queue.arrive(.signal) { queue.noteGates(at: node, completion) }
    }

}

extension CommitQueue {
    /// True if something may stand that has to be asked: ``askPlaces()``.
    ///
    /// - Parameter watched: The ways in which the changed trees are watched.
    @inline(__always) func mayStand(_ watched: Watch) -> Bool {
        hasOwners || watched.contains(.standing) || !commit.borrowed.isEmpty
    }

    /// Repairs the places that do not hold, before hosts see the commit, and notes for whom what has gone has stood.
    ///
    /// - Returns: False if a cover has finished in the commit, so that the gates are asked again at its end.
    @inline(never) @discardableResult func askPlaces() -> Bool {
        guard commit.admission.isOpen else { return true }
        if watch.union(commit.watch).contains(.standing) {
            // Triggers made by what covers something are not part of this commit.
            startApplying()
            commit.repairPlaces()
        }
        if commit.journal.flags.contains(.removed) { commit.noteOwnersOfDeparted() }
        return extras?.finishedCovers.isEmpty != false
    }

    /// Has all places asked, ahead of what waits, or in turn.
    func noteGates(at node: Node, isUrgent: Bool = true, _ completion: ((TransitionOutcome) -> Void)? = nil) {
        if completion == nil, urgent.contains(where: \.isRepair) { return }
        let intent = TransitionIntent(on: node.outermost, at: { $0 }, { .transition("gatesChanged()") }) { _, running in
            running.commit.queue.expectChangedGates()
        }
        let location = CallSite(fileID: #fileID, line: #line)
        let request = Request(intent, .unanimated, location, isForced: true) { [weak self] outcome in
            self?.resumeHolds()
            completion?(outcome)
        }
        request.isRepair = true
        // A commit that settles is cut short only for what has to be repaired.
        let mayWait = runningQueue.state == .settling && !node.outermost.isChangedBySignal
        if isUrgent, !mayWait { return addUrgent(request) }
        line(up: request)
        runWaiting()
    }

    /// Has the running commit ask all places at its end.
    package func expectChangedGates() {
        makeExtrasIfNeeded().gatesHaveChanged = true
        watch.insert(.standing)
    }

    /// Has the gates asked again in turn, after the routes of the results, if covers have finished in a commit.
    func noteFinishedCovers(_ ending: Ending) {
        let mayHaveSome = watch.union(commit.watch).contains(.standing)
        guard mayHaveSome, let covers = extras?.finishedCovers, !covers.isEmpty else { return }
        extras?.finishedCovers = []
        guard case .done = ending else { return }
        for node in covers {
            node.extras?.cover?.hasFinished = true
            node.treeQueue.noteGates(at: node, isUrgent: false)
        }
    }

    /// Takes a route in place of something, next. The routes of places that replace each other are noted until the last
    /// of them has ended.
    func replace(by demand: Demand, at place: Node) {
        let extras = makeExtrasIfNeeded()
        extras.replacements.append(demand.route)
        extras.pendingReplacements += 1
        let location = CallSite(fileID: #fileID, line: #line)
        let request = Request(demand.placed(at: place), .unanimated, location) { [weak self] outcome in
            guard let self, let extras = self.extras else { return }
            extras.pendingReplacements -= 1
            if extras.pendingReplacements == 0 { extras.replacements = [] }
            if let error = outcome.error { Diagnostic(error, at: location).report(to: handler) }
        }
        line(up: request, isNext: true)
        // The place may be in another tree by now.
        runWaiting()
    }

    /// Lets triggers go on that wait for a standing gate that holds again.
    private func resumeHolds() {
        for hold in waiting?.holds ?? [] where hold.standing.map({ $0.owner() != nil }) == true {
            hold.resume(.finished)
        }
    }

    /// Notes for whom a gate has let something in. If it is somebody else, all places are asked.
    func noteOwner(_ owner: AnyHashable?, of gate: String) {
        let extras = makeExtrasIfNeeded()
        guard let owner, extras.owners[gate] != owner else { return }
        if extras.owners[gate] != nil, noteFormerOwners(of: gate), let outermost { noteGates(at: outermost) }
        extras.owners[gate] = owner
        hasOwners = true
    }

    func replaceOwners(by owners: [String: AnyHashable]) {
        makeExtrasIfNeeded().owners = owners
        hasOwners = !owners.isEmpty
    }
}
