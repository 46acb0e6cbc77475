import Foundation

/// How far random walks go: a short way in each run of the tests, the whole way in `.ci/long walks`, which says so in the
/// environment.
///
/// `WALKS` is the share of the whole way in percent, `WALKS_SEED` what is added to each walk's seeds.
package enum Walks {
    /// How many of something a walk counts.
    ///
    /// - Parameters:
    ///   - short: In each run of the tests.
    ///   - long: On the whole way.
    package static func count(_ short: Int, long: Int) -> Int {
        share.map { max(short, Int(Double(long) * $0 / 100)) } ?? short
    }

    /// The seeds of walks that differ in them alone: as many as ``count(_:long:)`` says.
    package static func seeds(_ short: Int, long: Int) -> [UInt64] {
        (0..<UInt64(count(short, long: long))).map { seed($0 + 1) }
    }

    /// A walk's own seed, or another one for each run of the whole way.
    package static func seed(_ own: UInt64) -> UInt64 { own &+ offset }

    private static let share = ProcessInfo.processInfo.environment["WALKS"].flatMap(Double.init)
    private static let offset = ProcessInfo.processInfo.environment["WALKS_SEED"].flatMap(UInt64.init) ?? 0
}
