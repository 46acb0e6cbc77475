extension Navigable {
    /// The alerts of this node's window, or of its tree if that has no windows; on a manager, of the window in front.
    /// The first one is up.
    public var alerts: [AlertContent] { node.alertHost.alerts.map(AlertContent.init) }

    /// Shows an alert over everything in this node's window, after the alerts already there. No route is needed.
    ///
    /// ```swift
    /// func delete() {
    ///     node.alert("Delete the draft?", choices: [AlertChoice("Delete", sends: DraftRoute.discard), .cancel()])
    /// }
    /// ```
    ///
    /// An answer that sends a route sends it upward from this node.
    /// ``Presentable/ask(_:message:_:with:fileID:line:completion:)`` delivers the value of the answer instead.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - message: The text beneath it; may be empty.
    ///   - choices: The answers, in order.
    ///   - options: The options of the transition.
    ///   - completion: Called with the outcome, exactly once, when the alert is up or queued behind others; a failure
    ///     if there are no choices. Without a completion, a failure goes to the diagnostics handler.
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
    ///   - completion: Called with the outcome, exactly once; a failure if no alert is up, or it has no such answer.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    @_spi(Hosting) public func choose(
        _ title: String, completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        let location = CallSite(fileID: fileID, line: line)
        let node: Node = self.node
        let call = Call(.animated, location, completion)
        node.commit({ .transition("choose('\(title)')") }, call, as: .choose(title)) {
            node, running throws(TransitionError) in
            try running.commit.choose(title, from: node)
        }
    }
}
