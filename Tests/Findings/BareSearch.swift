import CoordinationProof

/// A search in breadth that knows nothing: it launches the app for each way, and judges the law at its end.
struct BareSearch<App> {
    let scenario: Scenario<App>
    /// Which moves there are in each state, and where they lead.
    let graph: PlainGraph

    /// A way that breaks the law and is shorter than so many moves; nil where there is none.
    func way(shorterThan count: Int, law: String) -> [Move]? {
        guard count > 0 else { return nil }
        if isBroken([], law) { return [] }
        guard count > 1 else { return nil }
        var ways: [Int: [Move]] = [0: []]
        var line = [0]
        var next = 0
        while next < line.count, let way = ways[line[next]], way.count + 1 < count {
            for (move, target) in graph.edges[line[next]].sorted(by: { "\($0.key)" < "\($1.key)" }) {
                let other = way + [move]
                if isBroken(other, law) { return other }
                guard ways[target] == nil else { continue }
                ways[target] = other
                line.append(target)
            }
            next += 1
        }
        return nil
    }

    private func isBroken(_ way: [Move], _ law: String) -> Bool {
        if case .broken = scenario.replay(way, law: law) { true } else { false }
    }
}
