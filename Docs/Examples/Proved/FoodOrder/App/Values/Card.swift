/// A card to pay with.
struct Card: Hashable, Codable, Sendable {
    let number: String
    let expiry: String
}
