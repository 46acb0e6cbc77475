public import Coordination

/// What an address says, as a value: nothing has been done yet.
public struct ParsedLink: Sendable, Hashable, CustomStringConvertible {
    /// The hops, those that open every link before them.
    public let hops: [Hop]

    /// How many of the first hops open every link of the list, and are no part of the address.
    public let openingCount: Int

    /// The address, as it was read.
    public let text: String

    /// The query items that no line of the list reads, in their order.
    public let unread: [LinkItem]

    /// The fragment, where no line reads it.
    public let unreadFragment: String?

    /// The address, as it was read, and the hops. If a hop has a `Secret`, bullets stand for the address.
    public var description: String {
        let hops = hops.map(\.description).joined(separator: ", ")
        return "\(hops.contains(Redaction.text) ? Redaction.text : text): \(hops)"
    }
}

/// A query item, decoded.
public struct LinkItem: Sendable, Hashable, CustomStringConvertible {
    /// The text before the first `=`, decoded: all of the item where it has none.
    public let key: String

    /// The text after the first `=`, decoded. Empty where there is none.
    public let value: String

    /// Both, with an `=` between them.
    public var description: String { "\(key)=\(value)" }
}
