/// A person with an account.
struct User: Hashable, Codable, Sendable {
    let email: String
}
