/// The moves that an exploration need not make, as tabs are independent: a move that was made in one state leads from
/// each that differs in other tabs alone to the one that differs likewise.
struct Conclusions {
    /// A state without its tabs.
    private struct Rest {
        let digest: Digest
        /// The indices of the tabs that are shown.
        let shown: [Int]
        let items: Set<Int>
    }

    /// All states with one rest, the same in the tabs that are shown, and the same items that are alike.
    private struct Place {
        /// The first state in which the app was here, and the reading that was made in it; nil before.
        var visited: (state: Int32, reading: StateReading, isStopped: Bool)?
        var states: [Int32] = []
        /// The outcomes of the moves, in their order.
        var outcomes: [Outcome] = []
        /// The edges that would lead to states here.
        var waiting: [(state: Int32, offset: Int)] = []
    }

    private enum Outcome {
        /// The rules, by the contents of the tabs aside that the move depends on.
        case rules([[Int32]: Rule])
        /// The move is made in each state.
        case made
    }

    /// An outcome that holds whatever is in tabs that are not shown, but for those that the move depends on.
    private struct Rule {
        /// The rest to which the move leads.
        let rest: Int32
        /// The tabs that were shown or that it depends on, and their new contents.
        let tabs: [Int]
        let contents: [Int32]
        /// The edge that was made.
        let edge: Int
        /// The number of edges to which it was applied.
        var uses = 0
    }

    private var rests: [Rest] = []
    private var restNumbers: [Digest: Int32] = [:]
    private var contents: [(digest: Digest, screens: Int, items: Set<Int>)] = []
    private var contentNumbers: [Digest: Int32] = [:]
    private var places: [Place] = []
    private var placeNumbers: [Digest: Int] = [:]

    private var restOfState: [Int32] = []
    private var placeOfState: [Int] = []
    private var isVisited: [Bool] = []
    private var starts: [Int] = [0]
    /// The contents of the tabs of all states, one after the other.
    private var vectors: [Int32] = []

    private var pending: [(state: Int32, offset: Int)] = []

    /// The number of edges that were concluded.
    private(set) var count = 0
    /// The moves with rules that were used, by their numbers in the graph.
    private var ruledMoves: Set<Int32> = []
    /// The number of edges that are made although they could be concluded.
    private(set) var checked = 0
    /// The edge from which each edge was concluded; -1 for one that was made, and beyond the end.
    private var models: [Int32] = []
    /// The tabs aside that moves depend on, as they were seen to change them, or to do something else with others.
    private(set) var dependent: [Move: [Int]]
    /// The same, by the numbers of moves in the graph.
    private var asideOfMove: [Int32: [Int]] = [:]
    private let limit: Int

    /// - Parameters:
    ///   - dependent: The tabs that moves are known to depend on.
    ///   - limit: The most edges that are concluded.
    init(dependent: [Move: [Int]], limit: Int) { (self.dependent, self.limit) = (dependent, limit) }
}

extension Conclusions {
    /// True if the app has not been in a state.
    func isUnvisited(_ state: Int32) -> Bool { !isVisited[Int(state)] }

    /// Notes that the app is in a state, maybe for the first time.
    mutating func arrive(in state: Int32, _ reading: StateReading, isStopped: Bool) {
        if Int(state) == placeOfState.count { add(state, rest: number(of: reading), number(ofContents: reading)) }
        guard !isVisited[Int(state)] else { return }
        isVisited[Int(state)] = true
        let place = placeOfState[Int(state)]
        guard places[place].visited == nil else { return }
        places[place].visited = (state, reading, isStopped)
        pending += places[place].waiting
        places[place].waiting = []
    }

    /// The edge that was made, from which an edge was concluded; nil for one that was made itself.
    func model(of edge: Int) -> Int? { models.indices.contains(edge) && models[edge] >= 0 ? Int(models[edge]) : nil }

    /// The state first visited among those that are the same in what is shown.
    func representative(of state: Int32) -> Int32 { places[placeOfState[Int(state)]].visited?.state ?? state }

