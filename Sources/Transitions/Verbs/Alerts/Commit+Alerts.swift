extension Commit {
    /// Shows an alert in the window that a node is in, behind those that are there already.
    func alert(
        _ title: String, _ message: String, _ choices: [AlertChoice], from node: Node
    ) throws(TransitionError) {
        guard !choices.isEmpty else { try node.refuse("show the alert '\(title)'", .noChoices) }
        show(AlertItem(title: title, message: message, choices: choices, origin: node), on: node.alertHost)
    }

    /// Closes the first alert with the answer of that title.
    func choose(_ title: String, from node: Node) throws(TransitionError) {
        let host = node.alertHost
        let (alert, choice) = try host.firstAlert(choosing: title)
        answer(alert, with: choice, on: host)
    }

    /// Closes the first alert of `host` with an answer.
    func answer(_ alert: AlertItem, with choice: AlertChoice, on host: Node) {
        closeAlert(at: 0, of: host)
        // The outermost node keeps this commit, which may settle for ever. A window that is closed meanwhile is kept.
        let window = host.holder == nil ? nil : host
        effect("answer '\(alert.title)' with '\(choice.title)'") { [weak origin = alert.origin, weak host] in
            // A root that has gone takes no route, and the host says so.
            guard let node = origin ?? window ?? host else { return }
            choice.act(at: node)
        }
    }
}

extension Node {
    /// The first of its alerts, and the answer of that title.
    ///
    /// - Throws: If no alert is up, another one than is meant, or it does not have that answer.
    final func firstAlert(
        choosing title: String, of id: NodeID? = nil
    ) throws(TransitionError) -> (AlertItem, AlertChoice) {
        guard let alert = alerts.first else {
            try refuse("choose '\(title)'", .noAlert)
        }
        guard alert.id == id ?? alert.id else {
            try refuse("choose '\(title)'", .alertWaits(behind: alert.title))
        }
        guard let choice = alert.choices.first(where: { $0.title == title }) else {
            throw TransitionError(
                "choose '\(title)'", .noSuchChoice(choices: alert.choices.map(\.title)), state: "Alert: \(alert.title)")
        }
        return (alert, choice)
    }
}
