/// What a list reads of all the text that comes from outside.
package struct LinkRules: Sendable {
    package var allowed: [LinkOrigin] = []
    package var ignoresCase = false
    package var refusesUnread = false
    package var limits = LinkLimits()

    /// A word as it is compared.
    package func word(_ text: String) -> LinkWord { LinkWord(ignoresCase ? text.loweringASCII : text) }
}

/// How much is read of one address, before it is refused.
public struct LinkLimits: Sendable, Hashable {
    /// How many bytes it may have. 2,048.
    public var bytes = 2048
    /// How many segments. 32.
    public var segments = 32
    /// How many query items. 64.
    public var items = 64
    /// How many steps its reading may take: places of a list that are looked at, values and items that are tried.
    /// 10,000.
    public var steps = 10_000

    /// The limits that hold unless others are given.
    public init() {}
}
