/// The verdict of a gate, or of a screen that a trigger would remove or deselect, as a value for logs and coverage.
///
/// The words are built from names and types when they are read.
@_spi(Log) public struct VerdictRecord: Sendable {
    /// The kind of a verdict.
    ///
    /// More cases may be added: a `switch` over them needs a `default`.
    @nonexhaustive
    public enum Kind: Hashable, Sendable {
        /// The trigger goes on.
        case allow
        /// The trigger is rejected.
        case deny
        /// Another route is taken in place of the trigger.
        case redirect
        /// Another route is taken first.
        case require
        /// The user is asked.
        case ask
        /// The trigger waits for something that is not a screen.
        case wait
    }

    /// The kind of the verdict.
    public let kind: Kind

    /// The verdict in words: `deny: you are too young`.
    public let words: String

    /// The route that is taken in place of the trigger, or before it; nil if there is none.
    public let next: Hop?

    /// True if the trigger went on: it was allowed, or the user had already answered the same question with an
    /// ``AlertChoice/proceed(_:role:action:)``.
    public private(set) var isPassed: Bool

    /// The number of the trigger's attempt: 1 at first, one more after each wait.
    public let attempt: Int

    private let name: String
    /// The type of a screen without a name.
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

    package init(_ verdict: Verdict, of gate: Gate, for request: GateRequest) {
        self.init(verdict, attempt: request.attempt, name: gate.name, type: nil, .destination(request.destination))
    }
}

extension VerdictRecord {
    mutating func pass() { isPassed = true }

    /// The name of the gate that was asked, or of the screen that would be left: its node's name, else its type.
    public var source: String { type.map { "\($0)" } ?? name }

    /// The route that a gate was asked about; nil if it was asked about a type, and for a screen that would be left.
    public var route: Hop? {
        guard case .destination(.route(let route)) = subject else { return nil }
        return (route as? any Route).map(Hop.init(any:))
    }

    /// The way in which a screen would be left; nil for a gate's verdict.
    public var departure: Departure? {
        if case .departure(let departure) = subject { departure } else { nil }
    }

    /// The subject of the verdict in words: `AppRoute.profile`, a type, `being removed`.
    public var topic: String {
        switch subject {
        case .destination(let destination): destination.words
        case .departure(let departure): "being \(departure)"
        }
    }
}

extension VerdictRecord: CustomStringConvertible {
    /// One line: `members only, about ClubRoute.members: require ClubRoute.login`.
    @_documentation(visibility: internal)
    public var description: String { "\(source), about \(topic): \(words)" }
}

extension VerdictRecord: Equatable {
    /// True if both print the same, and have the same attempt, ``isPassed`` and route.
    @_documentation(visibility: internal)
    public static func == (one: VerdictRecord, other: VerdictRecord) -> Bool {
        one.isPassed == other.isPassed && one.attempt == other.attempt && one.route == other.route
            && one.description == other.description
    }
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

    /// The route to which a verdict sends a trigger, if any.
    fileprivate var next: Hop? {
        switch kind {
        case .redirect(let demand), .require(let demand): demand.route
        case .allow, .deny, .ask, .wait: nil
        }
    }
}
