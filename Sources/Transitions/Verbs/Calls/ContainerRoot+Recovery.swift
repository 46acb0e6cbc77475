extension ContainerRoot {
    /// Gets out of any state: ends everything that is pending in this tree, closes its alerts, and runs a transition.
    ///
    /// A settling commit is rolled back, a gesture cancelled, and waiting triggers dropped, each with
    /// `cancelled(.recovery)`. Then the alerts of every window are closed and the transition runs, ahead of everything
    /// else and without waiting for hosts. Every host is asked to show the resulting tree. A recovery called during a
    /// commit runs right after that commit. Even a refused transition leaves everything pending ended. Of several
    /// recoveries, the last one runs, and ends those before it.
    ///
    /// - Parameters:
    ///   - transition: The transition to run.
    ///   - completion: Called with the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func recover(
        to transition: Transition<Self>, completion: ((TransitionOutcome) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let location = CallSite(fileID: fileID, line: line)
        node.treeQueue.recover(node, by: intent(to: transition), Call(.unanimated, location, completion))
    }
}

extension CommitQueue {
    /// Ends everything that is pending in a tree, and runs a commit that waits for no host.
    ///
    /// - Parameters:
    ///   - node: A node of the tree to recover; nil for a router without a tree. A tree that a commit has just removed
    ///     still shares the queue of that commit.
    ///   - intent: The intent to run.
    ///   - isForced: True to ask no screen whether it may be left.
    ///   - call: The call to notify.
    package func recover(_ node: Node?, by intent: any Intent, isForced: Bool = true, _ call: consuming Call) {
        // Ending a settling commit may remove the node, so its tree is noted first.
        let request = call.makeRequest(intent, recovering: RecoveredTree(node?.outermost), isForced: isForced)
        pass(request, recover)
    }
}
