/// The moves of an exploration, in the order in which they were made.
struct Journal {
    /// The edges, and -1 for each launch but the first.
    private var edges: [Int32] = []

    mutating func note(_ edge: Int) { edges.append(Int32(edge)) }

    mutating func noteLaunch() { edges.append(-1) }

    /// Returns the moves from a launch to the first that is meant, with the states in which they were made; none if no
    /// move is. O(moves).
    func trail(in graph: Graph, to isMeant: (_ edge: Int) -> Bool) -> [(edge: Int, state: Int32)] {
        guard let end = edges.firstIndex(where: { $0 >= 0 && isMeant(Int($0)) }) else { return [] }
        let start = edges[...end].lastIndex(of: -1).map { $0 + 1 } ?? 0
        return edges[start...end].map { (Int($0), graph.source(of: Int($0))) }
    }
}
