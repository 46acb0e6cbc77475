extension Coordinator {
    /// Shows a screen or a coordinator, and waits for its output.
    ///
    /// If the task is cancelled, the screen or coordinator is closed before this method throws, without being asked
    /// whether it may be left. If it is still settling, it is closed as soon as it has settled.
    ///
    /// - Parameters:
    ///   - finishing: The screen or the coordinator.
    ///   - transition: The transition that shows it; nil to present it.
    ///   - options: The options of the trigger.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: The output of the screen or coordinator.
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

    /// Asks the questions of a flow, and waits for its output.
    ///
    /// The questions are shown as by ``Transitions/Transition/run(_:style:animation:returning:otherwise:)``. If the
    /// task is cancelled, the questions are removed before this method throws, without being asked whether they may be
    /// left. If the first one is still settling, they are removed as soon as it has settled.
    ///
    /// - Parameters:
    ///   - flow: The flow, with the answers that are known.
    ///   - options: The options for the first question.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: The output.
    /// - Throws: The reason why there is no output.
    public nonisolated(nonsending) func run<F: Flow>(
        _ flow: F, with options: TransitionOptions = .animated, fileID: StaticString = #fileID, line: UInt = #line
    ) async throws(EndReason) -> F.Output {
        let location = CallSite(fileID: fileID, line: line)
        return try await node.result("run \(F.self)", options, location) { running, hear throws(TransitionError) in
            try running.commit.claim(self.root.node, by: self)
            return try running.ask(flow, on: self.root, hear)
        } close: {
            $1.closeAwaited($0)
        }
    }
}

extension RunningCommit {
    fileprivate func ask<F: Flow, Root: ContainerRoot>(
        _ flow: F, on root: Root, _ hear: @escaping (Result<F.Output, EndReason>) -> Void
    ) throws(TransitionError) -> Node? {
        try commit.enter(root.node)
        var editor = Editor(root: root, commit: commit)
        return try editor.ask(flow, in: nil, nil, at: nil, hear)
    }
}

extension Commit {
    /// Closes a node that no caller waits for any more; if it is the first question of a flow, all questions.
    func closeAwaited(_ node: Node) {
        guard let run = node.question?.run, run.first === node else { return removeAsFinished(node) }
        run.cancel(in: self, asksWhetherToLeave: false)
    }
}
