extension Navigable {
    /// Reports a problem that belongs to no outcome to the diagnostics handler of the windows around this: for hosts,
    /// which draw as much as they can, and libraries.
    ///
    /// - Parameter problem: The attempt that failed, the reason, and the remedy.
    public func diagnose(_ problem: TransitionError) {
        Diagnostic(problem, at: nil).report(to: node.treeQueue.handler)
    }
}
