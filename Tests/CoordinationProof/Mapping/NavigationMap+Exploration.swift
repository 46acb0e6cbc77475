extension NavigationMap {
    /// Makes the map of what was explored.
    init<App>(_ explorer: Explorer<App>, _ extent: Extent, _ log: Log) {
        let (survey, graph) = (explorer.survey, explorer.graph)
        let screens = survey.screens
        let ways = (all: Ways(in: graph), users: Ways(in: graph) { graph.edgeLeadsOn[$0] })
        extents = [(explorer.scenario.name, extent)]
        if let first = survey.screenOfState.first { launches = [screens[Int(first)]] }
        for (number, way) in survey.ways.enumerated() {
            let road = Road(
                source: screens[Int(way.source)], move: survey.moves[Int(way.move)],
                isMadeAnywhere: survey.areMadeAnywhere[Int(way.move)], target: screens[Int(way.target)],
                arrival: way.arrival, verdicts: survey.verdicts[Int(way.verdicts)])
            roads[road, default: []].formUnion(survey.changes[number])
        }
        for (law, condition) in explorer.laws {
            guard case .within = law.kind else { continue }
            let states = (0..<Int32(graph.count)).filter { graph.has(condition, $0) }
            let moves = ways.users.nearest(states).map { Int(ways.users.distance[Int($0)]) }
            budgets.append(Budget(scenario: explorer.scenario.name, law: law.name, moves: moves))
        }
        let trial = Trial(scenario: explorer.scenario, log: log)
        for (screen, states) in Self.examples(survey, graph, ways.users, ways.all) {
            var place = Place()
            place.states = survey.screenOfState.count { Int($0) == screen }
            for state in states {
                let isUsers = ways.users.distance[Int(state)] >= 0
                place.isUsers = place.isUsers || isUsers
                guard let way = (isUsers ? ways.users : ways.all).moves(to: state, in: graph) else { continue }
                let result = trial.go(way, isTold: true)
                guard result.missing == nil, let tree = result.trees.last else { continue }
                place.examples.append(Example(scenario: explorer.scenario.name, way: way, tree: tree))
            }
            var named = Place()
            named.add(place)
            places[screens[screen]] = named
        }
    }

    /// The states to show for each screen: the nearest one, and the nearest that each way leads to. Those that the user
    /// gets to come first.
    private static func examples(_ survey: Survey, _ graph: Graph, _ users: Ways, _ all: Ways) -> [(Int, [Int32])] {
        func rank(_ state: Int32) -> (Int, Int32, Int32) {
            let distance = users.distance[Int(state)]
            return distance >= 0 ? (0, distance, state) : (1, all.distance[Int(state)], state)
        }
        var nearest: [Int32: Int32] = [:]
        var nearestByWay: [Int32: Int32] = [:]
        for (state, screen) in survey.screenOfState.enumerated() where all.distance[state] >= 0 {
            let state = Int32(state)
            if nearest[screen].map({ rank(state) < rank($0) }) ?? true { nearest[screen] = state }
        }
        for (edge, way) in survey.wayOfEdge.enumerated() where way >= 0 && survey.ways[Int(way)].arrival != .here {
            let state = graph.targets[edge]
            guard state >= 0, all.distance[Int(state)] >= 0 else { continue }
            if nearestByWay[way].map({ rank(state) < rank($0) }) ?? true { nearestByWay[way] = state }
        }
        var states: [Int32: Set<Int32>] = nearest.mapValues { [$0] }
        for (way, state) in nearestByWay { states[survey.ways[Int(way)].target, default: []].insert(state) }
        return states.sorted { $0.key < $1.key }.map { screen, states in
            (Int(screen), Array(states.sorted { rank($0) < rank($1) }.prefix(Place.mostExamples)))
        }
    }
}

extension Extent {
    /// The extent without counts, which change with each edit of the app.
    var withoutCounts: String {
        if isContradicted { return "ended by a contradiction" }
        if untried > 0 { return "out of budget" }
        let assumed = assumptions.map { ", \($0.name)" }.joined()
        return (beyond > 0 ? "bounded by \(bounds.joined(separator: ", "))" : "complete") + assumed
    }
}
