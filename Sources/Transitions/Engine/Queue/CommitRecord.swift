/// A trigger that has ended, as those hear of it who observe every commit: enough for a log, or for analytics.
public struct CommitRecord: Hashable, Sendable, CustomStringConvertible {
    /// What asked for it: `article(id: 7) on NewsCoordinator`, `push(article)`, `the person: selected #2a`.
    public var trigger: String { title.text }

    /// Where in the source it was asked for.
    public let location: CallSite

    /// How it was to be carried out.
    public let options: TransitionOptions

    /// How it ended.
    public let outcome: TransitionOutcome

    /// How long the hosts took to answer; zero where nothing was waited for, nil where there is no ``TimeSource``, and
    /// for a trigger that never had a turn.
    public let settling: Duration?

    private let title: Request.Title

    init(_ request: Request, _ outcome: TransitionOutcome, _ settling: Duration?) {
        title = request.title
        location = request.location
        options = request.options
        self.outcome = outcome
        self.settling = settling
    }

    /// What asked for it and how it ended, on one line: `article(id: 7) on NewsCoordinator: completed`.
    public var description: String { "\(trigger): \(outcome)" }

    /// What the user did, where that is what asked for it.
    package var report: Report? {
        if case .report(let report) = title { report } else { nil }
    }

    /// What it changed; nothing unless it is completed.
    public var changes: [TreeChange] {
        if case .completed(let context) = outcome { context.changes } else { [] }
    }
}
