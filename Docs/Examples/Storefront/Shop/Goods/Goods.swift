/// A place that sells.
public struct Store: Codable, Hashable, Sendable {
    /// A store's number.
    public typealias ID = Int

    /// The number that routes know it by.
    public let id: ID

    /// What stands over its door.
    public let name: String

    /// Where it is.
    public let address: String
}

/// Something that one store sells.
public struct Product: Codable, Hashable, Sendable {
    /// A product's number.
    public typealias ID = Int

    /// The number that routes know it by.
    public let id: ID

    /// What it is called.
    public let name: String

    /// The price of one, in cents.
    public let price: Int

    /// What kind of thing it is.
    public let category: Category

    /// The store that sells it.
    public let store: Store.ID

    /// How old one has to be to buy it, in years.
    public var minimumAge = 0
}

/// The kinds of things that the shop sells.
public enum Category: String, CaseIterable, Codable, Sendable {
    /// Leaves.
    case tea
    /// Everything baked.
    case bread
    /// Everything printed.
    case books
}
