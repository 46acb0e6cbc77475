/// The history of a trigger that has ended, for observers of every commit: enough for a log, or for analytics.
public struct CommitRecord: Equatable, Sendable, CustomStringConvertible {
    /// The number of this record, unique in its tree. Numbers go up as triggers end, except that a trigger that waited
    /// at a gate has the number from when it began to wait.
    @_spi(Log) public let number: Int

    /// The number of the record that led to this one: that of the commit whose completion, event, effect or answer made
    /// the trigger, or opened the gate at which the trigger waited. For a gate's prerequisite, the number of the
    /// waiting trigger, which ends later. Nil if the trigger came from outside or from another tree.
    @_spi(Log) public let consequenceOf: Int?

    /// The cause of the trigger.
    public let cause: Cause

    /// The source location of the call.
    public let location: CallSite

    /// The options of the trigger.
    @_spi(Log) public let options: TransitionOptions

    /// The verdicts of gates, and of screens that would have been removed, in the order in which they were asked; of
    /// all attempts, if the trigger had to wait.
    ///
    /// Screens without a model are not asked, and so not listed. In a record of another tree's commit, the verdicts
    /// given before it changed these windows are missing.
    @_spi(Log) public let verdicts: [VerdictRecord]

    /// The routes requested in the trigger's commit, in order, including those that other routes led to; for a trigger
    /// that had to wait, those of its last attempt. If the outcome is `completed` or `noChange`, all were taken.
    ///
    /// Recorded only on trees with a ``CommitTap``, and empty elsewhere.
    @_spi(Log) public let routes: [Hop]

    /// The outcome of the trigger.
    public let outcome: TransitionOutcome

    /// The actions that the trigger ran outside the tree, in order: the effects of its transitions, by their names, and
    /// answers to alerts, as `answer 'Sure' with 'Yes'`. Empty unless the outcome is `completed` or `noChange`.
    @_spi(Log) public let effects: [String]

    /// The time that the hosts took to answer; zero if nothing was waited for, nil without a ``TimeSource``, and for a
    /// trigger that ended while it waited, or was rejected as busy.
    @_spi(Log) public let settlingTime: Duration?

    /// The cause and the outcome, on one line: `article(id: 7) on NewsCoordinator: completed`.
    @_documentation(visibility: internal)
    public var description: String { "\(cause): \(outcome)" }

    /// The changes of the commit; empty unless the outcome is `completed`.
    @_spi(Log) public var changes: [TreeChange] {
        if case .completed(let context) = outcome { context.changes } else { [] }
    }
}
