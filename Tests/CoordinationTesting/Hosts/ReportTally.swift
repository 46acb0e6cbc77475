import Coordination

/// A report that has arrived at the tree, and how it ended.
struct StageReport {
    let report: Report
    let outcome: TransitionOutcome
}

/// What a host has reported, beside what it should have.
struct ReportTally {
    let expected: [Report]
    let arrived: [StageReport]

    /// What the user did comes as one report, in the order in which it was done, and nothing else comes.
    var isRight: Bool { arrived.map(\.report) == expected }

    /// The promise, and what has come of it.
    func promise(_ what: String) -> String {
        let found = "but what arrived is \(Self.words(arrived.map(\.report)))"
        guard !expected.isEmpty else { return "reports nothing \(what), \(found)" }
        return "reports \(what) \(expected.count == 1 ? "once" : "once each time"), \(Self.words(expected)), \(found)"
    }

    private static func words(_ reports: [Report]) -> String {
        reports.isEmpty ? "nothing" : reports.map { "'\($0)'" }.joined(separator: " and ")
    }
}
