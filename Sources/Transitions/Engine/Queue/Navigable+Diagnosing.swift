extension Navigable {
    /// Reports a problem that belongs to no outcome, to the diagnostics handler of the windows that this is in: for
    /// hosts, which draw what they can, and libraries.
    ///
    /// - Parameter problem: What could not be done, why, and the remedy.
    public func diagnose(_ problem: TransitionError) {
        Diagnostic(problem, at: nil).report(to: node.treeQueue.handler)
    }
}
