extension ContainerRoot {
    /// Runs a transition of this root that no route stands for.
    ///
    /// Done before this returns, unless it is called while the tree is changing: then it joins that commit, or follows
    /// it.
    ///
    /// - Parameters:
    ///   - transition: What is to be done.
    ///   - options: How it is to be carried out.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func perform(
        _ transition: Transition<Self>, with options: TransitionOptions = .animated,
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        submit(transition, Call(options, CallSite(fileID: fileID, line: line), completion))
    }

    /// Runs a transition of this root that no route stands for, and waits for it to settle.
    ///
    /// - Returns: What it did; nothing, if it was so already.
    /// - Throws: Why it was not done.
    @discardableResult
    public nonisolated(nonsending) func perform(
        _ transition: Transition<Self>, with options: TransitionOptions = .animated, fileID: StaticString = #fileID,
        line: UInt = #line
    ) async throws(TransitionOutcome.Failure) -> TransitionContext {
        try await submit(transition, Call(awaiting: options, CallSite(fileID: fileID, line: line))).outcome()
    }

    @discardableResult
    private func submit(_ transition: Transition<Self>, _ call: consuming Call) -> Call {
        node.commit(on: self, { .transition("\(transition)") }, call, at: { $0.node }) {
            root, running throws(TransitionError) in
            try running.perform(transition, on: root)
        }
    }
}
