/// A graph as others find it: the edges of each state, which is the first one at launch.
package struct PlainGraph: Hashable, Sendable {
    package var edges: [[Move: Int]]

    package init(edges: [[Move: Int]]) { self.edges = edges }

    /// The same with its states in the order of a walk in breadth by the moves' lines, so that two that are isomorphic
    /// are equal. States that nothing leads to are left out.
    package var inOrder: PlainGraph {
        var numbers = [0: 0]
        var line = [0]
        var found: [[Move: Int]] = []
        var next = 0
        while next < line.count {
            var edges: [Move: Int] = [:]
            for (move, target) in self.edges[line[next]].sorted(by: { "\($0.key)" < "\($1.key)" }) {
                if numbers[target] == nil {
                    numbers[target] = line.count
                    line.append(target)
                }
                edges[move] = numbers[target]
            }
            found.append(edges)
            next += 1
        }
        return PlainGraph(edges: found)
    }
}

extension Scenario {
    /// What an exploration finds, and how many moves it makes for that; nil where states contradict each other.
    package func explored() -> (graph: PlainGraph, extent: Extent)? {
        let log = Log()
        return log.listening {
            let explorer = Explorer(self, log, isQuiet: true)
            explorer.explore()
            guard explorer.contradiction == nil else { return nil }
            let graph = explorer.graph
            let edges = (0..<Int32(graph.count)).map { state in
                var edges: [Move: Int] = [:]
                for edge in graph.edges(of: state) where graph.targets[edge] >= 0 {
                    edges[graph.move(edge)] = Int(graph.targets[edge])
                }
                return edges
            }
            return (PlainGraph(edges: edges), explorer.extent)
        }
    }

    /// What is found by launching the app for each edge and going the shortest way to it, in breadth. Bounds do not count.
    package func replayed() -> PlainGraph {
        let log = Log()
        return log.listening {
            let trial = Trial(scenario: self, log: log)
            var numbers: [Digest: Int] = [:]
            var ways: [[Move]] = [[]]
            var edges: [[Move: Int]] = []
            var next = 0
            numbers[trial.go([]).keys[0]] = 0
            while next < ways.count {
                let way = ways[next]
                var found: [Move: Int] = [:]
                for move in trial.go(way, isTold: true).choices {
                    guard let key = trial.go(way + [move]).keys.last else { continue }
                    if numbers[key] == nil {
                        numbers[key] = ways.count
                        ways.append(way + [move])
                    }
                    found[move] = numbers[key]
                }
                edges.append(found)
                next += 1
            }
            return PlainGraph(edges: edges)
        }
    }
}
