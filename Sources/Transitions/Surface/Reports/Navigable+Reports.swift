@_spi(Hosting)
extension Navigable {
    /// Takes down what the user did. For hosts.
    ///
    /// It has happened, so it does not wait: what was settling ends as it is shown (a gesture that was not finished is
    /// cancelled), and this is committed ahead of everything that waits. What is so already is no change, however often
    /// it is reported. Where a coordinator around it claims the report as a route, the host is told to show the tree
    /// again, and the route is triggered instead. Where it is not allowed, the outcome says so, and the host is told to
    /// show the tree again.
    ///
    /// - Parameters:
    ///   - report: What the user did, anywhere in the tree around this.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The host's file, for messages.
    ///   - line: The host's line, for messages.
    public func report(
        _ report: Report, completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        let node: Node = self.node
        let location = CallSite(fileID: fileID, line: line)
        let request = Request(ReportIntent(report, of: node), .unanimated, location, completion)
        node.treeQueue.addUrgent(request)
    }

    /// Tells whether the user may do that now: for hosts that can ask before it happens.
    ///
    /// Not allowed is what would be refused, what a screen will not be left for (or asks first), and what a coordinator
    /// claims as a route: report that without showing it. While something settles, it cannot be known whether something
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
