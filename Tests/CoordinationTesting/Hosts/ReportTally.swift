import Coordination

/// A report that has arrived at the tree, and its outcome.
struct StageReport {
    let report: Report
    let outcome: TransitionOutcome
}

/// The reports of a host, beside the expected ones.
struct ReportTally {
    let expected: [Report]
    let arrived: [StageReport]

    /// True if each action arrived as one report, in order, and nothing else arrived.
    var isRight: Bool { arrived.map(\.report) == expected }

    /// The promise, and the reports that arrived, in words.
    func promise(_ what: String) -> String {
        let found = "but what arrived is \(Self.words(arrived.map(\.report)))"
        guard !expected.isEmpty else { return "reports nothing \(what), \(found)" }
        return "reports \(what) \(expected.count == 1 ? "once" : "once each time"), \(Self.words(expected)), \(found)"
    }

    private static func words(_ reports: [Report]) -> String {
        reports.isEmpty ? "nothing" : reports.map { "'\($0)'" }.joined(separator: " and ")
    }
}
