/// One thing that is tried a counted number of times, each time with something else: random programs, fuzzed texts.
///
/// A case is all that follows from one seed. It runs in a child process, so that one that traps or does not end is a
/// finding like any other, and the cases beside it continue.
protocol Bar: Sendable {
    /// What it is asked for by, in lower case.
    var name: String { get }

    /// How many cases have to pass before a release.
    var count: Int { get }

    /// What its cases are, in the plural: "texts".
    var unit: String { get }

    /// How many seconds one case may take in a debug build before it counts as one that does not end.
    var limit: Double { get }

    /// The kinds of its tally of which everything that is expected has to come in a whole run.
    var required: Set<String> { get }

    /// Runs the case of that seed and counts what came in it.
    func run(seed: UInt64, tally: inout Tally) -> Finding?

    // What follows is for bars that can write a case down. The case is then made smaller after a finding.

    /// The case of that seed in a form that ``play(_:tally:)`` reads, or nil where the bar has none.
    func text(seed: UInt64) -> String?

    /// Runs the case that was written down.
    func play(_ text: String, tally: inout Tally) -> Finding?

    /// Cases a little smaller than this one, the smallest first.
    ///
    /// The parent process asks for them, so nothing that is under test may be called here.
    func smaller(than text: String) -> [String]
}

extension Bar {
    var limit: Double { 60 }

    var required: Set<String> { [] }

    func text(seed: UInt64) -> String? { nil }

    func play(_ text: String, tally: inout Tally) -> Finding? {
        Finding("'\(name)' plays no texts.")
    }

    func smaller(than text: String) -> [String] { [] }
}

/// What was wrong with a case.
struct Finding: Codable, Equatable {
    /// What went wrong, in one line without anything that differs from case to case. Findings with the same headline
    /// count as one.
    var headline: String

    /// The values it happened with, over any number of lines.
    var details: String

    init(_ headline: String, details: String = "") {
        self.headline = headline
        self.details = details
    }
}
