/// A delivery address.
public struct Address: Codable, Hashable, Sendable {
    /// The street and number.
    public let street: String

    /// Creates an address.
    public init(_ street: String) {
        self.street = street
    }
}

extension Address {
    /// The addresses that a visitor can choose from.
    static let known = [Address("5 Hill Road"), Address("9 Garden Row")]
}
