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
    package let title: String

    /// What kind of answer it is.
    package let role: Role

    /// Code that it runs, given the node of the root that asked: see ``act(at:)``.
    let action: (AnyObject) -> Void

    /// Whether it allows what was asked about.
    package private(set) var goesOn = false

    /// An answer that does something, or nothing.
    ///
    /// The alert keeps the closure until it is closed: capture a coordinator weakly, or give the answer a route
    /// instead.
    public init(_ title: String, role: Role = .normal, action: @escaping () -> Void = {}) {
        self.init(title, role: role, atNode: { _ in action() })
    }

    init(_ title: String, role: Role, atNode action: @escaping (AnyObject) -> Void) {
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
    @_spi(Hosting) public struct Choice: Hashable, Sendable {
        /// What the answer says.
        public let title: String
        /// What kind of answer it is.
        public let role: AlertChoice.Role
    }

    /// Tells this alert from every other.
    @_spi(Hosting) public let id: NodeID
    /// The first line.
    public let title: String
    /// What is said beneath it; may be empty.
    @_spi(Hosting) public let message: String
    /// The answers, in order. Never empty.
    @_spi(Hosting) public let choices: [Choice]
}
