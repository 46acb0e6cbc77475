extension Coordinator {
    /// Shows a screen or a coordinator, and waits for its output.
    ///
    /// If the task is cancelled, it is closed before this throws, and not asked whether it may be left; while it is
    /// still settling, right after that.
    ///
    /// - Parameters:
    ///   - finishing: The screen or the coordinator.
    ///   - transition: The transition that shows it; nil to present it.
    ///   - options: The options of the trigger.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: Its output.
    /// - Throws: The reason why there is no output.
    public nonisolated(nonsending) func result<F: Finishing>(
        of finishing: F, by transition: Transition<Root>? = nil, with options: TransitionOptions = .animated,
        fileID: StaticString = #fileID, line: UInt = #line
    ) async throws(EndReason) -> F.Output {
        let location = CallSite(fileID: fileID, line: line)
        let transition = transition ?? .present(finishing)
        return try await node.result("show \(finishing.label) for its result", options, location) {
            running, hear throws(TransitionError) in
            running.commit.expect(ResultExpectation<F.Output>(hear), on: finishing.node)
            try running.commit.claim(self.root.node, by: self)
            try running.perform(transition, on: self.root)
            return finishing.node.madeNode
        } close: {
            $1.closeAwaited($0)
        }
    }
}
