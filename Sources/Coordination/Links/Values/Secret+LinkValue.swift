public import Coordination

extension Secret: LinkValue where Value: LinkValue & Sendable {
    /// Reads a value, and no bullets, which stand for one.
    public init?(linkText: String) {
        guard linkText != Redaction.text, let value = Value(linkText: linkText) else { return nil }
        self.init(value)
    }

    /// Bullets: an address that is printed does not lead back.
    public var linkText: String { description }

    /// That of the value.
    public static var linkKind: String { Value.linkKind }

    /// That of the value.
    public static var linkNarrowness: LinkNarrowness { Value.linkNarrowness }
}
