/// A repeated search for the nearest state with an untried edge.
///
/// It searches near the app's state first. If nothing is untried there, it uses a map of the whole graph, with the edge
/// that leads nearer from each state, and draws it again when its goals have been tried.
struct Nearest {
    private var stamps: [Int32] = []
    private var by: [Int32] = []
    private var from: [Int32] = []
    private var stamp: Int32 = 0
    private var line: [Int32] = []

    /// The edge that leads nearer from each state, and the state at the end of that way; -1 for none.
    private var onward: [Int32] = []
    private var goals: [Int32] = []

    private static let near = 256

    /// The edges of a short way to an untried edge; nil if none can be reached.
    mutating func untried(from start: Int32, in graph: Graph) -> [Int]? {
        if let way = near(start, in: graph) { return way }
        // All that can be reached is near.
        if line.count < Self.near { return nil }
        if let way = wayOnMap(start, in: graph) { return way }
        draw(graph)
        return wayOnMap(start, in: graph)
    }

    /// The edges of a way to an untried edge among the 256 nearest states; nil if there is none.
    mutating func near(_ start: Int32, in graph: Graph) -> [Int]? {
        while stamps.count < graph.count {
            stamps.append(0)
            by.append(-1)
            from.append(-1)
        }
        stamp += 1
        line.removeAll(keepingCapacity: true)
        line.append(start)
        stamps[Int(start)] = stamp
        var next = 0
        while next < line.count, next < Self.near {
            let state = line[next]
            next += 1
            if graph.untried[Int(state)] > 0 { return way(from: start, to: state) }
            for edge in graph.edges(of: state) {
                let target = graph.targets[edge]
                guard target >= 0, stamps[Int(target)] != stamp else { continue }
                stamps[Int(target)] = stamp
                by[Int(target)] = Int32(edge)
                from[Int(target)] = state
                line.append(target)
            }
        }
        return nil
    }

    private func way(from start: Int32, to end: Int32) -> [Int] {
        var edges: [Int] = []
        var state = end
        while state != start {
            edges.append(Int(by[Int(state)]))
            state = from[Int(state)]
        }
        return edges.reversed()
    }

    private func wayOnMap(_ start: Int32, in graph: Graph) -> [Int]? {
        guard Int(start) < goals.count, goals[Int(start)] >= 0, graph.untried[Int(goals[Int(start)])] > 0 else {
            return nil
        }
        var edges: [Int] = []
        var state = start
        while graph.untried[Int(state)] == 0 {
            let edge = Int(onward[Int(state)])
            edges.append(edge)
            state = graph.targets[edge]
        }
        return edges
    }

    /// Draws the map, backwards from all states with untried edges.
    private mutating func draw(_ graph: Graph) {
        let count = graph.count
        onward = Array(repeating: -1, count: count)
        goals = Array(repeating: -1, count: count)
        // The edges that lead to each state, one list after the other.
        var starts = Array(repeating: Int32(0), count: count + 1)
        for target in graph.targets where target >= 0 { starts[Int(target) + 1] += 1 }
        for state in 0..<count { starts[state + 1] += starts[state] }
        var ends = starts
        var sources = Array(repeating: Int32(0), count: Int(starts[count]))
        var edges = sources
        for state in 0..<count {
            for edge in graph.edges(of: Int32(state)) {
                let target = Int(graph.targets[edge])
                guard target >= 0 else { continue }
                sources[Int(ends[target])] = Int32(state)
                edges[Int(ends[target])] = Int32(edge)
                ends[target] += 1
            }
        }
        line.removeAll(keepingCapacity: true)
        for state in 0..<count where graph.untried[state] > 0 {
            goals[state] = Int32(state)
            line.append(Int32(state))
        }
        var next = 0
        while next < line.count {
            let state = Int(line[next])
            next += 1
            for index in Int(starts[state])..<Int(starts[state + 1]) {
                let source = Int(sources[index])
                guard goals[source] < 0 else { continue }
                goals[source] = goals[state]
                onward[source] = edges[index]
                line.append(Int32(source))
            }
        }
    }
}
