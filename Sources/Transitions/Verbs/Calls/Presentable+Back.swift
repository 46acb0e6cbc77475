extension Presentable {
    /// Goes back from the screen in front, as the user would: one step, or several in one commit.
    ///
    /// Starts at the front of this node, modals included, and looks outward: an alert is closed (with its cancelling
    /// answer, if any), else the nearest stack with something to go back to is popped, a modal is dismissed, or a
    /// window that is not the only one is closed. At the root: no change. If a modal must be answered, the call is
    /// rejected.
    ///
    /// Several steps end at the root. The screens to leave are asked once, for all steps; if one step is not allowed,
    /// none is taken.
    ///
    /// - Parameters:
    ///   - count: The number of steps.
    ///   - options: The options of the transition.
    ///   - completion: Called with the outcome, exactly once.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    @export(implementation)
    public func back(
        _ count: Int = 1, with options: TransitionOptions = .animated,
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        node.commit(.back(count), Call(options, CallSite(fileID: fileID, line: line), completion))
    }
}
