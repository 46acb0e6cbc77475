extension ContainerRoot {
    /// Runs a transition of this root without a route.
    ///
    /// The tree has changed when `perform` returns, unless a gate makes the transition wait, or another commit is
    /// unfinished: then the transition joins that commit, or follows it.
    ///
    /// - Parameters:
    ///   - transition: The transition to run.
    ///   - options: The options of the transition.
    ///   - completion: Called with the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
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

    /// Returns an intent to run a transition of this root.
    func intent(to transition: Transition<Self>) -> any Intent {
        TransitionIntent(on: self, at: { $0.node }, { .transition("\(transition)") }) {
            root, running throws(TransitionError) in
            try running.perform(transition, on: root)
        }
    }
}
