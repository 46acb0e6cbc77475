/// A judge of a scenario's laws on all that was explored.
struct Judge<App> {
    let explorer: Explorer<App>
    let log: Log
    let extent: Extent
    let ways: Ways
    private let usersWays: Ways

    var scenario: Scenario<App> { explorer.scenario }
    var graph: Graph { explorer.graph }

    init(_ explorer: Explorer<App>, _ log: Log) {
        self.explorer = explorer
        self.log = log
        let graph = explorer.graph
        extent = explorer.extent
        ways = Ways(in: graph)
        usersWays = Ways(in: graph) { graph.edgeLeadsOn[$0] }
    }

    /// The findings, those that the scenario declares as meant, and the names of shared laws without an occasion.
    struct Judged {
        var found: [Finding] = []
        var meant: [Finding] = []
        var withoutOccasion: [String] = []
        var roundTrips: [RoundTripTally] = []
    }

    /// Judges the laws.
    ///
    /// - Parameter only: The name of the one law to judge; nil for all.
    func findings(only: String? = nil) -> Judged {
        if let only, !scenario.hasLaw(only) {
            let names = scenario.laws.map { "'\($0.name)'" }.joined(separator: ", ")
            return Judged(
                found: [missing(only, "'\(scenario.name)' has no such law", details: "Its laws: \(names).")])
        }
        let doubled = doubledLaws
        if !doubled.isEmpty { return Judged(found: doubled) }
        // All laws are judged to see if each meant finding is found.
        let isOfMeant = only == LawName.whatIsMeant
        func isAsked(_ law: String) -> Bool { only == nil || isOfMeant || only == law }
        var found: [Finding] = []
        var withoutOccasion: [String] = []
        let roundTrips = tried(scenario.laws.filter { isAsked($0.name) })
        if isAsked(LawName.someLaw), scenario.laws.isEmpty { found.append(missing(LawName.someLaw, "none is said")) }
        if isAsked(LawName.someMove), extent.edges == 0 {
            let text = extent.beyond > 0 ? "the launch is beyond a bound" : "none at launch"
            found.append(missing(LawName.someMove, text))
        }
        if isAsked(LawName.doubledOffers) { found += offers }
        if isAsked(LawName.actingOffers) { found += idleOffers }
        if isAsked(LawName.endingLinks) {
            found += incidents(
                of: LawName.endingLinks,
                "Its completion was not called, and nothing can call it any more. Call it on each way, with 'noChange' "
                    + "where the link does nothing.")
        }
        if isAsked(LawName.takenRoutes) { found += incidents(of: LawName.takenRoutes) }
        for (law, condition) in explorer.laws where isAsked(law.name) {
            let all = findings(of: law, condition, roundTrips)
            found += all.filter { !law.isShared || !$0.isAbsence }
            if law.isShared, all.contains(where: { $0.isAbsence }) { withoutOccasion.append(law.name) }
        }
        let meant = found.filter { finding in scenario.meant.contains { $0.covers(finding) } }
        let all = found
        if isOfMeant { found = [] } else { found.removeAll { meant.contains($0) } }
        for law in scenario.laws { shorten(&found, law) }
        found = joined(found)
        for one in scenario.meant where (only == nil || isOfMeant) && !meant.contains(where: one.covers) {
            let tree = all.first { $0.title == one.title }?.trees.last
            let details = (tree.map { "It is found at \($0). " } ?? "") + "It was meant: \(one.reason)"
            found.append(missing(LawName.whatIsMeant, "\(one) is found no more", details: details))
        }
        return Judged(
            found: found, meant: isOfMeant ? [] : meant, withoutOccasion: withoutOccasion, roundTrips: roundTrips)
    }

    /// A finding for each name that several laws have.
    private var doubledLaws: [Finding] {
        var names: Set<String> = []
        var doubled: [String] = []
        for law in scenario.laws where !names.insert(law.name).inserted && !doubled.contains(law.name) {
            doubled.append(law.name)
        }
        let remedy = "Name one of them: .noTrap { ... }.named(\"no trap in the shop\")."
        return doubled.map { missing(LawName.distinctNames, "several are called '\($0)'", details: remedy) }
    }

    private var offers: [Finding] {
        let doubled = incidents(of: LawName.doubledOffers)
        if scenario.offers.isEmpty || explorer.seen.unmatched.count < scenario.offers.count { return doubled }
        return doubled + [missing(LawName.doubledOffers, "no screen that is shown\(extent.within) has any")]
    }

