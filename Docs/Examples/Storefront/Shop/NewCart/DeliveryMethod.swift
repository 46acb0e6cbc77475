/// How what was bought gets to the visitor.
public enum DeliveryMethod: String, CaseIterable, Sendable {
    /// The shop brings it.
    case delivery
    /// The visitor fetches it.
    case pickup
}

/// What a cart is for: how it gets to the visitor, and from where.
public struct Cart: Hashable, Sendable {
    /// How it gets there.
    public let method: DeliveryMethod

    /// Where to; nil for what is fetched.
    public let address: Address?

    /// Where from.
    public let store: Store
}
