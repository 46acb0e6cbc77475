import Coordination

@MainActor final class HelpMessage {
    let node = Screen("help-message")
    let order: Int
    let topic: String
    var text = ""
    private(set) var isSent = false

    init(order: Int, topic: String) {
        self.order = order
        self.topic = topic
    }

    func restore(_ text: String, isSent: Bool) { (self.text, self.isSent) = (text, isSent) }

    func submit() {
        isSent = true
        send(OrdersRoute.helpSent)
    }
}

extension HelpMessage: @MainActor Presentable {
    func verdict(forLeavingBy departure: Departure) -> Verdict {
        guard !text.isEmpty, !isSent, departure == .removed else { return .allow }
        return .ask(
            "Discard the message?", choices: [.proceed("Discard", role: .destructive), .cancel("Go on writing")])
    }
}
