extension Navigable {
    /// Starts the app anew, from any state: the window manager around this opens the windows of a fresh launch.
    ///
    /// Everything that is pending ends, and what is on the tree is asked whether it may be left: it may reject, or ask
    /// the user first. ``ContainerRoot/recover(to:completion:fileID:line:)`` with ``Transition/reset()`` asks no gate.
    /// Hosts are not waited for, so there are no options. Where no manager is around this, or it does not know how to
    /// launch, it fails at once, and nothing ends. What the launch itself triggers does not end with the rest: it waits
    /// at its gates as after a first launch.
    ///
    /// - Parameters:
    ///   - completion: Given the outcome, exactly once; it fails where no manager is around this, or it does not know
    ///     how to launch. Without one, a failure goes to the diagnostics handler.
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
        // What settles goes back, and this may go with it: the manager is the one that it is in now.
        guard let manager = outermost as? Container, manager.layout.kind == .windows else {
            return fail(call, TransitionError("reset", .noManager, state: treeLine))
        }
        if manager.demandQueue().launch == nil {
            return manager.fail(call, TransitionError("reset", .noLaunch, state: manager.stateLine))
        }
        let intent = TransitionIntent(on: manager, at: { $0 }, { .transition("reset") }) {
            manager, running throws(TransitionError) in
            try running.commit.reset(manager)
        }
        _ = manager.treeQueue.recover(manager, by: intent, isForced: false, call)
    }

    /// Ends a call that cannot be carried out, before anything is changed or ended for it.
    private final func fail(_ call: consuming Call, _ error: TransitionError) {
        let intent = TransitionIntent(on: self, at: { $0 }, { .transition("reset") }) { _, _ in }
        treeQueue.drop(call.makeRequest(intent), .failed(error))
    }
}
