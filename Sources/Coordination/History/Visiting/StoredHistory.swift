import Coordination
public import CoordinationRestoration

/// A history as text: the entries with their states, and the index of the current one.
///
/// Store it with the state of the tree, and continue it by `History(of:restoring:)` when that has been restored. As
/// `Codable`, it is one string. Secrets are bullets, and a check sum detects changed bytes.
public struct StoredHistory: Sendable {
    /// The whole history, to be saved.
    public let text: String

    struct Entry: Sendable {
        var title: String
        var address: String?
        var state: StoredState
        /// The index of the node in front.
        var front: Int?
    }

    let entries: [Entry]
    let index: Int

    private static let entryLimit = 1_000

    /// Reads a stored history.
    ///
    /// - Parameters:
    ///   - text: The text of a stored history.
    ///   - limits: The limits of the whole text, and of the nodes of each entry.
    /// - Throws: An error if the text is too large, damaged or of an unknown format. O(length of the text).
    public init(_ text: String, limits: StoredState.Limits = StoredState.Limits()) throws(RestorationError) {
        guard text.utf8.count <= limits.bytes else {
            throw .tooLarge(found: text.utf8.count, limit: limits.bytes, unit: "bytes")
        }
        let lines = try SummedLines.lines(of: text, "history")
        guard let index = lines.first?["index"]?.int, (0..<lines.count - 1).contains(index) else {
            throw .malformed("it has no current entry")
        }
        if lines.count - 1 > Self.entryLimit {
            throw .tooLarge(found: lines.count - 1, limit: Self.entryLimit, unit: "entries")
        }
        var entries: [Entry] = []
        for line in lines.dropFirst() {
            guard let title = line["title"]?.string, let state = line["state"]?.string else {
                throw .malformed("an entry has no title or no state")
            }
            entries.append(
                Entry(
                    title: title, address: line["address"]?.string, state: try StoredState(state, limits: limits),
                    front: line["front"]?.int))
        }
        (self.text, self.entries, self.index) = (text, entries, index)
    }

    init(_ entries: [Entry], index: Int, _ limits: StoredState.Limits) throws(RestorationError) {
        var lines: [[(String, StoredValue)]] = [[("index", .int(Int64(index)))]]
        for entry in entries {
            var fields: [(String, StoredValue)] = [("title", .string(entry.title))]
            if let address = entry.address { fields.append(("address", .string(address))) }
            if let front = entry.front { fields.append(("front", .int(Int64(front)))) }
            lines.append(fields + [("state", .string(entry.state.text))])
        }
        text = SummedLines.text("history", lines)
        (self.entries, self.index) = (entries, index)
        if text.utf8.count > limits.bytes {
            throw .tooLarge(found: text.utf8.count, limit: limits.bytes, unit: "bytes")
        }
        if entries.count > Self.entryLimit {
            throw .tooLarge(found: entries.count, limit: Self.entryLimit, unit: "entries")
        }
    }
}

extension StoredHistory: Hashable, Codable {
    /// True if both have the same text.
    @_documentation(visibility: internal)
    public static func == (one: StoredHistory, other: StoredHistory) -> Bool { one.text == other.text }

    /// Hashes the text.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// Decodes the text.
    ///
    /// - Throws: An error of the decoder, or a `RestorationError`.
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

extension History {
    /// Returns the entries with their states, to be stored beside the state of the tree.
    ///
    /// - Parameter limits: The limits of the whole text, and of the nodes of each entry.
    /// - Throws: An error if the history exceeds the limits. O(nodes of all entries).
    public func stored(
        limits: StoredState.Limits = StoredState.Limits()
    ) throws(RestorationError) -> StoredHistory {
        dropOthers()
        var entries: [StoredHistory.Entry] = []
        var current = place
        for (index, visit) in visits.enumerated() {
            guard let state = visit.state ?? node?.visited(terms) else {
                if index < place { current -= 1 }
                continue
            }
            entries.append(
                .init(
                    title: visit.entry.title, address: visit.entry.address, state: try state.stored(limits),
                    front: state.front))
        }
        return try StoredHistory(entries, index: min(current, max(0, entries.count - 1)), limits)
    }
}
