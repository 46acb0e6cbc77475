/// A condition of a route or a type: it allows a trigger to go on, rejects it, or has something happen first.
///
/// A coordinator returns the gates of its routes from `gates(for:)`, a presentable those of its type from
/// ``Presentable/gates``, and a call can add its own. A gate only answers: it changes nothing, and is asked again on
/// each attempt. Gates of an app are best written as an extension:
///
/// ```swift
/// extension Gate {
///     static func signedIn(_ session: Session) -> Gate {
///         Gate("signed in") { _ in session.isSignedIn ? .allow : .require(AppRoute.login) }
///     }
/// }
/// ```
public struct Gate {
    /// The name of the gate in logs and messages.
    public let name: String

    private let decide: (GateRequest) -> Verdict

    /// The object that answers, if other code has to find it by its type.
    package let agent: AnyObject?

    /// The part that holds for what stands; nil for a gate that only asks who enters.
    package private(set) var standing: StandingRule?

    /// Creates a gate.
    ///
    /// - Parameters:
    ///   - name: The name of the gate in logs and messages.
    ///   - decide: The closure that answers, and changes nothing. It is called on each attempt, before anything of the
    ///     destination is built. The gate retains it.
    public init(_ name: String, decide: @escaping (GateRequest) -> Verdict) {
        self.init(name, agent: nil, decide: decide)
    }

    package init(_ name: String, agent: AnyObject?, decide: @escaping (GateRequest) -> Verdict) {
        self.name = name
        self.agent = agent
        self.decide = decide
    }

    init(_ gate: Gate, _ standing: StandingRule) {
        self = gate
        self.standing = standing
    }

    /// Returns the answer of the gate to a request.
    public func verdict(for request: GateRequest) -> Verdict { decide(request) }
}

/// The part of a gate that holds for what stands. The only subclass is `RepairingRule`.
package class StandingRule {
    /// Returns the one for whom a place stands; nil if the gate does not hold.
    let owner: () -> AnyHashable?

    /// False if it holds or does not, for nobody in particular.
    let isOwned: Bool

    init(_ owner: @escaping () -> AnyHashable?, isOwned: Bool) {
        (self.owner, self.isOwned) = (owner, isOwned)
    }
}

extension Gate {
    /// The key under which the owner of its places is noted. Gates of a name that have owners share it.
    var ownerKey: String { standing?.isOwned == false ? "" : name }
}

/// The question to a gate: the destination, the options and the number of the attempt.
public struct GateRequest: Sendable {
    /// The number of this attempt of the trigger: 1 at first, one more after each wait.
    public let attempt: Int

    /// The options of the trigger.
    public let options: TransitionOptions

    /// True if the question is asked in advance, and nothing follows from the answer: a gate that counts does not count
    /// it.
    public let isTrial: Bool

    let destination: Destination

    package init(_ destination: Destination, attempt: Int, options: TransitionOptions, isTrial: Bool = false) {
        self.destination = destination
        self.attempt = attempt
        self.options = options
        self.isTrial = isTrial
    }

    package enum Destination: Sendable {
        case route(any Hashable & Sendable)
        /// A type that is shown without a route.
        case type(Any.Type)
    }

    /// The destination in words: `AppRoute.profile`, or the name of the type if there is no route. Built on each read.
    public var topic: String { destination.words }

    var key: AnyHashable {
        switch destination {
        case .route(let route): AnyHashable(route)
        case .type(let type): AnyHashable(ObjectIdentifier(type))
        }
    }

    package var route: (any Hashable & Sendable)? {
        if case .route(let route) = destination { route } else { nil }
    }
}

extension GateRequest.Destination {
    var words: String {
        switch self {
        case .route(let route): "\(Swift.type(of: route)).\(wording(of: route))"
        case .type(let type): "\(type)"
        }
    }
}
