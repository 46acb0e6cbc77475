/// A thing on a menu.
struct Dish: Hashable, Sendable {
    let id: String
    let name: String
    let price: Int
    let restaurant: String
}
