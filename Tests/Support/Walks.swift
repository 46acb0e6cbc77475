import Foundation

/// The length of random walks: short in each run of the tests, full in `.ci/walks`, which sets the environment.
///
/// `WALKS` is the share of the full length in percent, `WALKS_SEED` is added to the seeds of each walk.
package enum Walks {
    /// Returns the number of steps or cases of a walk.
    ///
    /// - Parameters:
    ///   - short: The number in each run of the tests.
    ///   - long: The number at full length.
    package static func count(_ short: Int, long: Int) -> Int {
        share.map { max(short, Int(Double(long) * $0 / 100)) } ?? short
    }

    /// Returns the seeds of walks that differ only in them, ``count(_:long:)`` in number.
    package static func seeds(_ short: Int, long: Int) -> [UInt64] {
        (0..<UInt64(count(short, long: long))).map { seed($0 + 1) }
    }

    /// Returns a walk's own seed, shifted by `WALKS_SEED`.
    package static func seed(_ own: UInt64) -> UInt64 { own &+ offset }

    private static let share = ProcessInfo.processInfo.environment["WALKS"].flatMap(Double.init)
    private static let offset = ProcessInfo.processInfo.environment["WALKS_SEED"].flatMap(UInt64.init) ?? 0
}
