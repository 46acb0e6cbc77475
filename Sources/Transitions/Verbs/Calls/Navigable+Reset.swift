extension Navigable {
    /// Restarts the app from any state: the window manager around this node opens the windows of a fresh launch.
    ///
    /// Everything that is pending ends, and each screen is asked whether it may be left: it may reject, or ask the user
    /// first. ``ContainerRoot/recover(to:completion:fileID:line:)`` with ``Transition/reset()`` does not ask. Hosts are
    /// not waited for, so there are no options. Triggers that the launch closure makes do not end: they wait at their
    /// gates as after a first launch.
    ///
    /// - Parameters:
    ///   - completion: Called with the outcome, exactly once; a failure at once, ending nothing, without a manager
    ///     that has a launch closure. Without a completion, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func reset(
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        node.reset(Call(.unanimated, CallSite(fileID: fileID, line: line), completion))
    }
}

extension Node {
    fileprivate final func reset(_ call: consuming Call) {
        if call.hasEnded { return }
        // Ending a settling commit may remove this node, so its manager is looked up first.
        guard let manager = outermost as? Container, manager.layout.kind == .windows else {
            return fail(call, "reset", TransitionError("reset", .noManager, state: treeLine))
        }
        if manager.makeQueueIfNeeded().launch == nil {
            return manager.fail(call, "reset", TransitionError("reset", .noLaunch, state: manager.stateLine))
        }
        let intent = TransitionIntent(on: manager, at: { $0 }, { .transition("reset") }, .reset) {
            manager, running throws(TransitionError) in
            try running.commit.reset(manager)
        }
        manager.treeQueue.recover(manager, by: intent, isForced: false, call)
    }

    /// Fails a call before anything is changed or ended for it.
    package final func fail(_ call: consuming Call, _ words: String, _ error: TransitionError) {
        let intent = TransitionIntent(on: self, at: { $0 }, { .transition(words) }) { _, _ in }
        treeQueue.drop(call.makeRequest(intent), .failed(error))
    }
}
