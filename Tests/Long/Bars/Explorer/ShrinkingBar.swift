import CoordinationProof
import TestSupport

/// Plants laws that do not hold in drawn apps, lets random walks find that, and holds that no move of the way can be
/// dropped.
struct ShrinkingBar: Bar {
    let name = "shrinking"
    let count = 500
    let unit = "failures"

    /// What a planted law is about; all of some of these is never to be so.
    private enum Part: CaseIterable {
        case front, set, unset, tab, sheet, deep

        func condition(_ plan: DrawnPlan, _ random: inout SplitMix64) -> Law<DrawnApp>.Condition {
            switch self {
            case .front:
                let name = "s\(random.below(plan.doors.count))"
                return { $0.front == name }
            case .set: return { $0.isSet }
            case .unset: return { !$0.isSet }
            case .tab:
                let tab = random.below(plan.tabs)
                return { $0.root.selectedIndex == tab }
            case .sheet: return { $0.app.hasSheet }
            case .deep:
                let tab = random.below(plan.tabs)
                return { $0.app.depth(ofTab: tab) > 1 }
            }
        }
    }

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        tally.expect(Part.allCases.map { "\($0)" }, of: "part of a law")
        tally.expect(["1", "2 to 4", "5 to 9", "more"], of: "moves that are left")
        var random = SplitMix64(seed: seed)
        while true {
            let plan = DrawnPlan(seed: random.next())
            let parts = (0..<1 + random.below(3)).map { _ in Part.allCases[random.below(Part.allCases.count)] }
            let conditions = parts.map { $0.condition(plan, &random) }
            let scenario = Scenario("drawn") { _ in DrawnApp(plan) }
                .offers(DrawnModel.self) { $0.offers }.fact("set") { $0.isSet }
                .law(.never("so") { situation in conditions.allSatisfy { $0(situation) } })
            let walk = random.next()
            guard let found = scenario.walk(seed: walk, moves: 200), !found.way.isEmpty else {
                tally.count("nothing", of: "what a walk finds")
                continue
            }
            tally.count("a failure", of: "what a walk finds")
            for part in parts { tally.count("\(part)", of: "part of a law") }
            let size = found.way.count
            tally.count(
                size == 1 ? "1" : size < 5 ? "2 to 4" : size < 10 ? "5 to 9" : "more", of: "moves that are left")
            return Self.judge(found, scenario, walk)
        }
    }

    private static func judge(_ found: CoordinationProof.Finding, _ scenario: Scenario<DrawnApp>, _ walk: UInt64)
        -> Finding?
    {
        guard scenario.shows(found, by: found.way) else {
            return Finding("the way does not show it", details: "\(found)")
        }
        for index in found.way.indices {
            var way = found.way
            way.remove(at: index)
            if scenario.shows(found, by: way) {
                return Finding("a move can be dropped", details: "move \(index + 1)\n\(found)")
            }
        }
        if scenario.walk(seed: walk, moves: 200)?.description != found.description {
            return Finding("the same seed finds something else", details: "\(found)")
        }
        return nil
    }
}
