/// An alert of a window: shown, or waiting behind another one.
package final class AlertItem {
    let id = NodeID.random()
    package let title: String
    let message: String
    package let choices: [AlertChoice]

    /// The node that asked.
    package weak var asker: Node?

    /// The number of times an unfinished commit has moved the alert, as its tree was put into another one.
    var moves = 0

    /// The reason for closing the alert, if that was without an answer.
    var closing = CancellationReason.program

    /// True once nothing receives an answer any more.
    private(set) var hasEnded = false

    /// Called once the alert is closed, after its answer has run.
    private(set) var onEnd: ((CancellationReason) -> Void)?

    init(
        title: String, message: String, choices: [AlertChoice], asker: Node,
        onEnd: ((CancellationReason) -> Void)? = nil
    ) {
        self.title = title
        self.message = message
        self.choices = choices
        self.asker = asker
        self.onEnd = onEnd
    }

    deinit {
        onEnd?(.released)
    }

    /// Calls ``onEnd``. The reason counts only if there was no answer.
    func end(_ reason: CancellationReason) {
        hasEnded = true
        let onEnd = onEnd
        self.onEnd = nil
        onEnd?(reason)
    }

    /// Drops ``onEnd``, because the alert was never shown.
    func forget() { onEnd = nil }

    var item: TreeChange.Item { TreeChange.Item(id, name: title) }
}

extension AlertChoice {
    package init(_ title: String, role: Role, action: @escaping (Node) -> Void) {
        self.init(title, role: role, atNode: { action(unsafeDowncast($0, to: Node.self)) })
    }

    /// Runs the action.
    ///
    /// - Parameter node: The node that asked; if it is gone, the alert's window or outermost node.
    func act(at node: Node) { action(node) }
}

extension AlertContent {
    init(_ item: AlertItem) {
        id = item.id
        title = item.title
        message = item.message
        choices = item.choices.map { Choice(title: $0.title, role: $0.role) }
    }
}
