/// A size of a dish.
enum DishSize: String, Hashable, Codable, Sendable, CaseIterable { case regular, large }
