/// A screen or a coordinator that ends with a value.
///
/// ```swift
/// final class StorePicker: Finishing {
///     typealias Output = Store
///     let node = Screen("pick-a-store")
///     func pick(_ store: Store) { finish(with: store) }
/// }
/// ```
///
/// The presenter receives the value: as a route (`.present(picker.returning(CartRoute.chosen))`), by
/// ``onFinish(_:)``, or by `await`.
public protocol Finishing: Presentable {
    /// The type of the final value.
    associatedtype Output
}

extension Finishing {
    /// Ends with a value: passes the value to those that wait for it, and removes this from the tree, however it was
    /// shown, with everything on it.
    ///
    /// A tab, a column, a page and a window's root stay in their place. A question of a flow stays beneath the next
    /// one. If this has already gone, after a drag or a double tap, the outcome is `noChange`: that end was reported.
    ///
    /// - Parameters:
    ///   - output: The value.
    ///   - options: The options of the trigger.
    ///   - completion: Called exactly once, with the outcome (a failure if this was never shown, or has ended before
    ///     and kept its place). Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func finish(
        with output: Output, options: TransitionOptions = .animated,
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let location = CallSite(fileID: fileID, line: line)
        let node: Node = self.node
        let call = Call(options, location, completion)
        node.commit({ .transition("finish \(node.label)") }, call, as: .finish(output)) {
            node, running throws(TransitionError) in
            try running.finish(node, with: output)
        }
    }

    /// Calls a handler once, when this ends: with the output, or the reason why there is none.
    ///
    /// - Parameter handler: The handler. The node retains it until the end, so let it retain neither the node nor its
    ///   presentable or presenter. If this has finished and kept its place, a new handler lets it finish again.
    public func onFinish(_ handler: @escaping (Result<Output, EndReason>) -> Void) {
        node.expect(ResultExpectation(handler))
    }
}

extension Finishing where Output == Void {
    /// Ends: removes this from the tree, however it was shown, and notifies those that wait for the end.
    ///
    /// - Parameters:
    ///   - options: The options of the trigger.
    ///   - completion: Called exactly once, with the outcome.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func finish(
        options: TransitionOptions = .animated, completion: ((TransitionOutcome) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        finish(with: (), options: options, completion: completion, fileID: fileID, line: line)
    }
}

extension Transition {
    /// Ends a presentable with a value: passes the value to those that wait for it, and removes the presentable,
    /// however it was shown.
    ///
    /// A child coordinator returns this transition for its last route: `.finish(self, with: user)`.
    public static func finish<F: Finishing>(_ finishing: F, with output: F.Output) -> Transition {
        Transition(
            "finish", .named(finishing),
            .deferred { [weak finishing] _, running throws(TransitionError) in
                guard let finishing else { throw TransitionError("finish \(F.self)", .notShown) }
                try running.finish(finishing.node, with: output)
            })
    }
}

extension RunningCommit {
    fileprivate func finish<Output>(_ node: Node, with output: Output) throws(TransitionError) {
        try commit.enter(node)
        guard node.holder != nil else {
            // A tap on a screen that is going away cannot be prevented. Its end has been reported.
            if node.hasHadPlace { return }
            try node.refuse("finish \(node.label)", .notShown)
        }
        guard node.extras?.hasFinished != true, !node.isAnswered, !node.hasNoListener else {
            try node.refuse("finish \(node.label)", .finishedAlready)
        }
        let question = node.question
        for case let expectation as ResultExpectation<Output> in node.expectations
        where expectation !== question?.run.listener {
            expectation.fulfil(with: output)
            commit.fulfil(expectation)
        }
        if let question = question as? OpenQuestion<Output> {
            try question.take(output, at: node, in: commit)
        } else {
            commit.removeAsFinished(node)
        }
    }
}
