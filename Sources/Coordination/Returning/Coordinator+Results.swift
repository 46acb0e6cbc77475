extension Coordinator {
    /// Shows a screen or a coordinator, and waits for what it ends with.
    ///
    /// When the task is cancelled, what was shown is closed before this ends, and not asked whether it may be left;
    /// while a host is still showing it, right after that.
    ///
    /// - Parameters:
    ///   - finishing: What is shown.
    ///   - transition: How; nil to present it.
    ///   - options: How it is to be carried out.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: Its output.
    /// - Throws: Why there is none.
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
