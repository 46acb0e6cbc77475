/// Whether something may be gone to, and what has to happen first.
///
/// A coordinator states the gates of its routes in `gates(for:)`, a presentable those of its type in
/// ``Presentable/gates``, and a call adds its own. A gate only answers: it changes nothing, and may be asked again.
///
/// ```swift
/// struct SignedIn: Gate {
///     let session: Session
///     func verdict(for request: GateRequest) -> Verdict {
///         session.isSignedIn ? .allow : .require(AppRoute.login)
///     }
/// }
/// ```
public protocol Gate {
    /// What logs and messages call it. Unless you say otherwise, the name of its type.
    var name: String { get }

    /// Says whether the trigger may go on. Asked on each attempt, before anything of the destination is built.
    func verdict(for request: GateRequest) -> Verdict
}

extension Gate {
    /// The name of its type.
    @_documentation(visibility: internal)
    public var name: String { "\(type(of: self))" }
}

/// A gate made of a closure, where a type of its own would be too much.
///
/// ```swift
/// ClosureGate("adults only") { _ in visitor.age < 18 ? .deny("you are too young") : .allow }
/// ```
public struct ClosureGate: Gate {
    /// What logs and messages call it.
    public let name: String

    private let decide: (GateRequest) -> Verdict

    /// Makes a gate.
    ///
    /// - Parameters:
    ///   - name: What logs and messages call it.
    ///   - decide: Says whether the trigger may go on, and changes nothing. Called on each attempt, before anything
    ///     of the destination is built. The gate keeps it.
    public init(_ name: String, decide: @escaping (GateRequest) -> Verdict) {
        self.name = name
        self.decide = decide
    }

    /// What the closure says.
    public func verdict(for request: GateRequest) -> Verdict { decide(request) }
}

/// What a gate is asked about.
public struct GateRequest: Sendable {
    /// How often the trigger has been planned: 1 the first time, one more after each wait.
    public let attempt: Int

    /// How the trigger is to be carried out.
    public let options: TransitionOptions

    let destination: Destination

    package init(_ destination: Destination, attempt: Int, options: TransitionOptions) {
        self.destination = destination
        self.attempt = attempt
        self.options = options
    }

    /// Where a trigger is to go.
    package enum Destination: Sendable {
        case route(any Hashable & Sendable)
        /// What no route stands for: something of that type.
        case type(Any.Type)
    }

    /// What is to be gone to, in words: `AppRoute.profile`, or a type where there is no route. Put together each time
    /// it is asked for.
    public var subject: String { destination.words }

    /// What tells the destination from others: the route's value, or the type.
    var key: AnyHashable {
        switch destination {
        case .route(let route): AnyHashable(route)
        case .type(let type): AnyHashable(ObjectIdentifier(type))
        }
    }

    /// The route, where there is one.
    package var route: (any Hashable & Sendable)? {
        if case .route(let route) = destination { route } else { nil }
    }
}

extension GateRequest.Destination {
    /// The destination in words: `AppRoute.profile`, or a type where there is no route.
    var words: String {
        switch self {
        case .route(let route): "\(Swift.type(of: route)).\(wording(of: route))"
        case .type(let type): "\(type)"
        }
    }
}
