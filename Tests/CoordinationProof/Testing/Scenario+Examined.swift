/// A graph as plain values: the edges of each state. The first state is the one at launch.
package struct PlainGraph: Hashable, Sendable {
    package var edges: [[Move: Int]]

    package init(edges: [[Move: Int]]) { self.edges = edges }

    /// The graph with its states in breadth-first order, by the moves' lines, so that isomorphic ones are equal.
    /// States that nothing leads to are left out.
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

extension Proof {
    package var plainGraph: PlainGraph {
        PlainGraph(
            edges: (0..<Int32(graph.count)).map { state in
                var edges: [Move: Int] = [:]
                for edge in graph.edges(of: state) where graph.targets[edge] >= 0 {
                    edges[graph.move(edge)] = Int(graph.targets[edge])
                }
                return edges
            })
    }
}

extension Scenario {
    /// Returns the graph and the extent of an exploration, or nil after a contradiction.
    package func explored() -> (graph: PlainGraph, extent: Extent)? {
        let proof = proof(isQuiet: true)
        return proof.contradiction == nil ? (proof.plainGraph, proof.extent) : nil
    }

    /// Returns the graph found by launching the app for each edge, and taking the shortest way to that edge.
    package func replayed() -> PlainGraph { Log.listening { replayed($0, gone: [:]) } }

    /// Returns the graphs found by an exploration and by launching the app for each edge, which should be equal.
    /// Neither continues beyond a bound. Nil after a contradiction.
    package func exploredBothWays() -> (walked: PlainGraph, replayed: PlainGraph)? {
        let proof = proof(isQuiet: true)
        guard proof.contradiction == nil else { return nil }
        let graph = proof.graph
        return Log.listening { log in
            let walked = (0..<Int32(graph.count)).map { state in
                var edges: [Move: Int] = [:]
                if graph.isFrontier[Int(state)] { return edges }
                for edge in graph.edges(of: state) { edges[graph.move(edge)] = Int(graph.targets[edge]) }
                return edges
            }
            let beyond = graph.states.filter { graph.isFrontier[Int($0.value)] }
            return (PlainGraph(edges: walked).inOrder, replayed(log, gone: beyond).inOrder)
        }
    }

    /// - Parameter gone: The states from which not to continue.
    private func replayed(_ log: Log, gone: [Digest: Int32]) -> PlainGraph {
        let trial = Trial(scenario: self, log: log)
        var numbers: [Digest: Int] = [:]
        var ways: [(moves: [Move], key: Digest)] = []
        var edges: [[Move: Int]] = []
        let launch = trial.go([]).keys[0]
        numbers[launch] = 0
        ways.append(([], launch))
        while edges.count < ways.count {
            let way = ways[edges.count]
            var found: [Move: Int] = [:]
            if gone[way.key] == nil {
                for move in trial.go(way.moves).choices {
                    guard let key = trial.go(way.moves + [move]).keys.last else { continue }
                    if numbers[key] == nil {
                        numbers[key] = ways.count
                        ways.append((way.moves + [move], key))
                    }
                    found[move] = numbers[key]
                }
            }
            edges.append(found)
        }
        return PlainGraph(edges: edges)
    }
}

extension Scenario {
    /// The same scenario without one fact, to see that its lack is detected.
    package func leavingOut(fact name: String) -> Self { with { $0.facts.removeAll { $0.name == name } } }

    package var factNames: [String] { facts.map(\.name) }

    package var meantTitles: [String] { meant.map(\.title) }

    /// Returns true if moves show a finding; impossible moves are left out.
    package func shows(_ finding: Finding, by moves: [Move]) -> Bool {
        Log.listening { log in
            Trial(scenario: self, log: log).go(moves, skipping: true).broken.contains {
                title(of: $0.title) == finding.title
            }
        }
    }
}
