/// An id that distinguishes a node from all others, in this process and in stored trees.
///
/// It is a random number of 64 bits, so nodes do not share ids across windows, processes or restored trees. It is
/// chosen when first read: a tree whose ids are never read pays nothing.
public struct NodeID: Hashable, Sendable, Codable, CustomStringConvertible {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Returns a new random id, never zero.
    package static func random() -> NodeID {
        NodeID(rawValue: .random(in: 1...UInt64.max))
    }

    /// Decodes an id from its number.
    ///
    /// - Throws: The decoder's errors.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(UInt64.self)
    }

    /// Encodes the id as one unsigned number.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    /// The id as hexadecimal digits after a `#`.
    @_documentation(visibility: internal)
    public var description: String { "#" + String(rawValue, radix: 16) }
}
