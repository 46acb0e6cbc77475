@_spi(Log) import Coordination
import Synchronization

/// A log of an app while moves are made: records of commits, and diagnostics. Observers may run on any isolation, hence
/// the lock; here they run on the explorer's.
final class Log: Sendable {
    private let entries = Mutex(Entries())

    struct Entries {
        var records: [CommitRecord] = []
        var diagnostics: [Diagnostic] = []
    }

    func note(_ record: CommitRecord) { entries.withLock { $0.records.append(record) } }
    func note(_ diagnostic: Diagnostic) { entries.withLock { $0.diagnostics.append(diagnostic) } }

    /// Returns the entries since the last call.
    func take() -> Entries {
        entries.withLock { entries in
            let taken = entries
            if !taken.records.isEmpty || !taken.diagnostics.isEmpty { entries = Entries() }
            return taken
        }
    }
}

extension Log {
    /// Runs a closure with a log of all trees that it creates.
    static func listening<Result>(_ body: (Log) -> Result) -> Result {
        let log = Log()
        return DiagnosticsHandler.withHandler(DiagnosticsHandler { log.note($0) }) {
            CommitTap.observing({ log.note($0) }) { body(log) }
        }
    }
}
