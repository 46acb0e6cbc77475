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

    var item: TreeChange.Item { TreeChange.Item(alert: title, id: id) }
}

/// One answer to an alert: what it says, and what it does.
///
/// What it does runs once, after the alert has been closed.
public struct AlertChoice {
    /// What an answer is, so that a host can show it as such.
    ///
    /// There may be more one day: a `switch` over them has a `default`.
    @nonexhaustive
    public enum Role: Hashable, Sendable {
        /// One of several.
        case normal
        /// Leaves everything as it is; going back chooses it.
        case cancel
        /// Takes something away that does not come back.
        case destructive
    }

    /// What the answer says. What the user chooses by.
    let title: String

    /// What kind of answer it is.
    let role: Role

    let action: (Node) -> Void

    /// Whether it allows what was asked about.
    private(set) var goesOn = false

    /// An answer that does something, or nothing.
    ///
    /// The alert keeps the closure until it is closed: capture a coordinator weakly, or give the answer a route
    /// instead.
    public init(_ title: String, role: Role = .normal, action: @escaping () -> Void = {}) {
        self.init(title, role: role) { (_: Node) in action() }
    }

    package init(_ title: String, role: Role, action: @escaping (Node) -> Void) {
        self.title = title
        self.role = role
        self.action = action
    }

    /// An answer that allows what was asked about: given to a gate, or to a screen that asks before it is left, it has
    /// the trigger go on without that question being asked again. In any other alert it is an answer like others.
    ///
    /// ```swift
    /// func verdict(forLeavingBy departure: Departure) -> Verdict {
    ///     .ask("Stop paying?", choices: [.proceed("Stop", role: .destructive), .cancel("Go on")])
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - title: What the answer says.
    ///   - role: What kind of answer it is; `cancel` allows nothing.
    ///   - action: What it does, before the trigger goes on.
    public static func proceed(
        _ title: String, role: Role = .normal, action: @escaping () -> Void = {}
    ) -> AlertChoice {
        var choice = AlertChoice(title, role: role, action: action)
        choice.goesOn = true
        return choice
    }

    /// An answer that does nothing, and that going back chooses.
    public static func cancel(_ title: String = "Cancel") -> AlertChoice {
        AlertChoice(title, role: .cancel)
    }
}

/// An alert as a host shows it.
public struct AlertContent: Hashable, Sendable {
    /// One answer.
    public struct Choice: Hashable, Sendable {
        /// What the answer says.
        public let title: String
        /// What kind of answer it is.
        public let role: AlertChoice.Role
    }

    /// Tells this alert from every other.
    public let id: NodeID
    /// The first line.
    public let title: String
    /// What is said beneath it; may be empty.
    public let message: String
    /// The answers, in order. Never empty.
    public let choices: [Choice]

    init(_ item: AlertItem) {
        id = item.id
        title = item.title
        message = item.message
        choices = item.choices.map { Choice(title: $0.title, role: $0.role) }
    }
}
