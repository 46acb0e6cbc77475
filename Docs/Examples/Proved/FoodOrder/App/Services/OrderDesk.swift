import Coordination

/// The orders, which move on by events of the server and by time.
@MainActor final class OrderDesk {
    static let cooking = Duration.seconds(900)
    static let riding = Duration.seconds(600)

    private(set) var orders: [Order] = []
    var onDelivery: (Int) -> Void = { _ in }
    private let time: any TimeSource

    init(time: any TimeSource) { self.time = time }

    var isUnderWay: Bool { orders.contains { $0.state != .delivered } }
    var nextID: Int { orders.count + 1 }

    func order(_ id: Int) -> Order? { orders.first { $0.id == id } }

    func place(_ order: Order) { orders.append(order) }

    func rate(_ id: Int, _ rating: Rating) {
        guard let index = orders.firstIndex(where: { $0.id == id }) else { return }
        orders[index].rating = rating
    }

    /// A step to the next state, and nothing if the order is not just before it.
    func move(_ id: Int, to state: OrderState) {
        guard let index = orders.firstIndex(where: { $0.id == id }),
            state.rawValue == orders[index].state.rawValue + 1
        else { return }
        orders[index].state = state
        switch state {
        case .placed: break
        case .accepted: time.schedule(after: Self.cooking) { [weak self] in self?.move(id, to: .onTheWay) }
        case .onTheWay: time.schedule(after: Self.riding) { [weak self] in self?.move(id, to: .delivered) }
        case .delivered: onDelivery(id)
        }
    }
}
