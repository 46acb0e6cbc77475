extension Presentable {
    /// Takes down what a person did. For hosts.
    ///
    /// It has happened, so it does not wait: what was settling ends as it is shown (a gesture that was not finished is
    /// cancelled), and this is committed ahead of everything that waits. What is so already is no change, however often
    /// it is reported. Where a coordinator around it claims the report as a route, the host is told to show the tree
    /// again, and the route is triggered instead. Where it is not allowed, the outcome says so, and the host is told to
    /// show the tree again.
    ///
    /// - Parameters:
    ///   - report: What the person did, anywhere in the tree around this.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The host's file, for messages.
    ///   - line: The host's line, for messages.
    public func report(
        _ report: Report, completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        let node: Node = self.node
        let location = CallSite(fileID: fileID, line: line)
        let request = Request(.report(report, from: { [weak node] in node }), .unanimated, location, completion)
        var claim: ReportClaim?
        let trigger = Trigger(
            request, anchor: { node },
            parking: { request in
                // Claimed, it is the route that waits: what the person did it to may have gone by then.
                claim?.waiting(request)
                    ?? .waiting(on: node, at: node, request) { node, running throws(TransitionError) in
                        try running.commit.carryOut(report, from: node, &running) { _ in }
                    }
            }
        ) { running throws(TransitionError) in
            try running.commit.carryOut(report, from: node, &running) { claim = $0 }
        }
        node.treeQueue.addUrgent(trigger)
    }

    /// Tells whether a person may do that now: for hosts that can ask before it happens.
    ///
    /// Not allowed is what would be refused, what a screen will not be left for (or asks first), and what a coordinator
    /// claims as a route: report that without showing it. While something settles, nobody can tell whether something
    /// may be left: then it is taken to be allowed. O(what the report would take away).
    public func allows(_ report: Report) -> Bool {
        let node: Node = self.node
        do throws(TransitionError) {
            guard let plan = try node.plan(for: report) else { return true }
            guard plan.rejection == nil, plan.claim(report) == nil else { return false }
            return node.treeQueue.wouldPass { running throws(TransitionError) in try plan.run(running.commit) }
        } catch {
            return false
        }
    }
}

extension Commit {
    fileprivate func carryOut(
        _ report: Report, from node: Node, _ running: inout RunningCommit, noteClaim: (ReportClaim) -> Void
    ) throws(TransitionError) {
        guard let plan = try node.plan(for: report) else { return }
        if let claim = plan.claim(report) {
            noteClaim(claim)
            if attempt == 1 { node.showAgain(report) }
            isClaimed = true
            options = .animated
            return try claim.join(&running)
        }
        if let reason = plan.rejection {
            return reject(reason)
        }
        // The host was told to show the tree again when this had to wait: it has not happened any more.
        if attempt > 1 { options = .animated }
        try plan.run(self)
    }
}
