@_spi(Hosting) import Coordination
import CoordinationHistory

extension Stage {
    /// Returns every move that is possible now, in an order that depends on the state alone.
    func choices() -> [Choice] {
        let all = root.possibleMoves { offers(of: $0) }
        var choices: [Choice] = []
        choices.reserveCapacity(all.count + outside.count + 1)
        var told: [Move: Int] = [:]
        let areDistinct = all.areFewAndDistinct
        for (possible, move) in zip(all, areDistinct ? all.map { $0.move } : named(all)) {
            let values = possible.values
            if areDistinct, values == [nil] {
                choices.append(Choice(move: move, work: .users(possible, typing: nil)))
                continue
            }
            let isDoubled = move.kind == .tap && told[move] != nil
            for value in values {
                let move = told.numbering(value == nil ? move : move.typing(value))
                choices.append(Choice(move: move, work: .users(possible, typing: value), isDoubled: isDoubled))
            }
            if move.kind == .tap { told[move] = told[move] ?? 1 }
        }
        if scenario.isRefusing { addRefusals(&choices) }
        if scenario.isFolding {
            choices.append(Choice(move: isNarrow ? .unfold : .fold, work: .fold, leadsOn: false))
        }
        if let history, history.canGoBack {
            choices.append(Choice(move: .backInHistory, work: .history(-1), leadsOn: false))
        }
        if let history, history.canGoForward {
            choices.append(Choice(move: .forwardInHistory, work: .history(1), leadsOn: false))
        }
        for index in outside.indices {
            let (outside, isDoubled) = outside[index]
            choices.append(
                Choice(
                    move: outside.move, work: .outside(index), isDoubled: isDoubled, leadsOn: outside.comesByItself))
        }
        return choices
    }

    /// The offers of a screen: its own, unless a rule is about it.
    private func offers(of screen: any Presentable) -> [Offer] {
        let rules = offersOfTypes.rules(for: screen, among: scenario.offers) { $0.matches($1) }
        if rules.isEmpty { return (screen as? any Offering)?.offers ?? [] }
        return rules.count == 1 ? rules[0].offers(screen) : rules.flatMap { $0.offers(screen) }
    }

    /// The names of moves. The item is said if a name is not enough.
    private func named(_ all: [PossibleMove]) -> [Move] {
        var names: [Move: Int] = [:]
        for possible in all where possible.move.kind == .tap { names[possible.move, default: 0] += 1 }
        return all.map { names[$0.move] ?? 1 > 1 ? $0.moveAboutItem : $0.move }
    }

    private func addRefusals(_ choices: inout [Choice]) {
        choices += choices.map { Choice(move: $0.move.refused, work: $0.work, leadsOn: false) }
    }
}

extension [PossibleMove] {
    /// True if no two moves have one name. False for many, as comparing them takes longer than counting.
    fileprivate var areFewAndDistinct: Bool {
        if count > 16 { return false }
        for (index, one) in enumerated() {
            for other in self[..<index] where other.move == one.move { return false }
        }
        return true
    }
}

extension [Move: Int] {
    /// Counts a move, and returns it with its number among those that have its name.
    fileprivate mutating func numbering(_ move: Move) -> Move {
        let count = self[move, default: 0] + 1
        self[move] = count
        return count == 1 ? move : move.numbered(count)
    }
}

extension Move {
    /// The text of the finding that a move's name is not unique.
    var doubled: String { isUsers ? "'\(words)' is offered twice on '\(place)'" : "there are two of '\(self)'" }
}

extension PossibleMove {
    /// The values to give, in a move each; nil once for a move that takes none.
    fileprivate var values: [String?] { if case .offer(let offer, on: _) = work { offer.values } else { [nil] } }
}
