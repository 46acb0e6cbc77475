/// States, and edges from one to another, by number. State 0 is the first one.
struct Graph: Sendable {
    /// The target of an edge that was not tried.
    static let untried: Int32 = -1
    /// The target of an edge that is not to be tried: it starts beyond a bound, or the exploration has a goal and the
    /// edge does not lead on.
    static let beyond: Int32 = -2

    private(set) var moves: [Move] = []
    private var numbers: [Move: Int32] = [:]

    private(set) var states: [Digest: Int32] = [:]
    /// The first edge of each state, and at the end the number of edges.
    private(set) var starts: [Int32] = [0]
    private(set) var edgeMoves: [Int32] = []
    private(set) var edgeLeadsOn: [Bool] = []
    var targets: [Int32] = []
    /// A hash of the printed tree in each state, if a law compares them.
    private(set) var trees: [UInt64] = []
    /// True for states in which a bound was met.
    private(set) var isFrontier: [Bool] = []
    /// The bits of the laws' conditions for each state, in `markWords` words each.
    private(set) var marks: [UInt64] = []
    let markWords: Int

    /// The number of untried edges within the bounds, and that of each state.
    private(set) var untriedCount = 0
    private(set) var untried: [Int32] = []

    init(conditions: Int) { markWords = max(1, (conditions + 63) / 64) }

    var count: Int { isFrontier.count }

    func edges(of state: Int32) -> Range<Int> { Int(starts[Int(state)])..<Int(starts[Int(state) + 1]) }

    func move(_ edge: Int) -> Move { moves[Int(edgeMoves[edge])] }

    func source(of edge: Int) -> Int32 {
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= edge { low = middle } else { high = middle }
        }
        return Int32(low)
    }

    func marks(of state: Int32) -> ArraySlice<UInt64> {
        marks[Int(state) * markWords..<(Int(state) + 1) * markWords]
    }

    func has(_ mark: Int, _ state: Int32) -> Bool {
        marks[Int(state) * markWords + mark / 64] & (1 << UInt64(mark % 64)) != 0
    }

    /// Adds a state. Beyond a bound, none of its edges has to be tried.
    mutating func add(
        _ key: Digest, tree: UInt64, _ choices: [Choice], marks newMarks: [UInt64], isFrontier beyond: Bool,
        usersOnly: Bool
    ) -> Int32 {
        let state = Int32(count)
        states[key] = state
        isFrontier.append(beyond)
        trees.append(tree)
        marks += newMarks
        untried.append(0)
        for choice in choices {
            edgeMoves.append(number(of: choice.move))
            edgeLeadsOn.append(choice.leadsOn)
            let isGone = !beyond && (choice.leadsOn || !usersOnly)
            targets.append(isGone ? Self.untried : Self.beyond)
            if isGone {
                untriedCount += 1
                untried[Int(state)] += 1
            }
        }
        starts.append(Int32(edgeMoves.count))
        return state
    }

    /// Adds a state in which the app was not yet: its moves, and what the laws say of it, are those of another.
    mutating func add(_ key: Digest, like other: Int32, isFrontier beyond: Bool) -> Int32 {
        let state = Int32(count)
        states[key] = state
        isFrontier.append(beyond)
        trees.append(trees[Int(other)])
        marks += Array(marks(of: other))
        untried.append(0)
        for edge in edges(of: other) {
            edgeMoves.append(edgeMoves[edge])
            edgeLeadsOn.append(edgeLeadsOn[edge])
            targets.append(beyond ? Self.beyond : Self.untried)
        }
        if !beyond {
            untried[Int(state)] = Int32(edgeMoves.count) - starts[Int(state)]
            untriedCount += Int(untried[Int(state)])
        }
        starts.append(Int32(edgeMoves.count))
        return state
    }

    private mutating func number(of move: Move) -> Int32 {
        if let number = numbers[move] { return number }
        let number = Int32(moves.count)
        moves.append(move)
        numbers[move] = number
        return number
    }

    mutating func lead(_ edge: Int, of source: Int32, to state: Int32) {
        if targets[edge] == Self.untried {
            untriedCount -= 1
            untried[Int(source)] -= 1
        }
        targets[edge] = state
    }

    /// An edge that may lead back from a state beyond a bound; tried before the app is launched again.
    func wayBack(of state: Int32) -> Int? {
        guard isFrontier[Int(state)] else { return nil }
        let edges = edges(of: state).filter { targets[$0] == Self.beyond && edgeLeadsOn[$0] }
        for kind in [Move.Kind.back, .answer, .tab, .drag, .swipe, .turn, .close, .focus] {
            if let edge = edges.first(where: { move($0).kind == kind }) { return edge }
        }
        return nil
    }

    func firstUntried(of state: Int32) -> Int? {
        untried[Int(state)] == 0 ? nil : edges(of: state).first { targets[$0] == Self.untried }
    }
}

/// The shortest ways from a state over known edges; among equals, the first in the order of the moves.
struct Ways {
    /// The edge by which each state is first reached; -1 for none.
    private var by: [Int32] = []
    private(set) var distance: [Int32] = []
    private let start: Int32

    /// Finds the ways from a state to all others, over edges that a closure accepts.
    init(in graph: Graph, from start: Int32 = 0, where counts: (Int) -> Bool = { _ in true }) {
        self.start = start
        by = Array(repeating: -1, count: graph.count)
        distance = Array(repeating: -1, count: graph.count)
        distance[Int(start)] = 0
        var line: [Int32] = [start]
        var next = 0
        while next < line.count {
            let state = line[next]
            next += 1
            for edge in graph.edges(of: state) where graph.targets[edge] >= 0 && counts(edge) {
                let target = Int(graph.targets[edge])
                guard distance[target] < 0 else { continue }
                distance[target] = distance[Int(state)] + 1
                by[target] = Int32(edge)
                line.append(Int32(target))
            }
        }
    }

    /// The edges of the shortest way to a state; nil if there is none.
    func edges(to state: Int32, in graph: Graph) -> [Int]? {
        guard distance[Int(state)] >= 0 else { return nil }
        var edges: [Int] = []
        var state = state
        while state != start {
            let edge = Int(by[Int(state)])
            edges.append(edge)
            state = graph.source(of: edge)
        }
        return edges.reversed()
    }

    /// The nearest of some states, among equals the first; nil if none can be reached.
    func nearest(_ states: [Int32]) -> Int32? {
        states.filter { distance[Int($0)] >= 0 }.min { distance[Int($0)] < distance[Int($1)] }
    }

    /// The states that can be reached, the nearest first.
    var inOrder: [Int32] {
        distance.indices.filter { distance[$0] >= 0 }.map { Int32($0) }
            .sorted { (distance[Int($0)], $0) < (distance[Int($1)], $1) }
    }

    func moves(to state: Int32, in graph: Graph) -> [Move]? { edges(to: state, in: graph)?.map(graph.move) }
}
