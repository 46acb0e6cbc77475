/// What was bought at once.
public struct Order: Codable, Hashable, Sendable {
    /// An order's number.
    public typealias ID = Int

    /// The number, counted from 1.
    public let id: ID

    /// What was bought.
    public let products: [Product]

    /// What was paid, in cents.
    public let total: Int

    /// What the visitor thinks of it, if that was said.
    public internal(set) var rating: Rating?

    /// Makes an order that is not rated.
    public init(id: ID, products: [Product], total: Int) {
        self.id = id
        self.products = products
        self.total = total
    }
}

/// A reader's opinion of something.
public enum Rating: String, CaseIterable, Codable, Sendable {
    /// As it should be.
    case good
    /// Not as it should be.
    case bad
}
