extension Editor {
    /// Shows an alert over everything in this root's window, behind those that are already up.
    ///
    /// `[a]` → `[a]!Sure`. It is no screen: whatever is shown next goes beneath it.
    ///
    /// - Throws: If it has no choices.
    public mutating func alert(
        _ title: String, message: String = "", choices: [AlertChoice]
    ) throws(TransitionError) {
        guard !choices.isEmpty else { throw refusal("show the alert '\(title)'", .noChoices) }
        let item = AlertItem(title: title, message: message, choices: choices, origin: root.node)
        commit.show(item, on: root.node.alertHost)
    }

    /// Closes the first alert with one of its answers, which then does what it does, after the commit settled.
    ///
    /// `[a]!Sure` → `[a]`.
    ///
    /// - Throws: If no alert is up, or the alert does not have that answer.
    public mutating func choose(_ title: String) throws(TransitionError) {
        try commit.choose(title, from: root.node)
    }
}

extension Commit {
    /// Closes the first alert of `host` with an answer.
    func answer(_ alert: AlertItem, with choice: AlertChoice, on host: Node) {
        closeAlert(at: 0, of: host)
        effect("answer '\(alert.title)' with '\(choice.title)'") { [weak origin = alert.origin] in
            // A root that has gone takes no route, and the host says so.
            choice.action(origin ?? host)
        }
    }
}

extension Presentable {
    /// The alerts of the window that this stands in, the one that is up first; without a window, those of its tree.
    public var alerts: [AlertContent] { node.alertHost.alerts.map(AlertContent.init) }
}
