@_spi(Hosting)
extension Navigable {
    /// Reports an action of the user. For hosts.
    ///
    /// The action has happened, so the report does not wait: a commit that is settling ends at once (an unfinished
    /// gesture is cancelled), and the report is committed ahead of everything that waits. A report of the present state
    /// has the outcome `noChange`. If a coordinator around the change claims the report as a route, the route is
    /// triggered instead. If the report is not allowed, the outcome says so. In both cases the host is asked to show
    /// the tree again. A width that answers the commit of another one of the same node is refused: a host decides it by
    /// the outer size of its window.
    ///
    /// - Parameters:
    ///   - report: The user's action, anywhere in the tree around this.
    ///   - completion: Called with the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The host's file, for messages.
    ///   - line: The host's line, for messages.
    public func report(
        _ report: Report, completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        let node: Node = self.node
        let location = CallSite(fileID: fileID, line: line)
        let queue = node.treeQueue
        let intent = ReportIntent(report, of: node, answering: queue.widthAnswered(by: report))
        queue.pass(Request(intent, .unanimated, location, completion), queue.addUrgent)
    }

    /// Returns true if a user's action is allowed now: for hosts that can ask before they show it.
    ///
    /// An action is not allowed if its report would be refused, if a screen would deny being left (or ask first), or if
    /// a coordinator has a route for it. Report such an action too, but do not show it. While a commit settles, screens
    /// cannot be asked, and count as allowing the action. O(nodes that the report would remove).
    public func allows(_ report: Report) -> Bool {
        switch forecast(of: report) {
        case .passes, .unknown: true
        case .claimed, .stopped, .rejected, .fails: false
        }
    }
}

extension Navigable {
    /// Returns the end that a user's action would have now.
    package func forecast(of report: Report) -> Forecast {
        let node: Node = self.node
        do throws(TransitionError) {
            guard let plan = try node.plan(for: report) else { return .passes }
            if let rejection = plan.rejection { return .rejected(rejection) }
            if let claim = plan.claim(report) { return .claimed(claim) }
            return node.treeQueue.forecast { running throws(TransitionError) in try plan.run(running.commit) }
        } catch {
            return .fails(error)
        }
    }

    /// Returns the end that a step back would have now.
    package func forecastOfBack() -> Forecast {
        let node: Node = self.node
        return node.treeQueue.forecast { running throws(TransitionError) in running.commit.back(from: node) }
    }
}
