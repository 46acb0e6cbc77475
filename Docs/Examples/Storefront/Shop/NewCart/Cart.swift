/// The answers that begin a cart: the delivery, and the store.
public struct Cart: Codable, Hashable, Sendable {
    /// The delivery method.
    public let method: DeliveryMethod

    /// The delivery address; nil for pickup.
    public let address: Address?

    /// The store that sells the products.
    public let store: Store
}
