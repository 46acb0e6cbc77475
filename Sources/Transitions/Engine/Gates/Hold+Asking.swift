extension Hold {
    /// Returns an intent that shows an alert. A cancelling answer rejects the waiting triggers; any other answer plans
    /// them again. The question is not repeated after an answer that allows the trigger. It takes the columns of its
    /// subject.
    func asking(
        _ title: String, _ message: String, _ choices: [AlertChoice], about subject: Node?, on anchor: Node
    ) -> any Intent {
        TransitionIntent(on: anchor, at: { $0 }, { .transition("ask '\(title)'") }) {
            [weak self, weak subject] anchor, running throws(TransitionError) in
            guard let self, !isOver else { return }
            if choices.isEmpty { try anchor.refuse("ask '\(title)'", .noChoices) }
            let alert = alert(title, message, choices, asker: anchor)
            (self.alert, self.subject) = (alert, subject)
            try running.commit.enter(anchor)
            if let subject { running.commit.takeColumns(around: subject, asking: false) }
            running.commit.show(alert, on: anchor.alertHost)
        }
    }

    private func alert(_ title: String, _ message: String, _ choices: [AlertChoice], asker: Node) -> AlertItem {
        var chosen: AlertChoice?
        let choices = choices.map { choice in
            AlertChoice(choice.title, role: choice.role) { (node: Node) in
                chosen = choice
                node.treeQueue.noteReplies { choice.act(at: node) }
            }
        }
        return AlertItem(title: title, message: message, choices: choices, asker: asker) { [weak self] reason in
            if chosen == nil, reason != .user, reason != .program {
                self?.end(.cancelled(reason))
                return
            }
            switch chosen?.role {
            case .normal, .destructive: self?.resume(chosen?.allowsTrigger == true ? .granted : .finished)
            case .cancel: self?.reject("the answer to '\(title)' was '\(chosen?.title ?? "")'")
            case nil: self?.reject("'\(title)' was closed without an answer")
            }
        }
    }
}
