/// The treatment of a sequence's elements that arrive while a commit settles.
public enum Burst: Hashable, Sendable, CaseIterable {
    /// All elements, one after the other: the next one is read when the trigger of the one before has ended.
    ///
    /// No element is lost, and none overtakes another, not even one that waits at a gate. At most one is in the queue
    /// at a time: the user's actions do not wait for a whole burst. The sequence has to buffer the elements that are
    /// not read yet.
    case all

    /// Only the latest of the elements that wait, for their turn or at a gate. All elements are read; one that still
    /// waits when a later one arrives ends as ``CancellationReason/superseded``.
    case latest

    /// Only elements that can begin at once. All elements are read; one that arrives while a commit settles, or while
    /// an earlier one waits at a gate, is rejected as ``RejectionReason/busy``.
    case first

    var policy: TransitionOptions.Policy {
        switch self {
        case .all, .latest: .enqueue
        case .first: .reject
        }
    }
}
