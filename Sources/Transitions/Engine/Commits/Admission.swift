/// Whether a commit may be done: what keeps it from that, and what was allowed or asked before.
///
/// Each commit that is planned has one of its own, so nothing of the one before is left.
struct Admission: ~Copyable {
    /// How often what asks for the commit has been planned, this time included.
    let attempt: Int

    private let granted: [Stop.Question]
    private var objection: Objection?
    private var askedType: ObjectIdentifier?

    /// Whether nothing has been decided or asked.
    private(set) var isFresh: Bool

    private enum Objection {
        case rejected(RejectionReason)
        case stopped(Stop)
    }

    /// - Parameters:
    ///   - attempt: How often what asks has been planned.
    ///   - granted: Which questions were answered by going on.
    init(attempt: Int = 1, granted: [Stop.Question] = []) {
        self.attempt = attempt
        self.granted = granted
        isFresh = attempt == 1 && granted.isEmpty
    }

    /// Whether nothing keeps the commit from being done.
    var isOpen: Bool { objection == nil }

    /// Whether the commit cannot go on. It is undone then, whatever is caught.
    var isStopped: Bool { if case .stopped = objection { true } else { false } }

    /// Why the whole commit is to end as rejected, where it is.
    var rejection: RejectionReason? { if case .rejected(let reason) = objection { reason } else { nil } }

    /// Keeps the commit from going on, unless the question was answered by going on before. The first stop counts.
    ///
    /// - Returns: Whether the commit is stopped.
    @discardableResult
    mutating func stop(_ stop: Stop) -> Bool {
        if isStopped { return true }
        if granted.contains(stop.question) { return false }
        objection = .stopped(stop)
        isFresh = false
        return true
    }

    /// Has the whole commit end as rejected. A stop counts more, and the last reason.
    mutating func reject(_ reason: RejectionReason) {
        if isStopped { return }
        objection = .rejected(reason)
        isFresh = false
    }

    /// Hands over what has stopped the commit.
    mutating func takeStop() -> Stop? {
        guard case .stopped(let stop) = objection else { return nil }
        objection = nil
        return stop
    }
}

extension Admission {
    /// What had been decided before a part of a commit.
    struct Savepoint {
        fileprivate let rejection: RejectionReason?
    }

    /// What has been decided so far.
    var savepoint: Savepoint { Savepoint(rejection: rejection) }

    /// Forgets a rejection by a part of the commit that is taken back. A stop stays.
    mutating func rollback(to savepoint: Savepoint) {
        if isStopped { return }
        objection = savepoint.rejection.map { .rejected($0) }
    }
}

extension Admission {
    /// Notes that the gates of a type were asked, before one is built.
    mutating func noteAsked(_ type: ObjectIdentifier) {
        askedType = type
        isFresh = false
    }

    /// Whether the gates of a type were asked just before. Counts once.
    mutating func takeAsked(_ type: ObjectIdentifier) -> Bool {
        let wasAsked = askedType == type
        askedType = nil
        return wasAsked
    }

    /// Whether the gates of a type were asked just before.
    var hasAsked: Bool { askedType != nil }

    /// What is shown was there, or has no gates.
    mutating func forgetAsked() { askedType = nil }
}
