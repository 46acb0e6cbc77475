/// What was done since a launch until something was seen that only going all of it again would show: it is looked for how
/// little of it is enough.
struct LongWay<App> {
    private let graph: Graph
    private let ways: Ways
    private let trail: [(edge: Int, state: Int32)]

    init(_ explorer: Explorer<App>, _ ways: Ways, trail: [(edge: Int, state: Int32)]) {
        graph = explorer.graph
        self.ways = ways
        self.trail = trail
    }

    /// The shortest way that is found: from somewhere near the end on, as it was gone, after the shortest way to there;
    /// then without all that can be dropped.
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
