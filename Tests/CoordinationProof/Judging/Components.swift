/// The strongly connected components of a part of a graph (Tarjan 1972), without recursion.
struct Components {
    /// The components that no edge leads out of.
    private(set) var terminal: [[Int32]] = []

    private struct Visit {
        let state: Int32
        var edge: Int
    }

    init(in graph: Graph, of states: [Int32], by counts: (Int) -> Bool) {
        var index = Array(repeating: -1, count: graph.count)
        var low = Array(repeating: 0, count: graph.count)
        var component = Array(repeating: -1, count: graph.count)
        var stack: [Int32] = []
        var next = 0
        var components: [[Int32]] = []
        for root in states where index[Int(root)] < 0 {
            var visits = [Visit(state: root, edge: graph.edges(of: root).lowerBound)]
            index[Int(root)] = next
            low[Int(root)] = next
            next += 1
            stack.append(root)
            while let visit = visits.last {
                let state = Int(visit.state)
                if visit.edge < graph.edges(of: visit.state).upperBound {
                    visits[visits.count - 1].edge += 1
                    guard counts(visit.edge) else { continue }
                    let target = Int(graph.targets[visit.edge])
                    if index[target] < 0 {
                        index[target] = next
                        low[target] = next
                        next += 1
                        stack.append(Int32(target))
                        visits.append(Visit(state: Int32(target), edge: graph.edges(of: Int32(target)).lowerBound))
                    } else if component[target] < 0 {
                        low[state] = min(low[state], index[target])
                    }
                } else {
                    visits.removeLast()
                    if let parent = visits.last { low[Int(parent.state)] = min(low[Int(parent.state)], low[state]) }
                    guard low[state] == index[state] else { continue }
                    var members: [Int32] = []
                    while let member = stack.popLast() {
                        component[Int(member)] = components.count
                        members.append(member)
                        if Int(member) == state { break }
                    }
                    components.append(members.sorted())
                }
            }
        }
        for (number, members) in components.enumerated() {
            let isTerminal = members.allSatisfy { state in
                graph.edges(of: state).allSatisfy { !counts($0) || component[Int(graph.targets[$0])] == number }
            }
            if isTerminal { terminal.append(members) }
        }
    }
}
