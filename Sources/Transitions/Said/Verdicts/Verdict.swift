/// The answer of a gate to a trigger, or of a screen to a trigger that would remove or deselect it.
public struct Verdict {
    package enum Kind {
        case allow
        case deny(String)
        case redirect(Demand)
        case require(Demand)
        case ask(String, message: String, [AlertChoice])
        case wait(upTo: Duration?, (Resumption) -> Void)
    }

    package let kind: Kind

    package init(_ kind: Kind) {
        self.kind = kind
    }

    /// The verdict that lets the trigger go on.
    public static var allow: Verdict { Verdict(.allow) }

    /// Rejects the trigger.
    ///
    /// - Parameter reason: The reason, without a full stop: `you are too young`.
    public static func deny(_ reason: String) -> Verdict { Verdict(.deny(reason)) }

    /// Asks the user with an alert. A cancelling answer, or none, rejects the trigger. After any other answer, whose
    /// action runs first, the trigger is tried again from its start.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - message: The text beneath it.
    ///   - choices: The answers, in order. Without one, the trigger fails.
    public static func ask(_ title: String, message: String = "", choices: [AlertChoice]) -> Verdict {
        Verdict(.ask(title, message: message, choices))
    }

    /// Lets the trigger wait for something that is not a screen, such as a fresh token, and then tries it again from
    /// its start.
    ///
    /// - Parameters:
    ///   - limit: The longest wait, after which the trigger fails with an error that says so. Nil, or a tree without a
    ///     time source, sets no limit.
    ///   - begin: Starts the work, and keeps the ``Resumption`` until the answer is known: if that is released without
    ///     a call, the trigger is rejected. Called once for this verdict, when all changes of the trigger have been
    ///     undone.
    public static func wait(upTo limit: Duration? = .seconds(60), _ begin: @escaping (Resumption) -> Void) -> Verdict {
        Verdict(.wait(upTo: limit, begin))
    }

    /// True if the verdict lets the trigger go on.
    public var isAllowed: Bool { if case .allow = kind { true } else { false } }
}

extension Verdict: CustomStringConvertible {
    /// The verdict in words: `allow`, `deny: you are too young`, `require AppRoute.login`.
    @_documentation(visibility: internal)
    public var description: String {
        switch kind {
        case .allow: "allow"
        case .deny(let reason): "deny: \(reason)"
        case .redirect(let demand): "redirect to \(demand.route)"
        case .require(let demand): "require \(demand.route)"
        case .ask(let title, _, _): "ask '\(title)'"
        case .wait: "wait"
        }
    }
}

/// A route that a verdict asks for, without the tree on which it is to be taken. The only subclass, `PlaceableDemand`,
/// makes an intent of the route.
package class Demand {
    package let route: Hop

    init(_ route: Hop) {
        self.route = route
    }
}
