/// What a gate has said to a trigger, or a screen to one that would take it away, as a value: for logs and coverage.
///
/// Words are made of names and types when they are read.
@_spi(Log) public struct VerdictRecord: Sendable {
    /// What a verdict comes to.
    ///
    /// There may be more one day: a `switch` over them has a `default`.
    @nonexhaustive
    public enum Kind: Hashable, Sendable {
        /// The trigger goes on.
        case allow
        /// It is rejected.
        case deny
        /// Another route is taken in its place.
        case redirect
        /// Another route is taken first.
        case require
        /// The user is asked.
        case ask
        /// It waits for what is no screen.
        case wait
    }

    /// What was said.
    public let kind: Kind

    /// The same in words, as the verdict has them: `deny: you are too young`.
    public let words: String

    /// The route that is taken in place of the trigger, or before it.
    public let next: Hop?

    /// Whether the trigger went on: it was allowed, or the user had answered the same question before with an
    /// ``AlertChoice/proceed(_:role:action:)``.
    public private(set) var isPassed: Bool

    /// How often the trigger had been planned, this time included: 1 the first time, one more after each wait.
    public let attempt: Int

    private let name: String
    /// The type of what has no name.
    private let type: Any.Type?
    private let subject: Subject

    enum Subject: Sendable {
        case destination(GateRequest.Destination)
        case departure(Departure)
    }

    @inline(never)
    init(_ verdict: Verdict, attempt: Int, name: String, type: Any.Type?, _ subject: Subject) {
        kind = verdict.recordKind
        words = verdict.isAllowed ? "allow" : verdict.description
        next = verdict.next
        isPassed = verdict.isAllowed
        self.attempt = attempt
        self.name = name
        self.type = type
        self.subject = subject
    }

    /// What a gate has said.
    package init(_ verdict: Verdict, of gate: Gate, for request: GateRequest) {
        self.init(verdict, attempt: request.attempt, name: gate.name, type: nil, .destination(request.destination))
    }
}

extension VerdictRecord {
    /// The trigger goes on all the same.
    mutating func pass() { isPassed = true }

    /// What was asked: the name of a gate; of what would be left the node's name, else its type.
    public var keeper: String { type.map { "\($0)" } ?? name }

    /// The route that a gate was asked about; nil where it was asked about a type, and for what would be left.
    public var route: Hop? {
        guard case .destination(.route(let route)) = subject else { return nil }
        return (route as? any Route).map(Hop.init(any:))
    }

    /// How something would be left; nil for what a gate has said.
    public var departure: Departure? {
        if case .departure(let departure) = subject { departure } else { nil }
    }

    /// What it was about, in words: `AppRoute.profile`, a type, `being removed`.
    public var topic: String {
        switch subject {
        case .destination(let destination): destination.words
        case .departure(let departure): "being \(departure)"
        }
    }
}

extension VerdictRecord: CustomStringConvertible {
    /// One line: `members only, about ClubRoute.members: require ClubRoute.login`.
    public var description: String { "\(keeper), about \(topic): \(words)" }
}

extension VerdictRecord: Hashable {
    /// Whether the same was said about the same in the same attempt, as the words say it, and routes are equal.
    @_documentation(visibility: internal)
    public static func == (one: VerdictRecord, other: VerdictRecord) -> Bool {
        one.isPassed == other.isPassed && one.attempt == other.attempt && one.route == other.route
            && one.description == other.description
    }

    /// Feeds the words to the hasher.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension Verdict {
    fileprivate var recordKind: VerdictRecord.Kind {
        switch kind {
        case .allow: .allow
        case .deny: .deny
        case .redirect: .redirect
        case .require: .require
        case .ask: .ask
        case .wait: .wait
        }
    }

    /// Where it sends a trigger, where that is a route.
    fileprivate var next: Hop? {
        switch kind {
        case .redirect(let demand), .require(let demand): demand.route
        case .allow, .deny, .ask, .wait: nil
        }
    }
}
