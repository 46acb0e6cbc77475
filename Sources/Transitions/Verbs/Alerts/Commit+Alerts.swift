extension Commit {
    /// Shows an alert in the window around a node, after the alerts already there.
    func alert(
        _ title: String, _ message: String, _ choices: [AlertChoice], from node: Node
    ) throws(TransitionError) {
        guard !choices.isEmpty else { try node.refuse("show the alert '\(title)'", .noChoices) }
        show(AlertItem(title: title, message: message, choices: choices, asker: node), on: node.alertHost)
    }

    /// Closes the first alert with the answer that has this title.
    func choose(_ title: String, from node: Node) throws(TransitionError) {
        let host = node.alertHost
        let (alert, choice) = try host.firstAlert(choosing: title)
        answer(alert, with: choice, on: host)
    }

    /// Closes `alert`, the first one of `host`, with an answer.
    func answer(_ alert: AlertItem, with choice: AlertChoice, on host: Node) {
        closeAlert(at: 0, of: host)
        // A window is retained, as it may close meanwhile. An outermost node is not, as it retains this commit.
        let window = host.holder == nil ? nil : host
        effect("answer '\(alert.title)' with '\(choice.title)'") { [weak asker = alert.asker, weak host] in
            // If the root that asked has gone, the answer acts at its window, or at the outermost node.
            guard let node = asker ?? window ?? host else { return }
            choice.act(at: node)
        }
    }
}

extension Node {
    /// The first alert of this node, and its answer with this title.
    ///
    /// - Throws: An error if no alert is shown, the first one has another id, or it has no such answer.
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
