/// A basket that was paid for.
struct Order: Hashable, Codable, Sendable {
    let id: Int
    let restaurant: String
    let lines: [BasketLine]
    let address: Address
    let card: Card
    let tip: Int
    var state = OrderState.placed
    var rating: Rating?
}
