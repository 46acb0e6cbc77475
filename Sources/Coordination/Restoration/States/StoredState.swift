/// The navigation state of an app as text: the tree, with routes in place of screens and coordinators.
///
/// ```swift
/// let stored = try windows.stored()
/// file.write(stored.text)
/// ```
///
/// The text has one line per node, so two states are easy to compare. It contains no type names. A check sum of the
/// whole text detects changed bytes. As `Codable`, a state is one string. Read a text with ``init(_:limits:)``, and
/// restore the state with ``Transitions/Navigable/restore(_:terms:isLaunch:fileID:line:)``.
public struct StoredState: Sendable {
    /// The whole state, to be saved.
    public let text: String

    let content: StoredContent

    /// The owner; nil if the state belongs to nobody.
    public var owner: String? { content.owner }

    /// The time of storing, in seconds since 1970; nil if the state was stored without a clock.
    public var date: Double? { content.date }

    /// False if it is known beforehand that something of it will not come back, such as an alert.
    package var isWhole: Bool {
        let hasAll = content.nodes.allSatisfy { node in
            node.alerts.isEmpty && !node.hasUnstoredOrigin && !node.hasUnstoredSelection && node.keptFlaw == nil
                && node.kept?.value.hasSecret != true && node.answers?.hasSecret != true
        }
        return hasAll && content.keptCount == 0 && content.undelivered.isEmpty && content.waits.isEmpty
            && !content.isOlder && !content.origins.contains { $0.route.value.hasSecret }
    }

    /// Reads a stored state.
    ///
    /// - Parameters:
    ///   - text: The text of a stored state.
    ///   - limits: The size limits.
    /// - Throws: An error if the text is too large, damaged or of an unknown format. O(length of the text).
    public init(_ text: String, limits: Limits = Limits()) throws(RestorationError) {
        guard text.utf8.count <= limits.bytes else {
            throw .tooLarge(found: text.utf8.count, limit: limits.bytes, unit: "bytes")
        }
        content = try StateReader(Array(text.utf8), limits).read()
        self.text = text
    }

    init(_ content: StoredContent, limits: Limits) throws(RestorationError) {
        var content = content
        text = try Self.text(of: &content, [:], limits)
        self.content = content
    }

    static func text(
        of content: inout StoredContent, _ blocks: [Int: StoredBlock], _ limits: Limits
    ) throws(RestorationError) -> String {
        let count = content.nodes.reduce(0) { $0 + $1.span }
        if count > limits.nodes { throw .tooLarge(found: count, limit: limits.nodes, unit: "nodes") }
        guard content.link() else { throw .tooLarge(found: Limits.depth + 1, limit: Limits.depth, unit: "levels") }
        let text = StateWriter.text(of: content, blocks)
        guard text.utf8.count <= limits.bytes else {
            throw .tooLarge(found: text.utf8.count, limit: limits.bytes, unit: "bytes")
        }
        return text
    }

    /// Marks a text as older than a state that could not be stored. The length stays the same, so the text still fits
    /// its limits.
    static func older(_ text: String) -> String {
        guard text.utf8.starts(with: StateWriter.prefix) else { return text }
        return String(decoding: StateWriter.older, as: UTF8.self) + text.dropFirst(StateWriter.prefix.count)
    }

    /// The size limits of a stored state. A larger state is rejected when it is written, and while it is read.
    public struct Limits: Hashable, Sendable {
        package let bytes: Int
        package let nodes: Int

        static let depth = 1_000

        /// Creates limits of bytes of text and of nodes: by default, eight megabytes and ten thousand nodes, which is
        /// some 800 bytes per node. Nodes may always be nested 1,000 deep; lists and objects in a route, or in the
        /// state of a model, 64 deep.
        public init(bytes: Int = 1 << 23, nodes: Int = 10_000) {
            self.bytes = bytes
            self.nodes = nodes
        }
    }
}

extension StoredState: Hashable {
    /// Returns true if both have the same text.
    @_documentation(visibility: internal)
    public static func == (one: StoredState, other: StoredState) -> Bool { one.text == other.text }

    /// Hashes the text.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension StoredState: Codable {
    /// Decodes the text.
    ///
    /// - Throws: An error of the decoder, or a ``RestorationError``.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the text.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension StoredState: CustomStringConvertible {
    /// The text.
    @_documentation(visibility: internal)
    public var description: String { text }
}
