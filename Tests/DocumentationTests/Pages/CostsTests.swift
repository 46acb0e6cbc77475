import Foundation
import Testing

@Suite("Costs on pages") struct CostsTests {
    @Test("the costs in README.md are those of the last full run") func costsAreMeasured() throws {
        // The figures are where a phone shows them.
        let told = try Self.rows("README.md") {
            $0 == ["measure", "ours", "floor", "ratio", "unit", "against", "allocations"]
        }
        let measured = try Self.rows("Benchmarks/RESULTS.md") { $0.contains("ratio") && $0.contains("allocations") }
        try #require(told.count > 5)
        for row in told {
            let found = measured.first { $0["measure"] == row["measure"] && $0["against"] == row["against"] }
            for (column, value) in row {
                #expect(found?[column] == value, "\(row["measure"] ?? "")")
            }
        }
    }

    /// The rows of a page's tables with such a head, each as its cells by their columns.
    private static func rows(_ path: String, where isMeant: ([String]) -> Bool) throws -> [[String: String]] {
        let page = try #require(Checkout.files(path, ending: ["md"]).first)
        var head: [String]?
        var rows: [[String: String]] = []
        for line in try page.lines {
            guard line.hasPrefix("|") else {
                head = nil
                continue
            }
            let cells = line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard let columns = head else {
                head = cells
                continue
            }
            guard isMeant(columns), cells.count == columns.count, !cells[0].hasPrefix("---") else { continue }
            rows.append(Dictionary(zip(columns, cells)) { first, _ in first })
        }
        return rows
    }
}
