extension HostCommit {
    /// Creates the commit of a request for the host at a node.
    convenience init(
        _ request: Request, of queue: CommitQueue, to node: Node, isInteractive: Bool, isLate: Bool = false
    ) {
        let report = queue.commit.actionFacts.contains(.claimed) || request.attempt > 1 ? nil : request.report
        self.init(report, request.options, of: queue, to: node, isInteractive: isInteractive, isLate: isLate)
    }
}