    private func findings(of law: Law<App>, _ condition: Int, _ roundTrips: [RoundTripTally]) -> [Finding] {
        switch law.kind {
        case .noTrap, .noLeak, .leadsTo: return homeward(law, condition)
        case .nothingFails, .parity, .linksSeen: return incidents(of: law.name)
        case .gate(let gate, let guarded):
            let remark =
                explorer.seen.passed.union(explorer.seen.held).contains(gate)
                ? "" : "No gate of that name was asked\(extent.within)."
            return incidents(of: law.name, remark) + unmet(law, guarded)
        case .linkArrives(let link, _):
            if explorer.seen.arrivals.contains(link) { return incidents(of: law.name) }
            return [missing(law.name, "it completes by no way\(extent.within)")]
        case .never:
            let states = self.states { graph.has(condition, $0) }
            return ways.nearest(states).map { [finding(law.name, at: $0, others: states.count - 1)] } ?? []
        case .sometimes:
            if isEver(condition) { return [] }
            return [missing(law.name, "it was never so\(extent.within)")]
        case .everyRoute(let routes):
            return routes.filter { !explorer.seen.routes.contains($0) }.map {
                missing(law.name, "\($0) is taken by no way\(extent.within)")
            }
        case .everyScreen(let names):
            return names.filter { !explorer.seen.shown.contains($0) }.map {
                missing(law.name, "'\($0)' is shown by no way\(extent.within)")
            }
        case .asOnce(let links): return links.isEmpty ? repeated(law.name) : links.flatMap { repeated(law.name, $0) }
        case .within(let limit, _): return far(law, condition, limit)
        case .sameAtAnyWidth: return folded(law.name)
        case .whole(let rule): return findings(rule, law.name)
        case .comesBack: return roundTrips.first { $0.law == law.name }.map(findings) ?? []
        case .step(let rule):
            if explorer.seen.stepped.contains(law.name) { return incidents(of: law.name) }
            return [missing(law.name, "\(rule.unmade)\(extent.within)")]
        }
    }

    /// The findings of a law about a goal; if there are none, and no state meets the law's first condition, a finding
    /// that says so.
    private func homeward(_ law: Law<App>, _ condition: Int) -> [Finding] {
        let found: [Finding]
        switch law.kind {
        case .noTrap: found = traps(law, home: condition)
        case .noLeak: found = leaks(of: law.name, home: condition)
        default: found = dead(law, condition)
        }
        guard found.isEmpty, !isEver(condition) else { return found }
        let what = if case .leadsTo = law.kind { "where it begins" } else { "home" }
        return [missing(law.name, "\(what) is come to by no way\(extent.within)")]
    }

    private func isEver(_ condition: Int) -> Bool {
        (0..<Int32(graph.count)).contains { graph.has(condition, $0) }
    }

    /// A finding for each guarded screen, effect or route that is never reached.
    private func unmet(_ law: Law<App>, _ guarded: [Guarded]) -> [Finding] {
        guarded.filter { !explorer.seen.guarded.contains($0) }.map {
            missing(law.name, "'\($0.name)' is come to by no way\(extent.within)")
        }
    }
}

extension Judge {
    private func states(where holds: (Int32) -> Bool) -> [Int32] { (0..<Int32(graph.count)).filter(holds) }

    func finding(_ law: String, _ text: String = "", at state: Int32, others: Int = 0) -> Finding {
        explorer.progress.tick(shortening: "breaks '\(law)'")
        let details = others == 0 ? "" : "So it is in \(others.of("other state"))."
        return scenario.finding(
            Incidents.Title(law: law, text: text), ways.moves(to: state, in: graph) ?? [], log, details: details,
            extent: extent)
    }

    func missing(_ law: String, _ text: String, details: String = "") -> Finding {
        var finding = finding(law, text, details: details)
        finding.isAbsence = true
        return finding
    }

    /// A finding that no one way shows.
    func finding(_ law: String, _ text: String, details: String) -> Finding {
        scenario.finding(
            Incidents.Title(law: law, text: text), [], log, details: details, extent: extent, shownBy: .proof)
    }

