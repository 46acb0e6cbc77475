import Coordination

@MainActor final class HelpTopics: @MainActor Presentable {
    static let topics = ["late", "cold"]
    let node = Screen("help-topics")
    let order: Int

    init(order: Int) { self.order = order }

    func choose(_ topic: String) { send(OrdersRoute.helpMessage(order, topic: topic)) }
}
