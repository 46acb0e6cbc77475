import Coordination

@MainActor final class Confirmation: @MainActor Finishing {
    typealias Output = Bool
    let node = Screen("confirmation")
    let address: Address
    let card: Card
    let tip: Int

    init(address: Address, card: Card, tip: Int) {
        self.address = address
        self.card = card
        self.tip = tip
    }

    func order() { finish(with: true) }
}
