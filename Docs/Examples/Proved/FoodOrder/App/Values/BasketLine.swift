/// A dish with its options.
struct BasketLine: Hashable, Codable, Sendable {
    let dish: String
    var size = DishSize.regular
    var hasExtras = false
}
