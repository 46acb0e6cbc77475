extension Presentable {
    /// Goes back from what is in front of this, as the user would: one step, or several in one commit.
    ///
    /// Starts at the front of what this holds, modals included, and walks outward: an alert is closed (with its
    /// cancelling answer, if it has one), else the nearest stack with something to go back to is popped, a modal is
    /// dismissed, or a window that is not the only one is closed. At the root there is nothing to do: no change. A
    /// sheet that has to be answered rejects.
    ///
    /// Of several steps there are as many as there can be: at the root it ends. What is left is asked once, for all of
    /// them; where a step may not be taken, none is.
    ///
    /// - Parameters:
    ///   - count: How many steps.
    ///   - options: How it is to be carried out.
    ///   - completion: Given the outcome, exactly once.
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
