import Coordination

@MainActor final class CardPicker: @MainActor Presentable {
    let node = Screen("card-picker")
    private let wallet: Wallet
    private let router: WeakRouter<PaymentRoute>

    init(_ wallet: Wallet, router: WeakRouter<PaymentRoute>) {
        self.wallet = wallet
        self.router = router
    }

    var cards: [Card] { wallet.cards }

    func choose(_ card: Card) { router.trigger(.chosen(card)) }

    func addCard() { router.trigger(.newCard) }
}
