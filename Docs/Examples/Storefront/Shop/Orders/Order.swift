/// A purchase of some products.
public struct Order: Codable, Hashable, Sendable {
    /// An order's number.
    public typealias ID = Int

    /// The number, counted from 1.
    public let id: ID

    /// The products bought.
    public let products: [Product]

    /// The amount paid, in cents.
    public let total: Int

    /// The visitor's rating, once given.
    public internal(set) var rating: Rating?

    /// Creates an order without a rating.
    public init(id: ID, products: [Product], total: Int) {
        self.id = id
        self.products = products
        self.total = total
    }
}

/// A visitor's opinion of an order.
public enum Rating: String, CaseIterable, Codable, Sendable {
    /// As it should be.
    case good
    /// Not as it should be.
    case bad
}
