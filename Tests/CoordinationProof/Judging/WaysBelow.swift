/// All ways from the launch to a state that have fewer moves than a limit, the shortest first; among equals, in the order
/// of the moves. In contrast to ``Ways``, they may pass a state twice.
struct WaysBelow: Sequence, IteratorProtocol {
    private let graph: Graph
    private let limit: Int
    /// The least number of moves from each state to the last one; nil for a state from which none lead there.
    private let distance: [Int?]
    private let state: Int32
    private var length = 0
    /// The edges that are left to try after each move of the current way.
    private var rest: [ArraySlice<Int>] = []
    private var way: [Int] = []

    init(_ limit: Int, to state: Int32, in graph: Graph) {
        (self.graph, self.limit, self.state) = (graph, limit, state)
        distance = Self.distances(to: state, in: graph)
        rest = [edges(from: 0)]
    }

    mutating func next() -> [Move]? {
        while length < limit {
            if length == 0 {
                lengthen()
                if state == 0 { return [] }
                continue
            }
            guard let edge = rest[rest.count - 1].popFirst() else {
                rest.removeLast()
                if way.popLast() == nil { lengthen() }
                continue
            }
            let target = graph.targets[edge]
            guard let least = distance[Int(target)], way.count + 1 + least <= length else { continue }
            way.append(edge)
            if way.count < length {
                rest.append(edges(from: target))
            } else {
                defer { way.removeLast() }
                return way.map(graph.move)
            }
        }
        return nil
    }

    private mutating func lengthen() {
        length += 1
        (way, rest) = ([], [edges(from: 0)])
    }

    private func edges(from state: Int32) -> ArraySlice<Int> {
        graph.edges(of: state).filter { graph.targets[$0] >= 0 }[...]
    }

    private static func distances(to state: Int32, in graph: Graph) -> [Int?] {
        var sources: [[Int32]] = Array(repeating: [], count: graph.count)
        for source in 0..<Int32(graph.count) {
            for edge in graph.edges(of: source) where graph.targets[edge] >= 0 {
                sources[Int(graph.targets[edge])].append(source)
            }
        }
        var distance: [Int?] = Array(repeating: nil, count: graph.count)
        var (line, next) = ([state], 0)
        distance[Int(state)] = 0
        while next < line.count {
            let target = line[next]
            next += 1
            for source in sources[Int(target)] where distance[Int(source)] == nil {
                distance[Int(source)] = distance[Int(target)].map { $0 + 1 }
                line.append(source)
            }
        }
        return distance
    }
}
