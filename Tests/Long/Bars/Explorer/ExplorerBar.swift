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
        tally.expect(DrawnPlan.Deed.allCases.map { "\($0)" }, of: "door")
        tally.expect(Size.allCases.map { "up to \($0.rawValue)" }, of: "states")
        tally.expect(["up to 1.2", "up to 1.4", "up to 1.6"], of: "moves an edge")
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
        let leadsBack = Self.leadsBack(expected)
        tally.count(leadsBack ? "to that at launch" : "not always to that at launch", of: "states lead")
        if let finding = Self.judge(extent, atMost: leadsBack ? 16 : 20, &tally) { return finding }
        guard let bounded = scenario.bound(.screens(plan.tabs + 1), .tabsAside(1)).explored()?.extent else {
            return Finding("states contradict each other within bounds")
        }
        return Self.judge(bounded, atMost: 30, &tally)
    }

    /// Whether every state leads back to that at launch. Where one does not, the app is launched again and again, and more
    /// has to be gone over.
    private static func leadsBack(_ graph: PlainGraph) -> Bool {
        var sources: [[Int]] = Array(repeating: [], count: graph.edges.count)
        for (state, edges) in graph.edges.enumerated() {
            for target in edges.values { sources[target].append(state) }
        }
        var seen: Set<Int> = [0]
        var line = [0]
        while let state = line.popLast() {
            for source in sources[state] where seen.insert(source).inserted { line.append(source) }
        }
        return seen.count == graph.edges.count
    }

    /// Few edges are gone over more often than is counted here: it costs nothing.
    private static func judge(_ extent: Extent, atMost limit: Int, _ tally: inout Tally) -> Finding? {
        guard extent.edges >= 500 else { return nil }
        let tenths = (extent.moves * 10 + extent.edges - 1) / extent.edges
        let share = max((tenths + 1) / 2 * 2, 12)
        if extent.bounds.isEmpty || extent.beyond == 0 {
            tally.count("up to \(share / 10).\(share % 10)", of: "moves an edge")
        } else {
            tally.count("up to \(tenths <= 20 ? "2" : tenths <= 25 ? "2.5" : "3")", of: "moves an edge, within bounds")
        }
        guard tenths > limit else { return nil }
        return Finding("it takes too many moves an edge", details: "more than \(limit) in ten; \(extent)")
    }

    /// A plan of a size that is drawn as well.
    private static func drawn(_ seed: UInt64) -> (DrawnPlan, PlainGraph) {
        var random = SplitMix64(seed: seed)
        let wanted = Size.allCases[random.below(Size.allCases.count)]
        while true {
            let plan = DrawnPlan(seed: random.next())
            guard let known = known(plan), Size.of(known.edges.count) == wanted else { continue }
            return (plan, known)
        }
    }

    /// All that can be come to, by a walk in breadth; nil where that is too much.
    private static func known(_ plan: DrawnPlan) -> PlainGraph? {
        var states = [DrawnState(plan)]
        var numbers = [states[0]: 0]
        var edges: [[Move: Int]] = []
        while edges.count < states.count {
            guard states.count <= Size.more.rawValue else { return nil }
            edges.append(
                states[edges.count].moves(plan).mapValues { state in
                    if let number = numbers[state] { return number }
                    numbers[state] = states.count
                    states.append(state)
                    return states.count - 1
                })
        }
        return PlainGraph(edges: edges)
    }
}
