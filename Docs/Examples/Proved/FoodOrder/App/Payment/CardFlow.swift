import Coordination

/// The questions for a new card.
@MainActor struct CardFlow: @MainActor Flow {
    let asker: Asker
    var number: String?
    var expiry: String?

    init(for asker: Asker) { self.asker = asker }

    func next() -> FlowStep<CardFlow, Card> {
        guard let number else { return .ask(CardNumberModel(for: asker), \.number) }
        guard let expiry else { return .ask(CardExpiryModel(for: asker), \.expiry) }
        return .done(Card(number: number, expiry: expiry))
    }
}
