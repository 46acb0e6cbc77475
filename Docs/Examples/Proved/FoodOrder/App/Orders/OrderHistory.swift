import Coordination

@MainActor final class OrderHistory: @MainActor Presentable {
    let node = Screen("orders")
    private let desk: OrderDesk

    init(_ desk: OrderDesk) { self.desk = desk }

    var orders: [Order] { desk.orders }
}
