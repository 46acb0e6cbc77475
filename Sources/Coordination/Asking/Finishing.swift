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
    /// What it ends with.
    associatedtype Output
}

extension Finishing {
    /// Ends with a value: removes itself, however it was shown, with what is on it, and gives the value to
    /// what waits for it.
    ///
    /// Where its parent fills its place (a tab, a column, a page, a window's root), it stays there. As a question
    /// of a flow, it stays beneath the next one. Where it has gone, as the user has dragged it away or has tapped
    /// twice, this is no change: its caller knows how it ended.
    ///
    /// - Parameters:
    ///   - output: What it ends with.
    ///   - options: How it is to be carried out.
    ///   - completion: Given the outcome, exactly once; it fails where nothing has shown it, or it has ended and kept
    ///     its place. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func finish(
        with output: Output, options: TransitionOptions = .animated,
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let location = CallSite(fileID: fileID, line: line)
        let node: Node = self.node
        node.commit({ .transition("finish \(node.label)") }, Call(options, location, completion)) {
            node, running throws(TransitionError) in
            try running.finish(node, with: output)
        }
    }

    /// Hears how this ends, however it is shown: once, with its output, or with the reason why there is none.
    ///
    /// - Parameter handler: What is called. The node keeps it until then: let it keep neither the node nor what that
    ///   stands for, nor who shows it. On what has finished and kept its place it begins anew: that may finish again.
    public func onFinish(_ handler: @escaping (Result<Output, EndReason>) -> Void) {
        node.expect(ResultExpectation(handler))
    }
}

extension Finishing where Output == Void {
    /// Ends: removes itself, however it was shown, and tells what waits for it.
    ///
    /// - Parameters:
    ///   - options: How it is to be carried out.
    ///   - completion: Given the outcome, exactly once.
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
    /// Ends something with a value: removes it, however it was shown, and gives the value to what waits for it.
    ///
    /// What a child coordinator answers to the route that is its end: `.finish(self, with: user)`.
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
    /// Ends a node with a value.
    fileprivate func finish<Output>(_ node: Node, with output: Output) throws(TransitionError) {
        try commit.enter(node)
        guard node.holder != nil else {
            // No app can prevent a tap on what is going away. How it ended has been told.
            if node.hasHadPlace { return }
            try node.refuse("finish \(node.label)", .notShown)
        }
        guard node.extras?.hasFinished != true, !node.isAnswered, !node.isAskedInVain else {
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
            commit.takeOff(node)
        }
    }
}
