extension Navigable {
    /// Begins a step back from what is in front of this, that a finger drives: what
    /// ``Presentable/back(_:with:completion:fileID:line:)`` would do.
    ///
    /// - Parameters:
    ///   - options: How it is to be carried out.
    ///   - completion: Given the outcome, exactly once.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: What the gesture drives. Keep it as long as the finger is down.
    @_spi(Hosting) public func beginBack(
        with options: TransitionOptions = .animated, completion: ((TransitionOutcome) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> InteractiveTransition {
        let node: Node = self.node
        let location = CallSite(fileID: fileID, line: line)
        let intent = TransitionIntent(on: node, at: { $0 }, { .transition("back()") }) { node, running in
            running.commit.back(from: node)
        }
        return node.treeQueue.begin(intent, options, location, completion)
    }
}
