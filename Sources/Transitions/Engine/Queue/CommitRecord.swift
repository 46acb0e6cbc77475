/// A trigger that has ended, as those are told of it who observe every commit: enough for a log, or for analytics.
public struct CommitRecord: Hashable, Sendable, CustomStringConvertible {
    /// Tells it from the other records of its tree. Numbers go up as triggers end, except that what has waited at a
    /// gate has the number of when it came there.
    @_spi(Log) public let number: Int

    /// What brought it about, by the number of its record: the commit whose completion, event or effect asked for it;
    /// for an answer's, the one that gave the answer; for what has waited at a gate, the one by which that opened; for
    /// a gate's prerequisite, the trigger that waits for that, whose own record comes later. Nil for what came from
    /// outside, and from another tree.
    @_spi(Log) public let consequenceOf: Int?

    /// What asked for it.
    public let cause: Cause

    /// Where in the source it was asked for.
    public let location: CallSite

    /// How it was to be carried out.
    @_spi(Log) public let options: TransitionOptions

    /// What it was told by gates, and by what it would have taken away, in the order in which those were asked; in
    /// all attempts, where it had to wait.
    ///
    /// Screens without a model are not asked, and so not listed. What another tree's commit has been told before it
    /// came to change these windows is not listed either.
    @_spi(Log) public let verdicts: [VerdictRecord]

    /// The routes that were asked for in its commit, in order, with those that others have led to; of a trigger that
    /// had to wait, at its last attempt. Where it has ended well, all of them were taken.
    ///
    /// They are noted for a ``CommitTap`` alone; other observers find none.
    @_spi(Log) public let routes: [Hop]

    /// How it ended.
    public let outcome: TransitionOutcome

    /// What it has run outside the tree, in order: the effects of its transitions, by their names, and answers to
    /// alerts, as `answer 'Sure' with 'Yes'`. Empty unless the outcome is `completed` or `noChange`.
    @_spi(Log) public let effects: [String]

    /// How long the hosts took to answer; zero where nothing was waited for, nil where there is no ``TimeSource``, and
    /// for a trigger that never had a turn.
    @_spi(Log) public let settling: Duration?

    /// What asked for it and how it ended, on one line: `article(id: 7) on NewsCoordinator: completed`.
    public var description: String { "\(cause): \(outcome)" }

    /// What it changed; nothing unless it is completed.
    @_spi(Log) public var changes: [TreeChange] {
        if case .completed(let context) = outcome { context.changes } else { [] }
    }
}
