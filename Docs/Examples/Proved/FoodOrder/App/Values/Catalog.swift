/// The restaurants of the town.
enum Catalog {
    static let restaurants = [
        Restaurant("harbour", "Harbour Fish", dishes: ["soup": 700, "plaice": 1400]),
        Restaurant("mill", "Old Mill Pizza", dishes: ["pizza": 1100]),
        Restaurant("corner", "Corner Curry", dishes: ["curry": 1200]),
    ]

    static let vouchers: Set<String> = ["WELCOME"]

    static func restaurant(_ id: String) -> Restaurant? { restaurants.first { $0.id == id } }

    static func dish(_ id: String) -> Dish? { restaurants.lazy.flatMap(\.dishes).first { $0.id == id } }
}
