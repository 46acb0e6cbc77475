/// One answer to an alert: its title and its action.
///
/// The action runs once, after the alert has been closed.
public struct AlertChoice {
    /// The kind of an answer, so that a host can show it accordingly.
    ///
    /// More cases may be added: a `switch` over them needs a `default`.
    @nonexhaustive
    public enum Role: Hashable, Sendable {
        /// One of several answers.
        case normal
        /// An answer that leaves everything as it is. Going back chooses it.
        case cancel
        /// An answer that removes something for good.
        case destructive
    }

    package let title: String

    package let role: Role

    /// The code that the answer runs. Its argument is the node of the root that asked: see ``act(at:)``.
    let action: (AnyObject) -> Void

    /// True if the answer allows the trigger about which the alert asks.
    package private(set) var allowsTrigger = false

    /// Creates an answer that runs an action, or does nothing.
    ///
    /// The alert retains the action until it is closed: capture a coordinator weakly, or give the answer a route
    /// instead.
    public init(_ title: String, role: Role = .normal, action: @escaping () -> Void = {}) {
        self.init(title, role: role, atNode: { _ in action() })
    }

    init(_ title: String, role: Role, atNode action: @escaping (AnyObject) -> Void) {
        self.title = title
        self.role = role
        self.action = action
    }

    /// Creates an answer that lets the trigger go on, without asking the same question again. It is for the alert of a
    /// gate, or of a screen that asks before it is left; in any other alert it is an ordinary answer.
    ///
    /// ```swift
    /// func verdict(forLeavingBy departure: Departure) -> Verdict {
    ///     .ask("Stop paying?", choices: [.proceed("Stop", role: .destructive), .cancel("Go on")])
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The text of the answer.
    ///   - role: The kind of answer; `cancel` allows nothing.
    ///   - action: The code that runs before the trigger goes on.
    public static func proceed(
        _ title: String, role: Role = .normal, action: @escaping () -> Void = {}
    ) -> AlertChoice {
        var choice = AlertChoice(title, role: role, action: action)
        choice.allowsTrigger = true
        return choice
    }

    /// Creates an answer that does nothing, and that going back chooses.
    public static func cancel(_ title: String = "Cancel") -> AlertChoice {
        AlertChoice(title, role: .cancel)
    }
}

/// An alert as a host shows it.
public struct AlertContent: Equatable, Sendable {
    /// One answer.
    @_spi(Hosting) public struct Choice: Equatable, Sendable {
        /// The text of the answer.
        public let title: String
        /// The kind of answer.
        public let role: AlertChoice.Role
    }

    /// The identity of this alert.
    @_spi(Hosting) public let id: NodeID
    /// The first line.
    public let title: String
    /// The text beneath the title; may be empty.
    @_spi(Hosting) public let message: String
    /// The answers, in order. Never empty.
    @_spi(Hosting) public let choices: [Choice]
}
