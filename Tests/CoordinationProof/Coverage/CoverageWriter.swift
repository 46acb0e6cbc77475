@_spi(Log) import Coordination
import Synchronization

/// A writer of the lines of a ``Coverage``, each of them once.
///
/// A line is written when its commit has ended, so that a crash loses none before it.
package final class CoverageWriter: Sendable {
    private let told = Mutex<Set<String>>([])
    private let write: @Sendable (String) -> Void

    /// Creates a writer.
    ///
    /// - Parameter write: Appends a line, which has its line feed, in one call of the system. Called on any actor.
    package init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

    /// Calls a closure, and writes what the trees that it creates take.
    ///
    /// - Parameters:
    ///   - source: The origin of the lines.
    ///   - body: Creates the trees.
    /// - Throws: Any error of `body`.
    package func observing<Result>(_ source: Coverage.Source, perform body: () throws -> Result) rethrows -> Result {
        try CommitTap.observing({ self.note($0, source) }, perform: body)
    }

    /// Calls an async closure, and writes what the trees that it creates take.
    ///
    /// - Throws: Any error of `body`.
    package nonisolated(nonsending) func observing<Result>(
        _ source: Coverage.Source, perform body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await CommitTap.observing({ self.note($0, source) }, perform: body)
    }

    private func note(_ record: CommitRecord, _ source: Coverage.Source) {
        for part in CoveredPart.parts(of: record) {
            let line = part.line(source)
            if told.withLock({ $0.insert(line).inserted }) { write(line) }
        }
    }
}
