import Coordination

@MainActor final class CardNumberModel: @MainActor Finishing {
    typealias Output = String
    let node = Screen("card-number")
    let asker: Asker

    init(for asker: Asker) { self.asker = asker }
}
