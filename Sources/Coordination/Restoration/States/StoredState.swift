/// Where an app was, as a value that is written down: the tree with routes in place of screens and coordinators.
///
/// ```swift
/// let stored = try windows.stored()
/// file.write(stored.text)
/// ```
///
/// It is text of one line for each node, so that two of them compare well; `Codable` as one string of that text. It
/// has no names of types in it, and a check sum over all of it, so that a flipped byte is not another state. Read it
/// by ``init(_:limits:)``, restore it by ``Transitions/Navigable/restore(_:terms:isLaunch:fileID:line:)``.
public struct StoredState: Sendable {
    /// All of it, to be written down.
    public let text: String

    let content: StoredContent

    /// Whose it is; nil for nobody's.
    public var owner: String? { content.owner }

    /// When it was stored, in seconds since 1970; nil where that was not written.
    public var date: Double? { content.date }

    /// Reads a state that was written down.
    ///
    /// - Parameters:
    ///   - text: What was written.
    ///   - limits: How large it may be.
    /// - Throws: What is wrong with it. O(its length).
    public init(_ text: String, limits: Limits = Limits()) throws(RestorationError) {
        guard text.utf8.count <= limits.bytes else {
            throw .tooLarge(.bytes, found: text.utf8.count, limit: limits.bytes)
        }
        content = try StateReader(Array(text.utf8), limits).read()
        self.text = text
    }

    /// Writes a state down.
    init(_ content: StoredContent, limits: Limits = Limits()) throws(RestorationError) {
        var content = content
        text = try Self.text(of: &content, [:], limits)
        self.content = content
    }

    /// Writes a state down as text alone.
    static func text(
        of content: inout StoredContent, _ blocks: [Int: StoredBlock], _ limits: Limits
    ) throws(RestorationError) -> String {
        let count = content.nodes.reduce(0) { $0 + $1.span }
        if count > limits.nodes { throw .tooLarge(.nodes, found: count, limit: limits.nodes) }
        guard content.link() else { throw .tooLarge(.depth, found: Limits.depth + 1, limit: Limits.depth) }
        let text = StateWriter.text(of: content, blocks)
        guard text.utf8.count <= limits.bytes else {
            throw .tooLarge(.bytes, found: text.utf8.count, limit: limits.bytes)
        }
        return text
    }

    /// The text of a state after which a later one could not be stored. Its length stays, so that it fits its limits.
    static func older(_ text: String) -> String {
        guard text.utf8.starts(with: StateWriter.prefix) else { return text }
        return String(decoding: StateWriter.older, as: UTF8.self) + text.dropFirst(StateWriter.prefix.count)
    }

    /// How large a stored state may be: more is refused as it is written, and before it is looked at as it is read.
    public struct Limits: Hashable, Sendable {
        /// How many bytes of text.
        public var bytes: Int
        /// How many nodes.
        public var nodes: Int

        /// How many levels of nodes may be within each other. Lists and objects in a route, or in the state of a model,
        /// have 64.
        public static let depth = 1_000

        /// Eight megabytes, and ten thousand nodes, unless you say otherwise: 800 bytes each.
        public init(bytes: Int = 1 << 23, nodes: Int = 10_000) {
            self.bytes = bytes
            self.nodes = nodes
        }
    }
}

extension StoredState: Hashable {
    /// Whether both are the same text.
    @_documentation(visibility: internal)
    public static func == (one: StoredState, other: StoredState) -> Bool { one.text == other.text }

    /// Feeds the text to the hasher.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension StoredState: Codable {
    /// Reads the text.
    ///
    /// - Throws: What the decoder throws, and what is wrong with the text.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the text.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension StoredState: CustomStringConvertible {
    /// The text.
    public var description: String { text }
}
