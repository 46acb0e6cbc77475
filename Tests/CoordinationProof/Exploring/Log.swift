import Synchronization

/// What is told of an app while moves are made: records of commits, and diagnostics. What tells may be on any isolation,
/// hence the lock; here it is always the explorer's own.
final class Log: Sendable {
    private let entries = Mutex(Entries())

    struct Entries {
        var records: [CommitRecord] = []
        var diagnostics: [Diagnostic] = []
    }

    func note(_ record: CommitRecord) { entries.withLock { $0.records.append(record) } }
    func note(_ diagnostic: Diagnostic) { entries.withLock { $0.diagnostics.append(diagnostic) } }

    /// Hands over what was told since the last time.
    func take() -> Entries {
        entries.withLock { entries in
            let taken = entries
            if !taken.records.isEmpty || !taken.diagnostics.isEmpty { entries = Entries() }
            return taken
        }
    }
}

extension Log {
    /// Runs something while all of what it makes is listened to.
    func listening<Result>(_ body: () -> Result) -> Result {
        let handler = DiagnosticsHandler { [self] in note($0) }
        return DiagnosticsHandler.withHandler(handler) {
            CommitTap.observing({ [self] in note($0) }, perform: body)
        }
    }
}
