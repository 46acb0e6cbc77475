import Coordination

@MainActor final class CardList: @MainActor Presentable {
    let node = Screen("cards")
    let wallet: Wallet

    init(_ wallet: Wallet) { self.wallet = wallet }
}
