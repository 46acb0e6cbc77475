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
        let call = Call(options, CallSite(fileID: fileID, line: line), completion)
        node.commit(on: self, { .transition("\(transition)") }, call, at: { $0.node }) {
            root, running throws(TransitionError) in
            try running.perform(transition, on: root)
        }
    }
}
