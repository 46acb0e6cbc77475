extension Navigable {
    /// Begins a step back that a finger drives: the same step as ``Presentable/back(_:with:completion:fileID:line:)``.
    ///
    /// - Parameters:
    ///   - options: The options of the transition.
    ///   - completion: Called with the outcome, exactly once.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: The transition for the gesture to drive. Keep it while the finger is down.
    @_spi(Hosting) public func beginBack(
        with options: TransitionOptions = .animated, completion: ((TransitionOutcome) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> InteractiveTransition {
        let node: Node = self.node
        let location = CallSite(fileID: fileID, line: line)
        let intent = TransitionIntent(on: node, at: { $0 }, { .transition("back()") }, .back(1)) { node, running in
            running.commit.back(from: node)
        }
        return node.treeQueue.begin(intent, options, location, completion)
    }
}
