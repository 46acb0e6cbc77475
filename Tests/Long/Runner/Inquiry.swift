import Foundation

/// Looks into what a run has found: one case for each headline, run again alone, and made smaller where the bar can.
struct Inquiry {
    let bar: any Bar
    let scratch: URL

    private var folder: WorkFolder {
        WorkFolder(url: scratch.appendingPathComponent("alone"))
    }

    /// What is to be said of everything that was found.
    func report(_ found: [(seed: UInt64, finding: Finding)]) throws -> String {
        var report = ""
        let kinds = Dictionary(grouping: found) { $0.finding.headline }.sorted {
            ($1.value.count, $0.key) < ($0.value.count, $1.key)
        }
        for (index, (headline, cases)) in kinds.enumerated() {
            guard let first = cases.min(by: { $0.seed < $1.seed }) else { continue }
            report += "\n\(bar.name): \(headline)\n"
            report += "  \(cases.count) \(cases.count == 1 ? "case" : "cases"), one of them: "
            report += ".ci/long \(bar.name) --case \(first.seed)\n"
            // A bar that is quite broken has more headlines than there is a use in looking into.
            if index < 5 {
                report += try look(into: first.finding, seed: first.seed)
            }
        }
        return report
    }

    private func look(into finding: Finding, seed: UInt64) throws -> String {
        var report = ""
        switch try Child.run(Work(bar: bar.name, cases: .seeds([seed])), limit: bar.limit, in: folder, explains: true) {
        case .finished(let output):
            guard let again = output.found.first?.finding else {
                return "  Alone it passes, so it needs the cases before it.\n" + indented(finding.details)
            }
            report += indented(again.details)
        case .died(_, let again):
            report += indented(again.details)
        }
        guard let text = try describe(seed) else { return report }
        let end = ContinuousClock.now + .seconds(90)
        let shortest = try Shrinking(bar: bar, headline: finding.headline, folder: folder, end: end).shrink(text)
        return report + "  The shortest with it, for --play:\n" + indented(shortest)
    }

    /// The case as the bar writes it down, if it does and can.
    private func describe(_ seed: UInt64) throws -> String? {
        let work = Work(bar: bar.name, cases: .description(seed: seed))
        guard case .finished(let output) = try Child.run(work, limit: bar.limit, in: folder) else { return nil }
        return output.text
    }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n").prefix(60).map { "    \($0.prefix(2_000))\n" }.joined()
    }
}
