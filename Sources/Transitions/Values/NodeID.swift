/// Tells one node from every other, in this process and in a stored tree.
///
/// Drawn at random (64 bits) when it is first asked for, so it costs nothing to a tree whose ids are not read, and two
/// nodes do not share one across windows, processes or restored trees.
public struct NodeID: Hashable, Sendable, Codable, CustomStringConvertible {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Draws a fresh id. Never zero.
    package static func random() -> NodeID {
        NodeID(rawValue: .random(in: 1...UInt64.max))
    }

    /// Reads an id back from the number that it was coded as.
    ///
    /// - Throws: What the decoder throws.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(UInt64.self)
    }

    /// Writes the id as one unsigned number.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    /// The id as hexadecimal digits after a `#`.
    public var description: String { "#" + String(rawValue, radix: 16) }
}
