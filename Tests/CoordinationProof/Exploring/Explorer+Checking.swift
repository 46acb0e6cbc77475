extension Explorer {
    /// The move that stands for all those about other items that are alike.
    func sort(of move: Move) -> Move {
        guard let names = likes?.names else { return move }
        return names.anyOf(names.marked(move)) { _ in true } ?? move
    }

    /// Repeats known edges at random, often the least taken ones, to check that they still lead to the same states.
    func goAgain() {
        var taken: [Int: Int] = [:]
        let concluded = conclusions?.count ?? 0
        let known = graph.targets.count { $0 >= 0 } - concluded
        // A third of the edges, up to one and a half moves per edge in all; at least a thirtieth. Of those that were
        // concluded as many as were made, at most a third, and twenty thousand.
        let rest =
            max(known / 30, min(known / 3, known * 3 / 2 - counts.moves)) + min(known, concluded / 3, 20_000)
        for _ in 0..<max(rest, known < 500 ? 400 : 0) {
            guard !isOver else { return }
            // A move that changes nothing may count how often it is made.
            if let (edge, state) = trail.last, state == current, graph.targets[edge] == state, numbers.below(2) == 0 {
                take(edge)
                continue
            }
            let edges = graph.edges(of: current).filter { graph.targets[$0] >= 0 }
            // Without a launch, the app would stay in a trap forever.
            let isTrap = edges.allSatisfy { graph.targets[$0] == current }
            if edges.isEmpty || numbers.below(isTrap ? 6 : 40) == 0 {
                relaunch()
                continue
            }
            // Always taking the least taken edge would repeat one order.
            let least = numbers.below(2) == 0 ? edges.map { taken[$0, default: 0] }.min() ?? 0 : Int.max
            let rare = edges.filter { taken[$0, default: 0] <= least }
            let edge = rare[numbers.below(rare.count)]
            taken[edge, default: 0] += 1
            take(edge)
        }
    }

    /// Goes ways with other items in the places of those on it, and compares each state: first each sort of move about
    /// a new item with each of the others, then ways at random.
    func goRenamed() {
        guard let likes, !isOver else { return }
        let free = likes.names.kinds.indices.filter { !launchItems.contains($0) }
        let kinds = Dictionary(grouping: free) { likes.names.kinds[$0] }.filter { $0.value.count > 1 }
        guard !kinds.isEmpty else { return }
        let ways = Ways(in: graph)
        for sort in likes.sorts where !isOver {
            let edges = graph.targets.indices
            guard let edge = edges.first(where: { graph.targets[$0] >= 0 && graph.move($0) == sort.move }),
                let way = ways.edges(to: graph.source(of: edge), in: graph)
            else { continue }
            for other in sort.others.sorted() where !isOver && free.contains(other) && free.contains(sort.item) {
                var order = Array(likes.names.kinds.indices)
                order.swapAt(sort.item, other)
                go(way + [edge], order)
            }
        }
        let most = kinds.values.map(\.count).max() ?? 0
        for round in 0..<max(24, min(most, 50) * 4) where !isOver {
            var order = Array(likes.names.kinds.indices)
            for items in kinds.values {
                for (index, item) in items.enumerated() { order[item] = items[(index + 1 + round) % items.count] }
            }
            go(randomWay(30), order)
        }
    }

    /// The edges of a way from the launch, drawn at random.
    private func randomWay(_ length: Int) -> [Int] {
        var (state, way): (Int32, [Int]) = (0, [])
        while way.count < length {
            let edges = graph.edges(of: state).filter { graph.targets[$0] >= 0 }
            let onward = edges.filter { graph.targets[$0] != state }
            let drawn = onward.isEmpty || numbers.below(8) == 0 ? edges : onward
            guard !drawn.isEmpty else { break }
            let edge = drawn[numbers.below(drawn.count)]
            way.append(edge)
            state = graph.targets[edge]
        }
        return way
    }

    /// Goes a way with the items in another order.
    private func go(_ way: [Int], _ order: [Int]) {
        guard let likes else { return }
        let renamed = ItemNames(likes.alike, order: order)
        let stage = Stage(scenario, log)
        var reader = StateReader(scenario, names: renamed)
        counts.launches += 1
        _ = stage.takeHappening()
        var made: [Move] = []
        var gone: [(edge: Int, state: Int32)] = []
        var (state, edges): (Int32, [Int]) = (0, way)
        edges.reverse()
        while true {
            let situation = stage.situation
            let reading = reader.read(stage, situation)
            if graph.states[reading.key] != state {
                return contradict(.renamed(made, gone.map { graph.move($0.edge) }, .state), at: state)
            }
            let choices = stage.choices()
            let marked = choices.map { renamed.marked($0.move) }
            let expected = graph.edges(of: state).map { likes.names.marked(graph.move($0)) }
            if let missing = expected.first(where: { !marked.contains($0) }) {
                let index = graph.edges(of: state).lowerBound + (expected.firstIndex(of: missing) ?? 0)
                return contradict(.renamed(made, gone.map { graph.move($0.edge) }, .move(graph.move(index))), at: state)
            }
            let marks = marks(in: situation)
            if Array(graph.marks(of: state)) != marks {
                return contradict(.renamed(made, gone.map { graph.move($0.edge) }, .law), at: state)
            }
            guard let edge = edges.popLast(),
                let index = marked.firstIndex(of: likes.names.marked(graph.move(edge)))
            else { return }
            counts.moves += 1
            counts.again += 1
            self.likes?.checked += 1
            made.append(choices[index].move)
            gone.append((edge, state))
            _ = stage.make(choices[index])
            state = graph.targets[edge]
        }
    }
}
