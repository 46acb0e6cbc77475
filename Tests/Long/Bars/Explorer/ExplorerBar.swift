import CoordinationProof
import TestSupport

/// Explores drawn apps, and compares the states and the edges that are found with those of a model, and with what is found
/// by launching the app for each edge.
struct ExplorerBar: Bar {
    let name = "explorer"
    let count = 100
    let unit = "apps"
    let limit = 600.0

    private enum Size: Int, CaseIterable {
        case few = 10
        case some = 100
        case many = 1_000
        case more = 2_500

        static func of(_ states: Int) -> Size? { allCases.first { states <= $0.rawValue } }
    }

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        tally.expect(DrawnPlan.Deed.plain.map { "\($0)" }, of: "door")
        tally.expect(Size.allCases.map { "up to \($0.rawValue)" }, of: "states")
        tally.expect(["up to 1.6"], of: "moves an edge")
        let (plan, known) = Self.drawn(seed)
        for door in plan.doors.joined() { tally.count("\(door.deed)", of: "door") }
        let size = known.edges.count
        tally.count(Size.of(size).map { "up to \($0.rawValue)" } ?? "more", of: "states")
        let scenario = Scenario("drawn") { _ in DrawnApp(plan) }
            .offers(DrawnModel.self) { $0.offers }.fact("set") { $0.isSet }
        guard let (graph, extent) = scenario.explored() else { return Finding("states contradict each other") }
        let expected = known.inOrder
        if graph.inOrder != expected || graph.edges.count != size {
            return Finding(
                "another graph is found", details: "known: \(size) states; found: \(graph.edges.count)\n\(plan)")
        }
        if scenario.replayed().inOrder != expected {
            return Finding("going each way from a launch finds another graph", details: "\(plan)")
        }
        if let finding = Self.judge(extent, fewest: FewestMoves.over(expected), &tally) { return finding }
        guard let bounded = scenario.bound(.screens(plan.tabs + 1), .tabsAside(1)).explored()?.extent else {
            return Finding("states contradict each other within bounds")
        }
        return Self.judgeBounded(bounded, &tally)
    }

    /// Few edges are gone over more often than is counted here: it costs nothing. Half a move an edge is for going over
    /// some of it again; some apps cannot be gone over in as few, and then it is that many and a fifth.
    private static func judge(_ extent: Extent, fewest: Int, _ tally: inout Tally) -> Finding? {
        guard extent.edges >= 500 else { return nil }
        let most = max(extent.edges * 16 / 10, fewest * 12 / 10)
        tally.count(share(extent.moves, extent.edges, from: 12, step: 2), of: "moves an edge")
        tally.count(share(fewest, extent.edges, from: 10, step: 2), of: "moves an edge, the fewest that do")
        if extent.moves * 10 > extent.edges * 16 {
            tally.count(share(extent.moves, fewest, from: 10, step: 1), of: "moves to the fewest, over 1.6 an edge")
        }
        guard extent.moves > most else { return nil }
        return Finding("it takes too many moves an edge", details: "\(fewest) would do; \(extent)")
    }

    private static func judgeBounded(_ extent: Extent, _ tally: inout Tally) -> Finding? {
        guard extent.edges >= 500 else { return nil }
        tally.count(share(extent.moves, extent.edges, from: 20, step: 5), of: "moves an edge, within bounds")
        guard extent.moves > extent.edges * 3 else { return nil }
        return Finding("it takes too many moves an edge within bounds", details: "\(extent)")
    }

    /// How many times as many, in steps of so many tenths.
    private static func share(_ count: Int, _ floor: Int, from least: Int, step: Int) -> String {
        let tenths = (count * 10 + floor - 1) / floor
        let rounded = max((tenths + step - 1) / step * step, least)
        return "up to \(rounded / 10).\(rounded % 10)"
    }

    /// A plan of a size that is drawn as well.
    private static func drawn(_ seed: UInt64) -> (DrawnPlan, PlainGraph) {
        var random = SplitMix64(seed: seed)
        let wanted = Size.allCases[random.below(Size.allCases.count)]
        while true {
            let plan = DrawnPlan(seed: random.next())
            guard let known = plan.states(most: Size.more.rawValue)?.graph, Size.of(known.edges.count) == wanted else {
                continue
            }
            return (plan, known)
        }
    }
}
