public import Coordination

/// The hops read from an address, as a value: nothing has been done yet.
public struct ParsedLink: Sendable, Hashable, CustomStringConvertible {
    /// The hops of the link, preceded by those that open every link of the list.
    public let hops: [Hop]

    /// The number of leading hops that open every link of the list, and are not part of the address.
    package let openingCount: Int

    /// The address, as it was read.
    public let text: String

    /// The query items that the line of this address does not read, in order.
    public let unreadItems: [LinkItem]

    /// The fragment, if the line of this address does not read it.
    public let unreadFragment: String?

    /// The address, as it was read, and the hops. If a hop has a `Secret`, bullets replace the address.
    @_documentation(visibility: internal)
    public var description: String {
        let hops = hops.map(\.description).joined(separator: ", ")
        return "\(hops.contains(Redaction.text) ? Redaction.text : text): \(hops)"
    }
}

/// A query item, decoded.
public struct LinkItem: Sendable, Hashable, CustomStringConvertible {
    /// The text before the first `=`, decoded: the whole item if there is no `=`.
    public let key: String

    /// The text after the first `=`, decoded. Empty if there is no `=`.
    public let value: String

    /// The key and the value, with `=` between them.
    @_documentation(visibility: internal)
    public var description: String { "\(key)=\(value)" }
}
