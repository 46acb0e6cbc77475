@_spi(Hosting) import Coordination

extension Stage {
    /// Returns every move that is possible now, in an order that depends on the state alone.
    func choices() -> [Choice] {
        var choices: [Choice] = []
        let all = root.possibleMoves { scenario.offers(of: $0) }
        var names: [Move: Int] = [:]
        for possible in all { names[possible.move.withoutItem, default: 0] += 1 }
        var told: Set<Move> = []
        for possible in all {
            // The item is said if the name is not enough.
            let name = possible.move.withoutItem
            let move = names[name] == 1 ? name : possible.move
            let isDoubled = move.kind == .tap && !told.insert(move).inserted
            for value in possible.values {
                let root = root
                choices.append(
                    Choice(
                        move: move.typing(value), action: { possible.make(value, in: root, $0) }, isDoubled: isDoubled))
            }
        }
        if scenario.isRefusing { addRefusals(&choices) }
        if scenario.isFolding { choices.append(fold) }
        for (outside, isDoubled) in outside {
            let (app, root, time) = (app, root, time)
            choices.append(
                Choice(
                    move: outside.move, action: { outside.perform(app, root, time, $0) }, isDoubled: isDoubled,
                    leadsOn: outside.comesByItself))
        }
        return numbered(choices)
    }

    /// The fold or the unfold that is possible now.
    private var fold: Choice {
        let isNarrow = isNarrow
        return Choice(
            move: isNarrow ? .unfold : .fold,
            action: { [self] completion in
                resize(isNarrow: !isNarrow)
                completion(.noChange)
            }, leadsOn: false)
    }

    private func addRefusals(_ choices: inout [Choice]) {
        choices += choices.map { Choice(move: $0.move.refused, action: $0.action, leadsOn: false) }
    }

    /// Numbers moves that have the same name.
    private func numbered(_ choices: [Choice]) -> [Choice] {
        var numbered = choices
        var counts: [Move: Int] = [:]
        for (index, choice) in choices.enumerated() {
            let count = counts[choice.move, default: 0]
            counts[choice.move] = count + 1
            guard count > 0 else { continue }
            numbered[index] = Choice(
                move: choice.move.numbered(count + 1), action: choice.action, isDoubled: choice.isDoubled,
                leadsOn: choice.leadsOn)
        }
        return numbered
    }
}

extension Move {
    /// The text of the finding that a move's name is not unique.
    var doubled: String { isUsers ? "'\(words)' is offered twice on '\(place)'" : "there are two of '\(self)'" }

    /// The move without the item that it is about.
    fileprivate var withoutItem: Move { about == nil ? self : Move(kind, words, at: place) }
}

extension PossibleMove {
    /// The values to give, in a move each; nil once for a move that takes none.
    fileprivate var values: [String?] { if case .offer(let offer, on: _) = work { offer.values } else { [nil] } }
}
