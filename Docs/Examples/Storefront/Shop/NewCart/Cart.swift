/// What a cart is for: how it gets to the visitor, and from where.
public struct Cart: Codable, Hashable, Sendable {
    /// How it gets there.
    public let method: DeliveryMethod

    /// Where to; nil for what is fetched.
    public let address: Address?

    /// Where from.
    public let store: Store
}