    /// Learns from a move that was made. Returns false if it does something else than was concluded from it.
    mutating func learn(_ edge: Int, in graph: Graph, from source: Int32, to target: Int32) -> Bool {
        let offset = edge - Int(graph.starts[Int(source)])
        let place = placeOfState[Int(source)]
        if places[place].outcomes.isEmpty {
            places[place].outcomes = Array(repeating: .rules([:]), count: graph.edges(of: source).count)
        }
        guard case .rules(var rules) = places[place].outcomes[offset] else { return true }
        let (before, after) = (Array(vector(of: source)), Array(vector(of: target)))
        if let rule = rules[contents(of: source, in: tabsAside(edge, graph))] {
            if restOfState[Int(target)] == rule.rest, after == contents(of: source, by: rule) { return true }
            return noteDifference(between: rule.edge, and: edge, in: graph)
        }
        guard before.count == after.count else {
            places[place].outcomes[offset] = .made
            return true
        }
        let shown = rests[Int(restOfState[Int(source)])].shown
        let changed = before.indices.filter { before[$0] != after[$0] && !shown.contains($0) }
        let holds = note(dependsOn: changed, edge, in: graph)
        let aside = tabsAside(edge, graph)
        let key = contents(of: source, in: aside)
        let tabs = Set(shown + aside).sorted()
        rules[key] = Rule(
            rest: restOfState[Int(target)], tabs: tabs, contents: contents(of: target, in: tabs), edge: edge)
        places[place].outcomes[offset] = .rules(rules)
        for state in places[place].states where contents(of: state, in: aside) == key {
            pending.append((state, offset))
        }
        return holds
    }

    /// Notes that two edges of one move, which should do the same, do not: the move depends on the tabs in which their
    /// states differ. Returns false if a rule of it was used.
    mutating func noteDifference(between one: Int, and other: Int, in graph: Graph) -> Bool {
        let states = [one, other].map { Array(vector(of: graph.source(of: $0))) }
        let different = states[0].indices.filter { states[0][$0] != states[1][$0] }
        // If nothing differs, it depends on more than tabs, and is made everywhere.
        return note(dependsOn: different.isEmpty ? Array(states[0].indices) : different, other, in: graph)
    }

    /// Notes tabs that the move of an edge depends on. Returns false if there are any, and a rule of it was used.
    private mutating func note(dependsOn tabs: [Int], _ edge: Int, in graph: Graph) -> Bool {
        let aside = tabsAside(edge, graph)
        let all = Set(aside + tabs).sorted()
        if all == aside { return true }
        (dependent[graph.move(edge)], asideOfMove[graph.edgeMoves[edge]]) = (all, all)
        return !ruledMoves.contains(graph.edgeMoves[edge])
    }

    /// The tabs aside that the move of an edge depends on.
    private mutating func tabsAside(_ edge: Int, _ graph: Graph) -> [Int] {
        let number = graph.edgeMoves[edge]
        if let known = asideOfMove[number] { return known }
        let tabs = dependent[graph.move(edge)] ?? []
        asideOfMove[number] = tabs
        return tabs
    }

    /// Concludes all that follows from what is known.
    ///
    /// - Parameters:
    ///   - graph: The graph, to which states and edges are added.
    ///   - isBeyond: Returns true for a reading beyond a bound.
    ///   - note: Receives each edge that was concluded, its target, the edge that was made, and a state that shows the
    ///     same as the target.
    mutating func conclude(
        in graph: inout Graph, isBeyond: (StateReading) -> Bool,
        note: (_ edge: Int, _ target: Int32, _ made: Int, _ like: Int32) -> Void
    ) {
        while count < limit, let (state, offset) = pending.popLast() {
            let edge = Int(graph.starts[Int(state)]) + offset
            let source = placeOfState[Int(state)]
            guard graph.targets[edge] == Graph.untried, case .rules(var rules) = places[source].outcomes[offset]
            else { continue }
            let key = contents(of: state, in: tabsAside(edge, graph))
            guard var rule = rules[key] else { continue }
            let contents = contents(of: state, by: rule)
            let place = number(ofPlace: rule.rest, contents)
            guard let visited = places[place].visited else {
                places[place].waiting.append((state, offset))
                continue
            }
            ruledMoves.insert(graph.edgeMoves[edge])
            rule.uses += 1
            rules[key] = rule
            places[source].outcomes[offset] = .rules(rules)
            if isChecked(edge, rule) {
                checked += 1
                continue
            }
            let digest = StateReading.key(
                rests[Int(rule.rest)].digest, contents.lazy.map { [known = self.contents] in known[Int($0)].digest })
            let target: Int32
            if let known = graph.states[digest] {
                target = known
            } else {
                var reading = visited.reading
                for (tab, content) in zip(visited.reading.tabs, contents) {
                    reading.screens += self.contents[Int(content)].screens - tab.screens
                }
                target = graph.add(digest, like: visited.state, isFrontier: visited.isStopped || isBeyond(reading))
                add(target, rest: rule.rest, contents)
            }
            graph.lead(edge, of: state, to: target)
            while models.count <= edge { models.append(-1) }
            models[edge] = Int32(rule.edge)
            count += 1
            note(edge, target, rule.edge, visited.state)
        }
    }
}

