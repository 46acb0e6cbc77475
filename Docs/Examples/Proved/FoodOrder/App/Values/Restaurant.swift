/// A kitchen with its menu.
struct Restaurant: Hashable, Sendable {
    let id: String
    let name: String
    let dishes: [Dish]

    init(_ id: String, _ name: String, dishes: [String: Int]) {
        self.id = id
        self.name = name
        self.dishes = dishes.sorted { $0.key < $1.key }
            .map { Dish(id: "\(id)-\($0.key)", name: $0.key, price: $0.value, restaurant: id) }
    }
}
