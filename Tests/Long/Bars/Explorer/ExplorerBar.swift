import CoordinationProof

/// Explores drawn apps, and compares the states and the edges that are found with those of a model.
struct ExplorerBar: Bar {
    let name = "explorer"
    let count = 100
    let unit = "apps"
    let limit = 120.0

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        let plan = DrawnPlan(seed: seed)
        tally.expect(DrawnPlan.Deed.allCases.map { "\($0)" }, of: "door")
        tally.expect(["up to 10 states", "up to 100 states", "up to 1000 states", "more states"], of: "size")
        for door in plan.doors.joined() { tally.count("\(door.deed)", of: "door") }
        let known = Self.known(plan)
        let size = known.edges.count
        tally.count(
            size <= 10
                ? "up to 10 states"
                : size <= 100 ? "up to 100 states" : size <= 1000 ? "up to 1000 states" : "more states",
            of: "size")
        let scenario = Scenario("drawn") { _ in DrawnApp(plan) }
            .offers(DrawnModel.self) { $0.offers }.fact("set") { $0.isSet }
        guard let (graph, extent) = scenario.explored() else { return Finding("states contradict each other") }
        let expected = known.inOrder
        if graph.inOrder != expected || graph.edges.count != size {
            return Finding(
                "another graph is found", details: "known: \(size) states; found: \(graph.edges.count)\n\(plan)")
        }
        let edges = expected.edges.reduce(0) { $0 + $1.count }
        if edges >= 1000, extent.moves * 10 > edges * 16 {
            return Finding("it takes more than 1.6 moves an edge", details: "\(extent)")
        }
        if size <= 120, scenario.replayed().inOrder != expected {
            return Finding("going each way from a launch finds another graph", details: "\(plan)")
        }
        return nil
    }

    /// All that can be come to, by a walk in breadth.
    private static func known(_ plan: DrawnPlan) -> PlainGraph {
        var states = [DrawnState(plan)]
        var numbers = [states[0]: 0]
        var edges: [[Move: Int]] = []
        var next = 0
        while next < states.count {
            edges.append(
                states[next].moves(plan).mapValues { state in
                    if let number = numbers[state] { return number }
                    numbers[state] = states.count
                    states.append(state)
                    return states.count - 1
                })
            next += 1
        }
        return PlainGraph(edges: edges)
    }
}
