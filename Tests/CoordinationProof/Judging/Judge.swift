/// Judges the laws of a scenario on all that was explored.
struct Judge<App> {
    let explorer: Explorer<App>
    let log: Log
    let extent: Extent
    private let ways: Ways
    private let usersWays: Ways

    private var scenario: Scenario<App> { explorer.scenario }
    private var graph: Graph { explorer.graph }

    init(_ explorer: Explorer<App>, _ log: Log) {
        self.explorer = explorer
        self.log = log
        let graph = explorer.graph
        extent = explorer.extent
        ways = Ways(in: graph)
        usersWays = Ways(in: graph) { graph.move($0).isUsers || graph.edgeLeadsOn[$0] && !graph.move($0).isRefused }
    }

    /// What does not hold, without what is meant.
    ///
    /// - Parameter only: The name of the one law to judge; nil for all.
    func findings(only: String? = nil) -> [Finding] {
        guard only.map(scenario.hasLaw) ?? true else {
            let names = scenario.laws.map { "'\($0.name)'" }.joined(separator: ", ")
            let text = "'\(only ?? "")' is no law of '\(scenario.name)'"
            return [missing("the law is there", text, details: "Its laws: \(names).")]
        }
        // To see whether what is meant is found, all are judged.
        let isOfMeant = only == .whatIsMeant
        var found = incidents(of: .doubledOffers)
        var condition = 0
        for law in scenario.laws {
            if only == nil || isOfMeant || only == law.name { found += findings(of: law, condition) }
            condition += law.conditions.count
        }
        let titles = Set(found.map(\.title))
        found.removeAll { finding in isOfMeant || scenario.meant.contains { $0.title == finding.title } }
        for meant in scenario.meant where (only == nil || isOfMeant) && !titles.contains(meant.title) {
            found.append(
                missing(
                    .whatIsMeant, "'\(meant.title)' is found no more", details: "It was meant: \(meant.reason)"))
        }
        return found
    }

    private func findings(of law: Law<App>, _ condition: Int) -> [Finding] {
        switch law.kind {
        case .noTrap: return traps(law, home: condition)
        case .nothingFails, .gate, .linkArrives: return incidents(of: law.name)
        case .noLeak: return leaks(of: law.name, home: condition)
        case .never:
            let states = self.states { graph.has(condition, $0) }
            return nearest(states).map { [way(law.name, to: $0, others: states.count - 1)] } ?? []
        case .sometimes:
            if (0..<Int32(graph.count)).contains(where: { graph.has(condition, $0) }) { return [] }
            return [missing(law.name, "it was never so")]
        case .everyRoute(let routes):
            return routes.filter { !explorer.routes.contains($0.caseName) }.map {
                missing(law.name, "\($0.caseName) is taken by no way")
            }
        case .everyScreen(let names):
            return names.filter { !explorer.shown.contains($0) }.map { missing(law.name, "'\($0)' is shown by no way") }
        case .leadsTo: return dead(law, condition)
        case .asOnce(let links): return links.flatMap { doubled(law.name, $0) }
        case .within(let limit, _): return far(law, condition, limit)
        case .move(let words, let place, _): return strayed(law, words, place, condition)
        }
    }
}

extension Judge {
    private func states(where holds: (Int32) -> Bool) -> [Int32] { (0..<Int32(graph.count)).filter(holds) }

    /// The state with the shortest way; of several the one that was found first.
    private func nearest(_ states: [Int32]) -> Int32? {
        states.filter { ways.distance[Int($0)] >= 0 }.min { ways.distance[Int($0)] < ways.distance[Int($1)] }
    }

    private func way(_ law: String, _ text: String = "", to state: Int32, others: Int = 0) -> Finding {
        let details = others == 0 ? "" : "So it is in \(others.of("other state"))."
        return scenario.finding(
            Incidents.Title(law: law, text: text), ways.moves(to: state, in: graph) ?? [], log, details: details,
            extent: extent)
    }

