/// How what was bought gets to the visitor.
public enum DeliveryMethod: String, CaseIterable, Codable, Sendable {
    /// The shop brings it.
    case delivery
    /// The visitor fetches it.
    case pickup
}
