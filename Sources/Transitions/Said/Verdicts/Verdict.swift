/// What a gate says to a trigger, and a screen to one that would take it away.
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

    /// The trigger goes on.
    public static var allow: Verdict { Verdict(.allow) }

    /// The trigger is rejected.
    ///
    /// - Parameter reason: Why, without a full stop: `you are too young`.
    public static func deny(_ reason: String) -> Verdict { Verdict(.deny(reason)) }

    /// The user is asked with an alert. A cancelling answer, or none, rejects the trigger; after any other, which
    /// does what it does, it is planned again.
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - message: What is said beneath it.
    ///   - choices: The answers, in order. Without one, the trigger fails.
    public static func ask(_ title: String, message: String = "", choices: [AlertChoice]) -> Verdict {
        Verdict(.ask(title, message: message, choices))
    }

    /// The trigger waits for something that is not a screen, such as a fresh token, and is then planned again.
    ///
    /// - Parameters:
    ///   - limit: How long that may take; then the trigger fails with
    ///     an error that says so. Nil, or no time source, for as long as it takes.
    ///   - begin: Begins it, and keeps the ``Resumption`` until the answer is known: the trigger is rejected when
    ///     that is released without a call. Called once for this verdict, with nothing of the trigger on the tree.
    public static func wait(upTo limit: Duration? = .seconds(60), _ begin: @escaping (Resumption) -> Void) -> Verdict {
        Verdict(.wait(upTo: limit, begin))
    }

    /// Whether the trigger goes on.
    public var isAllowed: Bool { if case .allow = kind { true } else { false } }
}

extension Verdict: CustomStringConvertible {
    /// The verdict in words: `allow`, `deny: you are too young`, `require AppRoute.login`.
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

/// A route that a verdict asks for, without the tree on which it is to be taken. There is one subclass, which makes an
/// intent of it.
package class Demand {
    package let route: Hop

    init(_ route: Hop) {
        self.route = route
    }
}
