import Coordination

/// The card of a checkout: one of its questions, with the questions for a new card in it.
@MainActor final class PaymentCoordinator: @MainActor Coordinator, @MainActor Finishing {
    typealias Output = Card
    let root = StackRoot()
    private let wallet: Wallet

    init(_ wallet: Wallet) {
        self.wallet = wallet
        trigger(.pick)
    }

    func prepareTransition(for route: PaymentRoute) -> Transition<StackRoot> {
        switch route {
        case .pick: .set([CardPicker(wallet, router: weakRouter)])
        case .newCard: .run(CardFlow(for: .checkout), returning: PaymentRoute.chosen)
        case .chosen(let card):
            .multiple(.effect("keep the card") { self.wallet.add(card) }, .finish(self, with: card))
        }
    }
}
