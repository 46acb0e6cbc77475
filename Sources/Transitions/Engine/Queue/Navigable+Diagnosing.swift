extension Navigable {
    /// Reports a problem to the diagnostics handler of the windows around this object. For hosts and libraries: no
    /// trigger fails by it, so no outcome has it.
    ///
    /// - Parameter problem: The attempt that failed, the reason, and the remedy.
    public func diagnose(_ problem: TransitionError) {
        Diagnostic(problem, at: nil).report(to: node.treeQueue.handler)
    }
}
