extension ContainerRoot {
    /// Begins a transition of this root that a finger drives.
    ///
    /// The transition needs the tree for itself: it is rejected as busy while a commit settles that cannot be
    /// interrupted.
    ///
    /// - Parameters:
    ///   - transition: The transition, which is rolled back if the gesture is cancelled.
    ///   - options: The options of the transition.
    ///   - completion: Called with the outcome, exactly once.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: The transition for the gesture to drive. Keep it while the finger is down.
    @_spi(Hosting) public func begin(
        _ transition: Transition<Self>, with options: TransitionOptions = .animated,
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> InteractiveTransition {
        let location = CallSite(fileID: fileID, line: line)
        return node.treeQueue.begin(intent(to: transition), options, location, completion)
    }
}
