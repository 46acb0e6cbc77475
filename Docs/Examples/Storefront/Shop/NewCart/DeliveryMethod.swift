/// A way for an order to reach the visitor.
public enum DeliveryMethod: String, CaseIterable, Codable, Sendable {
    /// The shop brings it.
    case delivery
    /// The visitor fetches it.
    case pickup
}