extension Conclusions {
    /// True for an edge that is made although it could be concluded: the first thousand, and of each rule the first,
    /// and ever fewer.
    private func isChecked(_ edge: Int, _ rule: Rule) -> Bool {
        if count < 1_000, checked < 1_000 { return true }
        let odds = UInt64(count < 20_000 ? rule.uses : rule.uses * rule.uses)
        return (UInt64(edge) &* 0x9E37_79B9_7F4A_7C15 >> 33) % odds == 0
    }

    /// The contents of the tabs after a move that follows a rule.
    private func contents(of state: Int32, by rule: Rule) -> [Int32] {
        var contents = Array(vector(of: state))
        for (index, content) in zip(rule.tabs, rule.contents) { contents[index] = content }
        return contents
    }

    /// The contents of some tabs.
    private func contents(of state: Int32, in tabs: [Int]) -> [Int32] {
        if tabs.isEmpty { return [] }
        let vector = vector(of: state)
        return tabs.map { $0 < vector.count ? vector[vector.startIndex + $0] : -1 }
    }

    private func vector(of state: Int32) -> ArraySlice<Int32> { vectors[starts[Int(state)]..<starts[Int(state) + 1]] }

    private mutating func add(_ state: Int32, rest: Int32, _ contents: [Int32]) {
        restOfState.append(rest)
        vectors += contents
        starts.append(vectors.count)
        isVisited.append(false)
        let place = number(ofPlace: rest, contents)
        placeOfState.append(place)
        places[place].states.append(state)
        for (offset, outcome) in places[place].outcomes.enumerated() {
            if case .rules(let rules) = outcome, !rules.isEmpty { pending.append((state, offset)) }
        }
    }

    private mutating func number(of reading: StateReading) -> Int32 {
        if let number = restNumbers[reading.rest] { return number }
        let number = Int32(rests.count)
        rests.append(
            Rest(
                digest: reading.rest, shown: reading.tabs.indices.filter { reading.tabs[$0].isShown },
                items: reading.itemsAround))
        restNumbers[reading.rest] = number
        return number
    }

    private mutating func number(ofContents reading: StateReading) -> [Int32] {
        reading.tabs.map { tab in
            if let number = contentNumbers[tab.content] { return number }
            let number = Int32(contents.count)
            contents.append((tab.content, tab.screens, tab.items))
            contentNumbers[tab.content] = number
            return number
        }
    }

    private mutating func number(ofPlace rest: Int32, _ contents: [Int32]) -> Int {
        let shown = rests[Int(rest)].shown
        var key = StateReading.key(rests[Int(rest)].digest, shown.map { self.contents[Int(contents[$0])].digest })
        // The moves that are left out depend on the items in all tabs.
        var items = rests[Int(rest)].items
        for content in contents { items.formUnion(self.contents[Int(content)].items) }
        for item in items.sorted() { key.add(UInt64(item)) }
        if let number = placeNumbers[key] { return number }
        let number = places.count
        places.append(Place())
        placeNumbers[key] = number
        return number
    }
}
