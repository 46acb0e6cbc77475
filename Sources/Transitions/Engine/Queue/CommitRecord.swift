/// A trigger that has ended, as those hear of it who observe every commit: enough for a log, or for analytics.
public struct CommitRecord: Hashable, Sendable, CustomStringConvertible {
    /// What asked for it.
    public let cause: Cause

    /// Where in the source it was asked for.
    public let location: CallSite

    /// How it was to be carried out.
    public let options: TransitionOptions

    /// How it ended.
    public let outcome: TransitionOutcome

    /// How long the hosts took to answer; zero where nothing was waited for, nil where there is no ``TimeSource``, and
    /// for a trigger that never had a turn.
    public let settling: Duration?

    init(
        _ cause: Cause, at location: CallSite, _ options: TransitionOptions, _ outcome: TransitionOutcome,
        _ settling: Duration?
    ) {
        self.cause = cause
        self.location = location
        self.options = options
        self.outcome = outcome
        self.settling = settling
    }

    /// What asked for it and how it ended, on one line: `article(id: 7) on NewsCoordinator: completed`.
    public var description: String { "\(cause): \(outcome)" }

    /// What it changed; nothing unless it is completed.
    public var changes: [TreeChange] {
        if case .completed(let context) = outcome { context.changes } else { [] }
    }
}
