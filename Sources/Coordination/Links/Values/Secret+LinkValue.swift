public import Coordination

extension Secret: LinkValue where Value: LinkValue & Sendable {
    /// Reads a value; nil for the bullets that replace one.
    @_documentation(visibility: internal)
    public init?(linkText: String) {
        guard linkText != Redaction.text, let value = Value(linkText: linkText) else { return nil }
        self.init(value)
    }

    /// Bullets, so a printed address does not read as the value again.
    @_documentation(visibility: internal)
    public var linkText: String { description }

    /// The words for the wrapped value's kind.
    @_documentation(visibility: internal)
    public static var linkKind: String { Value.linkKind }

    /// The narrowness of the wrapped value's type: links try narrower types first.
    @_documentation(visibility: internal)
    public static var linkNarrowness: LinkNarrowness { Value.linkNarrowness }
}
