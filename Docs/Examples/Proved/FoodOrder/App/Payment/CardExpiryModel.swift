import Coordination

@MainActor final class CardExpiryModel: @MainActor Finishing {
    typealias Output = String
    let node = Screen("card-expiry")
    let asker: Asker

    init(for asker: Asker) { self.asker = asker }
}
