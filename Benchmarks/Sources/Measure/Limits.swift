import Foundation
import Measures

/// What the rows must not go beyond, by the name of the measure. A limit holds for every size.
struct Limits {
    private let entries: [String: Limit]

    /// What a figure may be at most, and what it ought to be.
    private struct Limit: Decodable {
        let most: Bounds
        let aim: Bounds?

        private enum CodingKeys: CodingKey { case aim }

        init(from decoder: any Decoder) throws {
            most = try Bounds(from: decoder)
            aim = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Bounds.self, forKey: .aim)
        }
    }

    fileprivate struct Bounds: Decodable {
        /// Of ours to the floor, in the row's unit.
        var ratio: Double?
        /// Of ours, in the row's unit.
        var ours: Double?
        /// Of ours, per operation.
        var allocations: Double?
        /// Of ours beyond the floor's, per operation.
        var allocationsBeyondFloor: Double?
    }

    init(file: String) throws {
        entries = try JSONDecoder().decode([String: Limit].self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    }

    /// The names that no measure has. What is measured outside of this program is a feature.
    func namesWithoutMeasure(in chapters: [Chapter]) -> [String] {
        let names = Set(chapters.flatMap { $0.measures.map(\.name) + $0.growths.map(\.name) })
        // What scripts measure: type-checking, compiling a feature, linking an app, and an app of many features.
        let ofScripts = ["Type-check ", " a feature of ", "Link an app ", " an app of 300 features"]
        return entries.keys.filter { name in !names.contains(name) && !ofScripts.contains(where: name.contains) }
            .sorted()
    }

    /// What is over its limit, and which limits were not looked at; nothing if all is well.
    ///
    /// - Parameters:
    ///   - rows: What was measured.
    ///   - isPart: Whether only some measures were asked for: limits of the others are left out.
    func problems(in rows: [Row], isPart: Bool) -> [String] {
        var problems: [String] = []
        for (name, limit) in entries.sorted(by: { $0.key < $1.key }) {
            let ofName = rows.filter { $0.measure == name }
            if ofName.isEmpty, !isPart { problems.append("\(name): there is a limit, and no such measure.") }
            if limit.most.isEmpty { problems.append("\(name): the limit limits nothing.") }
            for row in ofName { problems += limit.most.problems(with: row, "may be") }
        }
        return problems
    }

    /// What is within its limit and not yet where it ought to be.
    func distances(in rows: [Row]) -> [String] {
        rows.flatMap { row in entries[row.measure]?.aim?.problems(with: row, "ought to be") ?? [] }
    }
}

extension Limits.Bounds {
    fileprivate var isEmpty: Bool {
        ratio == nil && ours == nil && allocations == nil && allocationsBeyondFloor == nil
    }

    fileprivate func problems(with row: Row, _ allows: String) -> [String] {
        let beyond = row.allocations.map { $0.ours - $0.floor }
        var problems: [String] = []
        func hold(_ what: String, _ found: Double?, _ most: Double?) {
            guard let most else { return }
            guard let found, found.isFinite else {
                problems.append("\(row.title): the \(what) could not be held against its limit of \(most).")
                return
            }
            if found > most {
                problems.append(
                    "\(row.title): the \(what) is \(Table.number(found)), and \(allows) \(Table.number(most)).")
            }
        }
        let isTime = row.unit.hasPrefix("ns ")
        hold("ratio", isTime ? nil : row.ratio, ratio)
        hold(row.unit, isTime ? nil : row.ours, ours)
        hold("number of allocations", row.allocations?.ours, allocations)
        hold("number of allocations beyond the floor's", beyond, allocationsBeyondFloor)
        return problems
    }
}