    private func missing(_ law: String, _ text: String, details: String = "") -> Finding {
        scenario.finding(
            Incidents.Title(law: law, text: text), [], log, details: details, extent: extent, hasWay: false)
    }

    /// What was seen as moves were made, each with the shortest way to it.
    private func incidents(of law: String) -> [Finding] {
        explorer.incidents.titles.filter { $0.law == law }.compactMap { title in
            let places = (explorer.incidents.places[title] ?? []).filter { ways.distance[Int($0.state)] >= 0 }
            // Of several that are as near, that with the lowest numbers: the same one in every process.
            let nearest = places.min { one, other in
                (length(to: one), one.state, one.edge ?? -1) < (length(to: other), other.state, other.edge ?? -1)
            }
            guard let place = nearest else { return nil }
            var way = ways.moves(to: place.state, in: graph) ?? []
            if let edge = place.edge { way.append(graph.move(edge)) }
            return scenario.finding(title, way, log, extent: extent)
        }
    }

    private func length(to place: Incidents.Place) -> Int32 {
        ways.distance[Int(place.state)] + (place.edge == nil ? 0 : 1)
    }

    /// What leaks is seen at home, some moves after it was let go of: the way is looked for by going it again.
    private func leaks(of law: String, home: Int) -> [Finding] {
        let titles = explorer.incidents.titles.filter { $0.law == law }
        if titles.isEmpty { return [] }
        let entries = (0..<Int32(graph.count)).filter { ways.distance[Int($0)] >= 0 }.flatMap { state in
            graph.edges(of: state).filter { graph.targets[$0] >= 0 && graph.has(home, graph.targets[$0]) }
                .map { (edge: $0, length: Int(ways.distance[Int(state)]) + 1, state: state) }
        }.sorted { ($0.length, $0.edge) < ($1.length, $1.edge) }.prefix(2_000)
        return titles.map { title in
            var way = LongWay(explorer, ways, trail: explorer.incidents.trails[title] ?? [])
                .shortest { scenario.shows(title, $0, log) }
            // That is as short as it can be made, and another way may be shorter yet.
            for entry in entries where entry.length < way.count {
                let other = (ways.moves(to: entry.state, in: graph) ?? []) + [graph.move(entry.edge)]
                guard let shown = scenario.shows(title, other, log) else { continue }
                way = shown
                break
            }
            return scenario.finding(title, way, log, extent: extent)
        }
    }

    /// Links that lead elsewhere when they are followed once more.
    private func doubled(_ law: String, _ link: String) -> [Finding] {
        let states = self.states { state in
            guard let once = target(of: .link(link), from: state), let twice = target(of: .link(link), from: once)
            else {
                return false
            }
            return twice != once
        }
        guard let state = nearest(states) else { return [] }
        let way = (ways.moves(to: state, in: graph) ?? []) + [.link(link), .link(link)]
        return [scenario.finding(Incidents.Title(law: law, text: "'\(link)'"), way, log, extent: extent)]
    }

    private func target(of move: Move, from state: Int32) -> Int32? {
        let edge = graph.edges(of: state).first { graph.move($0) == move }
        return edge.map { graph.targets[$0] }.flatMap { $0 >= 0 ? $0 : nil }
    }

    /// Taps that lead elsewhere; that there is none of them at all is a finding as well.
    private func strayed(_ law: Law<App>, _ words: String, _ place: String?, _ condition: Int) -> [Finding] {
        var nearest: (state: Int32, edge: Int)?
        var isMade = false
        for state in 0..<Int32(graph.count) where ways.distance[Int(state)] >= 0 {
            for edge in graph.edges(of: state) where graph.move(edge).isTap(words, place) && graph.targets[edge] >= 0 {
                isMade = true
                if graph.has(condition, graph.targets[edge]) { continue }
                if let found = nearest, ways.distance[Int(found.state)] <= ways.distance[Int(state)] { continue }
                nearest = (state, edge)
            }
        }
        guard isMade else { return [missing(law.name, "it is tapped by no way")] }
        guard let nearest else { return [] }
        let way = (ways.moves(to: nearest.state, in: graph) ?? []) + [graph.move(nearest.edge)]
        return [
            scenario.finding(Incidents.Title(law: law.name, text: "it leads elsewhere"), way, log, extent: extent)
        ]
    }

