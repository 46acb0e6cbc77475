import Coordination

@MainActor final class TipPicker: @MainActor Finishing {
    typealias Output = Int
    static let percents = [0, 10]
    let node = Screen("tip")
}
