/// A place to deliver to.
struct Address: Hashable, Codable, Sendable {
    let street: String
}
