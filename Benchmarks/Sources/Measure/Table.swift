import Foundation
import Measures

/// The rows as Markdown that can also be read in a terminal: a table for each chapter.
struct Table: CustomStringConvertible {
    let rows: [Row]

    private static let heads = [
        "measure", "against", "unit", "ours", "floor", "ratio", "in time", "time", "allocations", "floor's",
    ]

    var description: String {
        var chapters: [String] = []
        for row in rows where !chapters.contains(row.chapter) { chapters.append(row.chapter) }
        return chapters.map { title in
            "## \(title)\n\n" + Self.table(rows.filter { $0.chapter == title }.map(Self.cells))
        }.joined(separator: "\n")
    }

    private static func cells(_ row: Row) -> [String] {
        [
            row.title, row.against, row.unit,
            number(row.ours), number(row.floor), ratio(row.ratio), row.time.map { ratio($0.ratio) } ?? "",
            row.time.map { time($0.ours) } ?? "",
            row.allocations.map { number($0.ours) } ?? "", row.allocations.map { number($0.floor) } ?? "",
        ]
    }

    private static func table(_ lines: [[String]]) -> String {
        let widths = heads.indices.map { column in
            max(heads[column].count, lines.map { $0[column].count }.max() ?? 0)
        }
        func line(_ cells: [String]) -> String {
            let padded = cells.indices.map { index in
                let space = String(repeating: " ", count: widths[index] - cells[index].count)
                return index < 3 ? cells[index] + space : space + cells[index]
            }
            return "| " + padded.joined(separator: " | ") + " |\n"
        }
        let rule = heads.indices.map { index in
            index < 3
                ? String(repeating: "-", count: widths[index]) : String(repeating: "-", count: widths[index] - 1) + ":"
        }
        return line(heads) + line(rule) + lines.map(line).joined()
    }

    /// Two digits for what is small, whole numbers otherwise.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "-" }
        if value.rounded() == value || abs(value) >= 100 { return grouped(Int(value.rounded())) }
        return String(format: abs(value) < 10 ? "%.2f" : "%.1f", value)
    }

    /// Nanoseconds to two digits, as more are not the same in the next run.
    static func time(_ nanoseconds: Double) -> String {
        guard nanoseconds.isFinite, nanoseconds > 0 else { return "-" }
        var (value, unit) = (nanoseconds, "ns")
        for larger in ["µs", "ms", "s"] where value >= 995 { (value, unit) = (value / 1_000, larger) }
        if value >= 99.5 { return "\(Int((value / 10).rounded()) * 10) \(unit)" }
        return String(format: value < 9.95 ? "%.1f" : "%.0f", value) + " \(unit)"
    }

    static func ratio(_ value: Double) -> String {
        guard value.isFinite else { return "-" }
        return value >= 100 ? grouped(Int(value.rounded())) : String(format: "%.2f", value)
    }
}
