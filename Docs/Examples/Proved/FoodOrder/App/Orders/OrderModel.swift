import Coordination

/// The screen of one order: its tracking, and its receipt once it is delivered.
@MainActor final class OrderModel: @MainActor Presentable {
    let node = Screen("tracking")
    let id: Int
    private let desk: OrderDesk

    init(_ id: Int, _ desk: OrderDesk) {
        self.id = id
        self.desk = desk
    }

    var order: Order? { desk.order(id) }
    var isDelivered: Bool { order?.state == .delivered }
    var canBeRated: Bool { isDelivered && order?.rating == nil }
}
