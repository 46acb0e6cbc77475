extension Navigable {
    /// The alerts of the window that this is in, the one that is up first; without a window, those of its tree.
    public var alerts: [AlertContent] { node.alertHost.alerts.map(AlertContent.init) }

    /// Closes the alert that is up with one of its answers, as the user would.
    ///
    /// What the answer does runs once the alert is closed.
    ///
    /// - Parameters:
    ///   - title: The answer's title.
    ///   - completion: Given the outcome, exactly once; it fails if no alert is up, or has no such answer.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func choose(
        _ title: String, completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        let location = CallSite(fileID: fileID, line: line)
        let node: Node = self.node
        node.commit({ .transition("choose('\(title)')") }, .animated, location, completion) {
            node, running throws(TransitionError) in
            try running.commit.choose(title, from: node)
        }
    }
}
