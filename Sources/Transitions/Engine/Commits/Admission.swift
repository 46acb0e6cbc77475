/// The decision on whether a commit may go on: its stop or rejection, and the questions answered before.
///
/// Each planning of a commit gets a new admission, so nothing of the former one is left.
struct Admission: ~Copyable {
    /// The number of times that the request was planned, this one included.
    let attempt: Int

    private let granted: [Stop.Question]
    private var objection: Objection?
    private var askedType: ObjectIdentifier?

    /// True if nothing has been decided or asked.
    private(set) var isFresh: Bool

    private enum Objection {
        case rejected(RejectionReason)
        case stopped(Stop)
    }

    /// - Parameters:
    ///   - attempt: The number of times that the request was planned.
    ///   - granted: The questions that the user answered by going on.
    init(attempt: Int = 1, granted: [Stop.Question] = []) {
        self.attempt = attempt
        self.granted = granted
        isFresh = attempt == 1 && granted.isEmpty
    }

    /// True if nothing stops or rejects the commit.
    var isOpen: Bool { objection == nil }

    /// True if the commit is stopped. The commit is then undone, even if the error is caught.
    var isStopped: Bool { if case .stopped = objection { true } else { false } }

    /// The reason for rejecting the whole commit, if there is one.
    var rejection: RejectionReason? { if case .rejected(let reason) = objection { reason } else { nil } }

    /// Stops the commit, unless the user has already answered the question by going on. The first stop counts.
    ///
    /// - Returns: True if the commit is stopped.
    @discardableResult
    mutating func stop(_ stop: Stop) -> Bool {
        if isStopped { return true }
        if granted.contains(stop.question) { return false }
        objection = .stopped(stop)
        isFresh = false
        return true
    }

    /// Rejects the whole commit. A stop takes precedence; of several reasons, the last counts.
    mutating func reject(_ reason: RejectionReason) {
        if isStopped { return }
        objection = .rejected(reason)
        isFresh = false
    }

    /// Returns and clears the stop.
    mutating func takeStop() -> Stop? {
        guard case .stopped(let stop) = objection else { return nil }
        objection = nil
        return stop
    }
}

extension Admission {
    /// The rejection, if any, before a part of a commit.
    struct Savepoint {
        fileprivate let rejection: RejectionReason?
    }

    /// The rejection so far.
    var savepoint: Savepoint { Savepoint(rejection: rejection) }

    /// Restores the rejection of a savepoint when a part of the commit is undone. A stop stays.
    mutating func rollback(to savepoint: Savepoint) {
        if isStopped { return }
        objection = savepoint.rejection.map { .rejected($0) }
    }
}

extension Admission {
    /// Notes that the gates of a type were asked, before a presentable is built.
    mutating func noteAsked(_ type: ObjectIdentifier) {
        askedType = type
        isFresh = false
    }

    /// Returns true, once, if the gates of a type were asked just before.
    mutating func takeAsked(_ type: ObjectIdentifier) -> Bool {
        let wasAsked = askedType == type
        askedType = nil
        return wasAsked
    }

    /// True if the gates of a type were asked just before.
    var hasAsked: Bool { askedType != nil }

    /// Forgets that gates were asked. Called if the presentable is in place already, or is a screen without gates.
    mutating func forgetAsked() { askedType = nil }
}
