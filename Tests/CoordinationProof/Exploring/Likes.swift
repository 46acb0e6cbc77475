/// The moves about items that are alike: of those about items that are not in the state, the first one is made.
struct Likes {
    let names: ItemNames
    let alike: [AlikeItems]
    /// The number of moves that were left out.
    private(set) var leftOut = 0
    /// For each sort of move about a new item, the items of those that were left out when it was first made.
    private(set) var sorts: [(move: Move, item: Int, others: Set<Int>)] = []
    private var known: Set<Move> = []
    private var marked: [Move: Move] = [:]

    init(_ alike: [AlikeItems]) {
        self.alike = alike
        names = ItemNames(alike)
    }

    mutating func noteLeftOut(_ count: Int) { leftOut += count }

    /// The choices to make in a state.
    mutating func choices(among all: [Choice], _ reading: StateReading) -> [Choice] {
        var made: [Move: Int] = [:]
        return all.filter { choice in
            let move = marked[choice.move] ?? names.marked(choice.move)
            marked[choice.move] = move
            guard let sort = names.anyOf(move, where: { !reading.items.contains($0) }) else { return true }
            let items = move.items.filter { !reading.items.contains($0) }
            guard let index = made[sort] else {
                if items.count == 1, known.insert(sort).inserted {
                    made[sort] = sorts.count
                    sorts.append((choice.move, items[0], []))
                } else {
                    made[sort] = -1
                }
                return true
            }
            if index >= 0 { sorts[index].others.formUnion(items) }
            return false
        }
    }

    /// The number of moves that were made with other items in the places of those on a way.
    var checked = 0

    var extent: Assumption {
        Assumption(
            name: "\(alike.map(\.name).joined(separator: " and ")) taken as alike",
            counts: ", \(leftOut.of("move")) left out, \(checked) checked")
    }
}

extension Move {
    /// The items in a move that is in marks, each once.
    fileprivate var items: [Int] {
        var items: [Int] = []
        _ = mapTexts { text in
            for item in ItemNames.items(in: text) where !items.contains(item) { items.append(item) }
            return text
        }
        return items
    }
}
