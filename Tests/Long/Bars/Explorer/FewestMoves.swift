import CoordinationProof

/// How many moves a walk over every edge takes at least, where the app may be launched anew at any time for nothing.
///
/// From a state with more edges out of it than into it a walk has to leave more often than it comes there by going along
/// each edge once, so it comes there by others again. The cheapest of all such ways are a flow: from the states that are
/// come to more often than they are left, and from launches, to those that are left more often. It is found by taking all
/// shortest ways that are left, again and again.
struct FewestMoves {
    private var arcs: [[Int]]
    private var targets: [Int] = []
    private var room: [Int] = []
    private var costs: [Int] = []
    private var distances: [Int] = []
    private var next: [Int] = []
    private var isOnWay: [Bool] = []
    private let (source, sink): (Int, Int)

    static func over(_ graph: PlainGraph) -> Int {
        var flow = FewestMoves(graph)
        return graph.edges.reduce(0) { $0 + $1.count } + flow.cost()
    }

    private init(_ graph: PlainGraph) {
        let count = graph.edges.count
        (source, sink) = (count, count + 1)
        arcs = Array(repeating: [], count: count + 2)
        var missing = graph.edges.map(\.count)
        for (state, edges) in graph.edges.enumerated() {
            for target in edges.values {
                missing[target] -= 1
                connect(state, target, room: .max, cost: 1)
            }
        }
        connect(source, 0, room: .max, cost: 0)
        for (state, missing) in missing.enumerated() where missing != 0 {
            missing > 0
                ? connect(state, sink, room: missing, cost: 0) : connect(source, state, room: -missing, cost: 0)
        }
    }

    /// Every arc is followed by one that takes back what goes along it.
    private mutating func connect(_ from: Int, _ to: Int, room: Int, cost: Int) {
        arcs[from].append(targets.count)
        arcs[to].append(targets.count + 1)
        targets += [to, from]
        self.room += [room, 0]
        costs += [cost, -cost]
    }

    private mutating func cost() -> Int {
        var cost = 0
        while measure() {
            next = Array(repeating: 0, count: arcs.count)
            isOnWay = Array(repeating: false, count: arcs.count)
            cost += distances[sink] * send(.max, from: source)
        }
        return cost
    }

    /// Measures how far each state is from the source, by arcs with room.
    ///
    /// - Returns: Whether there is a way to the sink.
    private mutating func measure() -> Bool {
        distances = Array(repeating: .max, count: arcs.count)
        distances[source] = 0
        var isInLine = Array(repeating: false, count: arcs.count)
        var line = [source]
        var first = 0
        while first < line.count {
            let state = line[first]
            first += 1
            isInLine[state] = false
            for arc in arcs[state] where room[arc] > 0 && distances[state] + costs[arc] < distances[targets[arc]] {
                distances[targets[arc]] = distances[state] + costs[arc]
                guard !isInLine[targets[arc]] else { continue }
                isInLine[targets[arc]] = true
                line.append(targets[arc])
            }
        }
        return distances[sink] < .max
    }

    /// Sends as much as has room along shortest ways.
    private mutating func send(_ amount: Int, from state: Int) -> Int {
        if state == sink { return amount }
        isOnWay[state] = true
        defer { isOnWay[state] = false }
        var sent = 0
        while sent < amount, next[state] < arcs[state].count {
            let arc = arcs[state][next[state]]
            let target = targets[arc]
            if room[arc] > 0, !isOnWay[target], distances[target] == distances[state] + costs[arc] {
                let part = send(min(amount - sent, room[arc]), from: target)
                if part > 0 {
                    sent += part
                    // What has room for anything stays so.
                    if room[arc] < .max { room[arc] -= part }
                    if room[arc ^ 1] < .max { room[arc ^ 1] += part }
                    continue
                }
            }
            next[state] += 1
        }
        return sent
    }
}