    private func far(_ law: Law<App>, _ condition: Int, _ limit: Int) -> [Finding] {
        let states = self.states { graph.has(condition, $0) && usersWays.distance[Int($0)] >= 0 }
        guard let state = states.min(by: { usersWays.distance[Int($0)] < usersWays.distance[Int($1)] }) else {
            return [missing(law.name, "no way leads there")]
        }
        let distance = Int(usersWays.distance[Int(state)])
        guard distance > limit else { return [] }
        let title = Incidents.Title(law: law.name, text: "it takes \(distance)")
        return [
            scenario.finding(
                title, usersWays.moves(to: state, in: graph) ?? [], log, extent: extent, hasWay: false)
        ]
    }
}

extension Judge {
    /// Whether an edge is one that traps are judged by.
    private func leadsOn(_ edge: Int) -> Bool {
        graph.targets[edge] >= 0 && graph.edgeLeadsOn[edge]
    }

    /// The states from which one of some can be come to, as far as is known: what lies beyond a bound may lead there.
    private func canReach(_ goals: (Int32) -> Bool) -> [Bool] {
        var sources: [[Int32]] = Array(repeating: [], count: graph.count)
        var reaches = Array(repeating: false, count: graph.count)
        var line: [Int32] = []
        for state in 0..<Int32(graph.count) {
            var isOpen = goals(state) || graph.isFrontier[Int(state)]
            for edge in graph.edges(of: state) {
                if graph.targets[edge] == Graph.untried { isOpen = true }
                if leadsOn(edge) { sources[Int(graph.targets[edge])].append(state) }
            }
            if isOpen {
                reaches[Int(state)] = true
                line.append(state)
            }
        }
        while let state = line.popLast() {
            for source in sources[Int(state)] where !reaches[Int(source)] {
                reaches[Int(source)] = true
                line.append(source)
            }
        }
        return reaches
    }

    private func dead(_ law: Law<App>, _ condition: Int) -> [Finding] {
        let reaches = canReach { graph.has(condition + 1, $0) }
        let states = self.states { graph.has(condition, $0) && !reaches[Int($0)] }
        return nearest(states).map { [way(law.name, "not from here", to: $0, others: states.count - 1)] } ?? []
    }

    /// The terminal components that home is not in: a trap that leads into another is that one's.
    private func traps(_ law: Law<App>, home: Int) -> [Finding] {
        let reaches = canReach { graph.has(home, $0) }
        let caught = self.states { !reaches[Int($0)] }
        guard !caught.isEmpty else { return [] }
        let components = Components(in: graph, of: caught, by: leadsOn)
        var findings: [Finding] = []
        for component in components.terminal {
            guard let entry = nearest(component) else { continue }
            findings.append(way(law.name, to: entry, others: component.count - 1))
        }
        findings.sort { $0.way.count < $1.way.count }
        // Where the trees are the same, one of them says it.
        var trees: Set<String> = []
        findings.removeAll { !trees.insert($0.trees.last ?? "").inserted }
        return findings.prefix(3).enumerated().map { index, finding in
            let tree = finding.trees.last ?? ""
            let more =
                index == 0 && findings.count > 3 ? "There are \(findings.count) traps in all; three are shown." : ""
            return Finding(
                scenario: finding.scenario, law: finding.law, title: "\(law.name): no way home from \(tree)",
                way: finding.way, trees: finding.trees, details: finding.details + more, extent: extent, hasWay: true)
        }
    }
}
