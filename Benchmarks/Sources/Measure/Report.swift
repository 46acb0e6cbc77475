import Foundation
import Measures

/// All rows of a run.
struct Report {
    private(set) var rows: [Row] = []

    /// Runs all measures of the chapters and reads off how they grow.
    @MainActor init(_ chapters: [Chapter], _ instructions: Instructions?) async {
        for chapter in chapters {
            var figures: [String: [(size: Int, row: Row)]] = [:]
            for measure in chapter.measures {
                let row = await Self.row(measure, chapter.title, instructions)
                rows.append(row)
                figures[measure.name, default: []].append((measure.size?.count ?? 0, row))
            }
            for growth in chapter.growths {
                guard
                    let sizes = figures[growth.measure],
                    let small = sizes.first(where: { $0.size == growth.start }),
                    let large = sizes.max(by: { $0.size < $1.size }), large.size > small.size
                else { continue }
                rows.append(Self.row(growth, small.row, large.row))
            }
        }
    }

    @MainActor private static func row(
        _ measure: Measure, _ chapter: String, _ instructions: Instructions?
    ) async -> Row {
        let ours = await Sample.of(measure.ours, operations: measure.operations)
        let floor = await Sample.of(measure.floor, operations: measure.operations)
        var row = Row(
            chapter: chapter, measure: measure.name, size: measure.size?.description, against: measure.against,
            unit: "ns per \(measure.unit)", ours: ours.nanoseconds, floor: floor.nanoseconds, ratio: 0)
        switch measure.figure {
        case .heldBytes:
            row.unit = "bytes per \(measure.unit)"
            (row.ours, row.floor) = (ours.heldBytes, floor.heldBytes)
        case .work:
            row.time = Row.Pair(ours: ours.nanoseconds, floor: floor.nanoseconds)
            if let ofOurs = instructions?.perOperation(of: measure, isFloor: false),
                let ofFloor = instructions?.perOperation(of: measure, isFloor: true)
            {
                row.unit = "instructions per \(measure.unit)"
                (row.ours, row.floor) = (ofOurs, ofFloor)
            }
        }
        row.allocations = Row.Pair(ours: ours.allocations, floor: floor.allocations)
        row.ratio = row.ours / row.floor
        return row
    }

    private static func row(_ growth: Growth, _ small: Row, _ large: Row) -> Row {
        var row = large
        row.measure = growth.name
        row.against = small.size ?? ""
        row.floor = small.ours
        row.ratio = large.ours / small.ours
        if let largeTime = large.time, let smallTime = small.time {
            row.time = Row.Pair(ours: largeTime.ours, floor: smallTime.ours)
        }
        if let largeOnes = large.allocations, let smallOnes = small.allocations {
            row.allocations = Row.Pair(ours: largeOnes.ours, floor: smallOnes.ours)
        }
        return row
    }

    /// Adds what another program measured: one object a line.
    mutating func add(linesOf file: String) throws {
        struct Line: Decodable {
            let chapter: String?
            let measure: String
            let against: String?
            let ours: Double
            let floor: Double
            let ratio: Double
            let unit: String
            let allocations: Row.Pair?
        }
        for text in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") where text.first == "{" {
            let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
            rows.append(
                Row(
                    chapter: line.chapter ?? "Compiling and linking", measure: line.measure,
                    against: line.against ?? "the same by hand", unit: line.unit,
                    ours: line.ours, floor: line.floor, ratio: line.ratio, allocations: line.allocations))
        }
    }
}
