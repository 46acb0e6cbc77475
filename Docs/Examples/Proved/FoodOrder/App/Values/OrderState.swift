/// A stage of an order on its way to the customer.
enum OrderState: Int, Hashable, Codable, Sendable {
    case placed, accepted, onTheWay, delivered
}
