import CoordinationProof
import TestSupport

/// Explores drawn apps that are said to have independent tabs, and items that are alike, and compares states, edges and
/// findings with those of a model, which knows nothing of either; then says so of apps of which it is not true.
struct AssumptionsBar: Bar {
    let name = "assumptions"
    let count = 100
    let unit = "apps"
    let limit = 600.0
    var required: Set<String> { ["wrong assumption", "law"] }

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        tally.expect(DrawnPlan.Fault.allCases.map { "\($0)" }, of: "wrong assumption")
        tally.expect(["found", "holds"], of: "law")
        var random = SplitMix64(seed: seed)
        let (plan, states, graph) = Self.drawn(&random)
        let scenario = Self.scenario(plan, looksAside: random.below(4) == 0)
        let each = scenario.proof(isQuiet: true)
        for _ in each.findings { tally.count("found", of: "law") }
        if each.findings.count < each.laws.count { tally.count("holds", of: "law") }
        guard each.plainGraph.inOrder == graph.inOrder else {
            return Finding("another graph is found", details: "\(plan)")
        }

        let tabs = scenario.independentTabs().proof(isQuiet: true)
        tally.count(Self.share(tabs.extent.moves, each.extent.moves), of: "moves with independent tabs")
        if tabs.plainGraph.inOrder != graph.inOrder {
            return Finding("another graph is concluded", details: "\(tabs)\n\(each.extent)\n\(plan)")
        }
        if Self.titles(tabs) != Self.titles(each) {
            return Finding("other findings are concluded", details: "\(tabs)\n\n---\n\n\(each)\n\(plan)")
        }
        for scenario in [Self.alike(scenario, plan), Self.alike(scenario, plan).independentTabs()] {
            let proof = scenario.proof(isQuiet: true)
            tally.count(Self.share(proof.extent.edges, each.extent.edges), of: "edges with items that are alike")
            if let finding = Self.compare(proof, each, states, plan) { return finding }
        }
        return Self.plant(plan, &random, &tally)
    }

    /// A state of each kind is found, whatever its items are called, and each edge is one of the model.
    private static func compare(
        _ proof: Proof, _ each: Proof, _ states: [DrawnState], _ plan: DrawnPlan
    ) -> Finding? {
        if let contradiction = proof.contradiction {
            return Finding("items are alike, and contradict", details: "\(contradiction)\n\(plan)")
        }
        let edges = proof.plainGraph.edges
        var known: [Int: DrawnState] = [0: DrawnState(plan)]
        var line = [0]
        while let state = line.popLast(), let model = known[state] {
            let moves = model.moves(plan)
            for (move, target) in edges[state] {
                guard let next = moves[move], known[target] ?? next == next else {
                    return Finding("an edge is not the model's", details: "\(move) from \(model)\n\(plan)")
                }
                if known.updateValue(next, forKey: target) == nil { line.append(target) }
            }
        }
        let found = Set(known.values.map { $0.anyOrder(of: plan.items) })
        if found != Set(states.map { $0.anyOrder(of: plan.items) }) || known.count != edges.count {
            return Finding("states are missing where items are alike", details: "\(proof.extent)\n\(plan)")
        }
        if titles(proof) != titles(each) {
            return Finding("other findings where items are alike", details: "\(proof)\n\n---\n\n\(each)\n\(plan)")
        }
        return nil
    }

    /// The findings, whatever the items are called, each with the length of the way: several may be as short.
    private static func titles(_ proof: Proof) -> Set<String> {
        Set(proof.findings.map { "\($0.title.replacing(/item: [0-9]/, with: "item")), \($0.way.count)" })
    }

    /// Makes what is assumed wrong, twice: that is a contradiction, or what is found is right all the same.
    private static func plant(_ plan: DrawnPlan, _ random: inout SplitMix64, _ tally: inout Tally) -> Finding? {
        for _ in 0..<2 {
            var wrong = plan
            let fault = DrawnPlan.Fault.allCases[random.below(DrawnPlan.Fault.allCases.count)]
            wrong.fault = fault
            let proof = alike(scenario(wrong, looksAside: false), wrong).independentTabs().proof(isQuiet: true)
            tally.count("\(fault)", of: "wrong assumption")
            if proof.contradiction != nil {
                tally.count("\(fault)", of: "contradiction")
                continue
            }
            // A fault may have no occasion. Then the graph is that of the model, which does not have it.
            guard let (states, _) = wrong.states(most: 100_000) else { continue }
            if let finding = compare(proof, proof, states, wrong) {
                return Finding(
                    "what is assumed wrongly is believed",
                    details: "\(fault): \(finding.headline)\n\(finding.details)\n\(proof)")
            }
        }
        return nil
    }

    private static func scenario(_ plan: DrawnPlan, looksAside: Bool) -> Scenario<DrawnApp> {
        let scenario = Scenario("drawn") { _ in DrawnApp(plan) }
            .offers(DrawnModel.self) { $0.offers }.fact("set") { $0.isSet }.fact("marked") { $0.marked }
            .about(DrawnModel.self) { $0.item.map { DrawnItem(number: $0) } }
            .law(
                .noTrap { $0.front == "s0" && !$0.isSet },
                .never("s1 while it is set") { $0.front == "s1" && $0.isSet },
                .never("several marks") { $0.marked.count > 1 }, .sometimes("the last screen") { $0.front == "s2" },
                .within(2, to: "s1"))
        guard looksAside else { return scenario }
        return scenario.law(
            .never("two tabs are deep") { now in
                (0..<plan.tabs).count { now.app.depth(ofTab: $0) > 1 } > 1
            })
    }

    private static func alike(_ scenario: Scenario<DrawnApp>, _ plan: DrawnPlan) -> Scenario<DrawnApp> {
        scenario.alike("items", (0..<plan.items).map { DrawnItem(number: $0) }) { [$0] }
    }

    private static func drawn(_ random: inout SplitMix64) -> (DrawnPlan, [DrawnState], PlainGraph) {
        let least = [1, 50, 200][random.below(3)]
        while true {
            let plan = DrawnPlan(seed: random.next(), items: 2 + random.below(3))
            if let (states, graph) = plan.states(most: 1_200), states.count >= least { return (plan, states, graph) }
        }
    }

    private static func share(_ count: Int, _ whole: Int) -> String {
        let tenth = min((count * 10 + whole - 1) / max(whole, 1), 11)
        return tenth > 10 ? "more" : "up to \(tenth * 10) %"
    }
}

extension DrawnState {
    /// The least of this state's forms with the items in another order.
    fileprivate func anyOrder(of items: Int) -> String {
        Self.orders(of: items).map { order in
            let stacks = stacks.map { $0.map { "\($0.number)/\($0.item.map { order[$0] } ?? -1)" } }
            return "\(stacks) \(selected) \(sheet ?? -1) \(isSet) \(marked.map { order[$0] }.sorted())"
        }.min() ?? ""
    }

    private static func orders(of items: Int) -> [[Int]] {
        guard items > 0 else { return [[]] }
        return orders(of: items - 1).flatMap { order in
            (0..<items).map { place in
                var longer = order
                longer.insert(items - 1, at: place)
                return longer
            }
        }
    }
}
