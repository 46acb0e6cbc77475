/// A store of the shop.
public struct Store: Codable, Hashable, Sendable {
    /// A store's number.
    public typealias ID = Int

    /// The number that routes use.
    public let id: ID

    /// The name over its door.
    public let name: String

    /// The street and number.
    public let address: String
}

/// A product that one store sells.
public struct Product: Codable, Hashable, Sendable {
    /// A product's number.
    public typealias ID = Int

    /// The number that routes use.
    public let id: ID

    /// The name.
    public let name: String

    /// The price of one, in cents.
    public let price: Int

    /// The kind of product.
    public let category: Category

    /// The store that sells it.
    public let store: Store.ID

    /// The age required to buy it, in years.
    public var minimumAge = 0
}

/// The kinds of products.
public enum Category: String, CaseIterable, Codable, Sendable {
    /// Leaves.
    case tea
    /// Everything baked.
    case bread
    /// Everything printed.
    case books
}
