/// The moves from a launch to an incident, to be made fewer: the shortest way to the same state does not show the
/// incident.
struct LongWay<App> {
    private let graph: Graph
    private let ways: Ways
    private let trail: [(edge: Int, state: Int32)]

    init(_ explorer: Explorer<App>, _ ways: Ways, trail: [(edge: Int, state: Int32)]) {
        graph = explorer.graph
        self.ways = ways
        self.trail = trail
    }

    /// Returns a short way that shows the incident: the shortest one to a state near the end, then the moves that were
    /// made from there, without those that can be dropped.
    func shortest(_ show: ([Move]) -> [Move]?) -> Shortened {
        var length = 1
        while true {
            let start = max(trail.count - length, 0)
            let before = start < trail.count ? ways.moves(to: trail[start].state, in: graph) ?? [] : []
            let way = before + trail[start...].map { graph.move($0.edge) }
            if show(way) != nil { return shortened(way, show) }
            if start == 0 { return Shortened(moves: way, isShown: false) }
            length *= 2
        }
    }
}
