import Counters
import Foundation
import Measures

/// Instructions per operation, by the label of what was counted.
struct Instructions {
    private var totals: [String: Double] = [:]

    static func label(_ title: String, isFloor: Bool) -> String {
        (isFloor ? "floor of: " : "ours of: ") + title
    }

    /// Runs every measure under callgrind: once to warm up, unless one of the same name has, and once to be counted.
    @MainActor static func count(_ measures: [Measure]) async {
        var warm: Set<String> = []
        for measure in measures where measure.figure == .work {
            let isWarm = !warm.insert(measure.name).inserted
            await count(measure.ours, label(measure.title, isFloor: false), isWarm)
            await count(measure.floor, label(measure.title, isFloor: true), isWarm)
        }
    }

    @MainActor private static func count(_ subject: Measure.Subject, _ label: String, _ isWarm: Bool) async {
        if !isWarm { await subject().perform() }
        let run = subject()
        counters_begin_instructions()
        await run.perform()
        counters_end_instructions(label)
        withExtendedLifetime(run) {}
    }

    /// Reads what callgrind wrote, all in one file: for each part its label, and in the end its total.
    init(file: String) throws {
        let mark = "desc: Trigger: Client Request: "
        var label: String?
        for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
            if line.hasPrefix(mark) {
                label = String(line.dropFirst(mark.count))
            } else if line.hasPrefix("totals: "), let known = label, let total = Double(line.dropFirst(8)) {
                totals[known] = total
                label = nil
            }
        }
    }

    /// What one operation took, of the framework or of the floor.
    func perOperation(of measure: Measure, isFloor: Bool) -> Double? {
        totals[Self.label(measure.title, isFloor: isFloor)].map { $0 / Double(measure.operations) }
    }
}
