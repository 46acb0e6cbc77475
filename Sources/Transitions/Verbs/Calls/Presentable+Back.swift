extension Presentable {
    /// Goes back from the screen in front, as the user would: one step, or several in one commit.
    ///
    /// Closes the alert that is up, with its cancelling answer, if any. Else looks outward from the screen in front
    /// within this node, modals included, for the first step: pops a stack that has something beneath, dismisses a
    /// modal, or closes a window that is not the only one. At the root: no change. If a modal must be answered, the
    /// call is rejected.
    ///
    /// Steps beyond the root are left out. The screens to leave are asked once, for all steps; if one step is not
    /// allowed, none is taken.
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
