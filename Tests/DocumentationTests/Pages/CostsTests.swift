import Foundation
import Testing

@Suite("Costs on pages") struct CostsTests {
    @Test("the costs in Benchmarks/README.md are those of the last full run") func costsAreMeasured() throws {
        let told = try Self.told()
        let measured = try Self.rows("Benchmarks/RESULTS.md") { $0.contains("ratio") && $0.contains("allocations") }
        try #require(told.count > 5)
        for row in told {
            let found = measured.first { $0["measure"] == row["measure"] && $0["against"] == row["against"] }
            for (column, value) in row {
                #expect(found?[column] == value, "\(row["measure"] ?? "")")
            }
        }
    }

    @Test("README.md has the costs with a host from that table") func costsAreCopied() throws {
        let page = try #require(Checkout.files("README.md", ending: ["md"]).first).lines.joined(separator: "\n")
        let withHost = try Self.told().filter { $0["measure"]?.contains("window with a host") == true }
        #expect(withHost.count == 2)
        for row in withHost {
            for column in ["ours", "floor"] {
                let figure = try #require(row[column])
                #expect(page.contains(" \(figure) ") || page.contains("(\(figure) "), "\(row["measure"] ?? "")")
            }
        }
    }

    private static func told() throws -> [[String: String]] {
        // The figures are where a phone shows them.
        try rows("Benchmarks/README.md") {
            $0 == ["measure", "ours", "floor", "ratio", "unit", "against", "allocations"]
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
