/// The rules by which a list reads text from outside.
package struct LinkRules: Sendable {
    package var allowed: [LinkOrigin] = []
    package var ignoresCase = false
    package var refusesUnread = false
    package var limits = LinkLimits()

    /// Returns a word for comparison: in lower case if case is ignored.
    package func word(_ text: String) -> LinkWord { LinkWord(ignoresCase ? text.loweringASCII : text) }
}

/// The limits beyond which an address is refused.
public struct LinkLimits: Sendable, Hashable {
    /// The maximum number of bytes. 2,048 by default.
    public var bytes = 2048
    /// The maximum number of segments. 32 by default.
    public var segments = 32
    /// The maximum number of query items. 64 by default.
    public var items = 64
    /// The maximum number of steps to read an address: places of the list visited, and values and items tried. 10,000
    /// by default.
    public var steps = 10_000

    /// Creates the default limits.
    public init() {}
}
