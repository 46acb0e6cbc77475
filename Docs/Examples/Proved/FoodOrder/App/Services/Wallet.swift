/// The cards of the account.
@MainActor final class Wallet {
    private(set) var cards: [Card] = []

    func add(_ card: Card) {
        if !cards.contains(card) { cards.append(card) }
    }

    func remove(_ card: Card) { cards.removeAll { $0 == card } }
}