    /// The findings seen while moves were made, each with the shortest way to it.
    ///
    /// - Parameter remark: A text for the details of each finding.
    private func incidents(of law: String, _ remark: String = "") -> [Finding] {
        explorer.incidents.titles.filter { $0.law == law }.compactMap { title in
            let places = (explorer.incidents.places[title] ?? []).filter { ways.distance[Int($0.state)] >= 0 }
            // Ties go to the lowest numbers: the same place in every process.
            let nearest = places.sorted { one, other in
                (length(to: one), one.state, one.edge ?? -1) < (length(to: other), other.state, other.edge ?? -1)
            }
            // An incident may depend on hidden state, which the shortest way need not bring about.
            for place in nearest.prefix(100) {
                var way = ways.moves(to: place.state, in: graph) ?? []
                if let edge = place.edge { way.append(graph.move(edge)) }
                if let shown = shows(title, way) { return finding(title, Shortened(moves: shown), remark) }
            }
            return finding(title, asGone(title), remark)
        }
    }

    /// The given moves that show an incident; nil if they do not.
    private func shows(_ title: Incidents.Title, _ moves: [Move]) -> [Move]? {
        explorer.progress.tick(shortening: "breaks '\(title.law)'")
        return scenario.shows(title, moves, log)
    }

    /// The moves made before an incident was first seen, shortened.
    private func asGone(_ title: Incidents.Title) -> Shortened {
        LongWay(explorer, ways, trail: explorer.incidents.trails[title] ?? []).shortest { shows(title, $0) }
    }

    private func finding(_ title: Incidents.Title, _ way: Shortened, _ remark: String = "") -> Finding {
        let details = [way.remark, remark].filter { !$0.isEmpty }.joined(separator: " ")
        return scenario.finding(
            title, way.moves, log, details: details, extent: extent, shownBy: way.isShown ? .way : .proof)
    }

    private func length(to place: Incidents.Place) -> Int32 {
        ways.distance[Int(place.state)] + (place.edge == nil ? 0 : 1)
    }

    /// The findings of a law about leaks. A leak is seen only at home, so ways to it are found by repeating them.
    private func leaks(of law: String, home: Int) -> [Finding] {
        let titles = explorer.incidents.titles.filter { $0.law == law }
        if titles.isEmpty { return [] }
        let entries = (0..<Int32(graph.count)).filter { ways.distance[Int($0)] >= 0 }.flatMap { state in
            graph.edges(of: state).filter { graph.targets[$0] >= 0 && graph.has(home, graph.targets[$0]) }
                .map { (edge: $0, length: Int(ways.distance[Int(state)]) + 1, state: state) }
        }.sorted { ($0.length, $0.edge) < ($1.length, $1.edge) }.prefix(2_000)
        return titles.map { title in
            var way = asGone(title)
            // No move of it can be dropped, but another way may be shorter.
            for entry in entries where entry.length < way.moves.count {
                let other = (ways.moves(to: entry.state, in: graph) ?? []) + [graph.move(entry.edge)]
                guard let shown = shows(title, other) else { continue }
                way = Shortened(moves: shown)
                break
            }
            return finding(title, way)
        }
    }

    /// A finding if a link followed twice leads elsewhere than once, or is never followed twice.
    private func repeated(_ law: String, _ link: String) -> [Finding] {
        let twice = states { self.twice(link, from: $0) != nil }
        if twice.isEmpty { return [missing(law, "'\(link)' is followed twice by no way\(extent.within)")] }
        let states = twice.filter { self.twice(link, from: $0) == true }
        guard let state = ways.nearest(states) else { return [] }
        let way = (ways.moves(to: state, in: graph) ?? []) + [.link(link), .link(link)]
        return [scenario.finding(Incidents.Title(law: law, text: LawText.twice(link)), way, log, extent: extent)]
    }

    /// The findings of links that are followed twice, of all that the scenario has.
    private func repeated(_ law: String) -> [Finding] {
        scenario.outside.filter { $0.move.kind == .link }.flatMap { outside in
            repeated(law, outside.move.words).filter { !$0.isAbsence }
        }
    }

    /// True if following a link twice from a state leads elsewhere than once; nil if this was not tried.
    private func twice(_ link: String, from state: Int32) -> Bool? {
        guard let once = target(of: .link(link), from: state) else { return nil }
        return target(of: .link(link), from: once).map { $0 != once }
    }

