extension Navigable {
    /// The alerts of this node's window, the one that is up first; without a window, those of its tree.
    public var alerts: [AlertContent] { node.alertHost.alerts.map(AlertContent.init) }

    /// Shows an alert over everything in this node's window, after the alerts already there: a screen asks its user
    /// without a route.
    ///
    /// ```swift
    /// func delete() {
    ///     node.alert("Delete the draft?", choices: [AlertChoice("Delete", sends: DraftRoute.discard), .cancel()])
    /// }
    /// ```
    ///
    /// An answer that sends a route sends it upward from here.
    /// ``Presentable/ask(_:message:_:with:fileID:line:completion:)`` delivers the value of the answer instead.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - message: The text beneath it; may be empty.
    ///   - choices: The answers, in order.
    ///   - options: The options of the transition.
    ///   - completion: Called with the outcome, exactly once, when the alert is up; fails if there are no choices.
    ///     Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func alert(
        _ title: String, message: String = "", choices: [AlertChoice], with options: TransitionOptions = .animated,
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let location = CallSite(fileID: fileID, line: line)
        let node: Node = self.node
        node.commit({ .transition("alert('\(title)')") }, Call(options, location, completion)) {
            node, running throws(TransitionError) in
            try running.commit.enter(node)
            try running.commit.alert(title, message, choices, from: node)
        }
    }

    /// Closes the alert that is up with one of its answers, as the user would.
    ///
    /// The action of the answer runs after the alert is closed.
    ///
    /// - Parameters:
    ///   - title: The title of the answer.
    ///   - completion: Called with the outcome, exactly once; fails if no alert is shown, or it has no such answer.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    @_spi(Hosting) public func choose(
        _ title: String, completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        let location = CallSite(fileID: fileID, line: line)
        let node: Node = self.node
        node.commit({ .transition("choose('\(title)')") }, Call(.animated, location, completion)) {
            node, running throws(TransitionError) in
            try running.commit.choose(title, from: node)
        }
    }
}
