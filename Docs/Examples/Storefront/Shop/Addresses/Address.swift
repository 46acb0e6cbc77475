/// An address to deliver to.
public struct Address: Codable, Hashable, Sendable {
    /// The street, and the number in it.
    public let street: String

    /// Makes an address.
    public init(_ street: String) {
        self.street = street
    }
}

extension Address {
    /// The streets that the shop delivers to.
    static let known = [Address("5 Hill Road"), Address("9 Garden Row")]
}
