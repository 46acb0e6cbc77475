/// An alert that is up, or that waits behind another, as its window keeps it.
package final class AlertItem {
    let id = NodeID.random()
    package let title: String
    let message: String
    let choices: [AlertChoice]

    /// The root that asked.
    weak var origin: Node?

    /// How often a commit that has not ended has moved it, as its tree came into another one.
    var moves = 0

    /// Who has closed it, where it was closed without an answer.
    var closing = CancellationReason.program

    /// What hears that it was closed, once its answer has done what it does.
    private(set) var onEnd: ((CancellationReason) -> Void)?

    init(
        title: String, message: String, choices: [AlertChoice], origin: Node,
        onEnd: ((CancellationReason) -> Void)? = nil
    ) {
        self.title = title
        self.message = message
        self.choices = choices
        self.origin = origin
        self.onEnd = onEnd
    }

    deinit {
        onEnd?(.released)
    }

    /// It is closed; the reason counts where there is no answer.
    func end(_ reason: CancellationReason) {
        let onEnd = onEnd
        self.onEnd = nil
        onEnd?(reason)
    }

    /// It was never shown; nothing is told of its end.
    func forget() { onEnd = nil }

    var item: TreeChange.Item { TreeChange.Item(id, name: title) }
}

extension AlertChoice {
    package init(_ title: String, role: Role, action: @escaping (Node) -> Void) {
        self.init(title, role: role, atNode: { action(unsafeDowncast($0, to: Node.self)) })
    }

    /// Does what it does.
    ///
    /// - Parameter node: The node of the root that asked, or what is left of where the alert was.
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