    private func target(of move: Move, from state: Int32) -> Int32? {
        let edge = graph.edges(of: state).first { graph.move($0) == move }
        return edge.map { graph.targets[$0] }.flatMap { $0 >= 0 ? $0 : nil }
    }

    /// The findings of folds that change more than the width, or one of a move that differs by width.
    private func folded(_ law: String) -> [Finding] {
        if target(of: .fold, from: 0) == nil { return [missing(law, "no window is folded: say '.folds()'")] }
        let changing = incidents(of: law)
        if !changing.isEmpty { return changing }
        let differing = states { _ in true }.compactMap { state in self.differing(from: state).map { (state, $0) } }
        guard let nearest = ways.nearest(differing.map(\.0)),
            let move = differing.first(where: { $0.0 == nearest })?.1
        else { return [] }
        let way = ways.moves(to: nearest, in: graph) ?? []
        return [scenario.differing(law, move, after: way, log, others: differing.count - 1, extent: extent)]
    }

    /// A move after which a fold leads elsewhere than the move after the fold; nil if there is none.
    private func differing(from state: Int32) -> Move? {
        guard let folded = target(of: .fold, from: state) else { return nil }
        let edges = graph.edges(of: state)
        for edge in edges {
            let move = graph.move(edge)
            // Of several with one name, fewer may be in sight.
            guard move.isSameAtAnyWidth, move.number == 1,
                !edges.contains(where: { graph.move($0) == move.numbered(2) }),
                let other = graph.edges(of: folded).first(where: { graph.move($0) == move }),
                graph.targets[edge] >= 0, graph.targets[other] >= 0,
                let done = target(of: .fold, from: graph.targets[edge]), done != graph.targets[other],
                !explorer.seen.heldUp.contains(edge), !explorer.seen.heldUp.contains(other)
            else { continue }
            return move
        }
        return nil
    }

    private func far(_ law: Law<App>, _ condition: Int, _ limit: Int) -> [Finding] {
        guard let state = usersWays.nearest(states { graph.has(condition, $0) }) else {
            return [missing(law.name, "no way leads there\(extent.within)")]
        }
        let distance = Int(usersWays.distance[Int(state)])
        guard distance > limit else { return [] }
        let title = Incidents.Title(law: law.name, text: "it takes \(distance)\(extent.within)")
        return [
            scenario.finding(
                title, usersWays.moves(to: state, in: graph) ?? [], log, extent: extent,
                shownBy: .proof)
        ]
    }
}

extension Judge {
    /// True for a known edge that traps are judged by.
    func leadsOn(_ edge: Int) -> Bool {
        graph.targets[edge] >= 0 && graph.edgeLeadsOn[edge]
    }

    /// True for each state from which a goal may be reached. An untried edge, or a state beyond a bound, may lead
    /// there.
    func canReach(_ goals: (Int32) -> Bool, beyondBounds mayReach: Bool = true) -> [Bool] {
        var sources: [[Int32]] = Array(repeating: [], count: graph.count)
        var reaches = Array(repeating: false, count: graph.count)
        var line: [Int32] = []
        for state in 0..<Int32(graph.count) {
            var isOpen = goals(state) || mayReach && graph.isFrontier[Int(state)]
            for edge in graph.edges(of: state) {
                if mayReach, graph.targets[edge] == Graph.untried { isOpen = true }
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
        return ways.nearest(states).map { [finding(law.name, "not from here", at: $0, others: states.count - 1)] } ?? []
    }

    /// A finding for each set of states without home that nothing leads out of, unless its tree has one already.
    private func traps(_ law: Law<App>, home: Int) -> [Finding] {
        let reaches = canReach { graph.has(home, $0) }
        let caught = self.states { !reaches[Int($0)] }
        guard !caught.isEmpty else { return growingTrap(law, home: home).map { [$0] } ?? [] }
        let components = Components(in: graph, of: caught, by: leadsOn)
        var findings: [Finding] = []
        for component in components.terminal {
            guard let entry = ways.nearest(component) else { continue }
            findings.append(finding(law.name, at: entry, others: component.count - 1))
        }
        findings.sort { $0.way.count < $1.way.count }
        // One finding is enough for each tree.
        var trees: Set<String> = []
        findings.removeAll { !trees.insert($0.trees.last ?? "").inserted }
        return findings.map { finding in
            var finding = finding
            finding.title = "\(law.name): no way home from \(finding.trees.last ?? "")"
            return finding
        }
    }
}
