/// What becomes of the elements of a sequence that come while something is still settling.
public enum Burst: Hashable, Sendable, CaseIterable {
    /// One after the other: the next element is asked for when the one before has ended.
    ///
    /// None is lost, and none overtakes another, not even one that has to wait at a gate. At most one is in the
    /// queue at a time, so what the user does meanwhile does not wait behind a whole burst; what has not been asked
    /// for is the sequence's to buffer.
    case all

    /// Of those that wait, for their turn or at a gate, only the last. The sequence is read on; one that still waits
    /// when a later one comes ends as ``CancellationReason/superseded``.
    case latest

    /// None but what can begin at once. The sequence is read on; what comes while something settles, or while an
    /// earlier one waits at a gate, is rejected as ``RejectionReason/busy``.
    case first

    /// What a trigger of such a sequence does that comes while something settles.
    var policy: TransitionOptions.Policy {
        switch self {
        case .all, .latest: .enqueue
        case .first: .reject
        }
    }
}
