extension ContainerRoot {
    /// Gets out of any state: ends everything that is pending in this tree, closes its alerts, and runs a transition.
    ///
    /// What settles goes back, a gesture is cancelled, what waits is dropped, each with `cancelled(.recovery)`. Then
    /// the alerts of every window are closed and the transition runs, ahead of everything else and waiting for no host.
    /// Every host is told to show the tree as it then is. Called in the middle of a commit, it comes
    /// right after it. Where its own transition is refused, the rest has been ended all the same. Of
    /// several, the last one runs, and ends those before it.
    ///
    /// - Parameters:
    ///   - transition: Where to go from there.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func recover(
        to transition: Transition<Self>, completion: ((TransitionOutcome) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let location = CallSite(fileID: fileID, line: line)
        let intent = TransitionIntent(on: self, at: { $0.node }, { .transition("\(transition)") }) {
            root, running throws(TransitionError) in
            try running.perform(transition, on: root)
        }
        node.treeQueue.recover(node, by: intent, Call(.unanimated, location, completion))
    }
}

extension CommitQueue {
    /// Ends everything that is pending in a tree, and runs a commit that waits for no host.
    ///
    /// - Parameters:
    ///   - node: A node of the tree, whose queue this is; nil where there is none. A tree that a commit has removed has
    ///     the queue of that until it is given back.
    ///   - intent: What asks for it.
    ///   - isForced: Whether nothing is asked whether it may be left.
    ///   - call: What is to be told of it.
    /// - Returns: The call, which has ended or waits.
    @discardableResult
    package func recover(
        _ node: Node?, by intent: any Intent, isForced: Bool = true, _ call: consuming Call
    ) -> Call {
        // What settles goes back, and the node may go with it: the tree is the one that it stood in.
        let request = call.makeRequest(intent, recovering: RecoveredTree(node?.outermost), isForced: isForced)
        call.waiting = request
        recover(request)
        return call
    }
}
