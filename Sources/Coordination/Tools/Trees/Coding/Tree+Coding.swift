public import Transitions

// A tree is coded as a flat list of its entries, in the order of its line, because coders refuse values that are nested
// a few hundred deep. An entry is one keyed value, without keys for defaults:
//
//     kind         "window", "screen", "stack", "tabs", "pages", "split", or "empty" for an empty column
//     name         unless it has none
//     id           a number, unless it is not known
//     shown        true for an entry with a star
//     children     the number of children that follow (with their own subtrees), unless none
//     embedded     the number of embedded nodes that follow the children, unless none
//     presents     true if the node it presents follows the embedded ones
//     style        the presentation style, unless it is not known
//     loops, doubleSided    true for such pages
//     alerts       of a window, unless none: a list of {"title", "id"}
//
// `[a, b^c]` is [{"kind":"window","children":1},{"kind":"stack","children":2},{"kind":"screen","name":"a"},
// {"kind":"screen","name":"b","presents":true},{"kind":"screen","name":"c"}]. Unknown keys are ignored.

extension Tree: Codable {
    /// Decodes a tree.
    ///
    /// - Throws: The decoder's errors, and `DecodingError.dataCorrupted` with the first entry that does not fit, and
    ///   the coding path to it, if counts do not add up or a star is misplaced. O(nodes).
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        var entries: [Entry] = []
        while !list.isAtEnd {
            entries.append(try list.decode(Entry.self))
        }
        if let corruption = Self.overcount(in: entries) {
            throw corruption.error(at: list.codingPath)
        }
        // The builder repairs each entry that breaks a rule, so unchanged entries break none.
        var builder = Builder()
        for entry in entries {
            builder.append(entry)
        }
        let tree = builder.finish()
        if let corruption = Self.misfit(in: entries, whichFit: tree.entries) {
            throw corruption.error(at: list.codingPath)
        }
        self = tree
    }

    /// Encodes the tree as a flat list, with ids, styles and settings. O(nodes).
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for entry in entries {
            try list.encode(entry)
        }
    }

    /// The error in a list, and the index of its entry.
    private struct Corruption {
        let index: Int
        let complaint: String

        func error(at path: [any CodingKey]) -> DecodingError {
            DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: path + [index.codingKey], debugDescription: "Can't read the tree: \(complaint)"))
        }
    }

    /// The first entry whose counts are negative, or exceed the entries that are left for it.
    private static func overcount(in entries: [Entry]) -> Corruption? {
        // The number of announced subtrees that have not begun. Never more than the entries that are left.
        var awaited = 0
        for (index, entry) in entries.enumerated() {
            awaited = max(0, awaited - 1)
            for (count, one, several) in [
                (entry.childCount, "child", "children"),
                (entry.embeddedCount, "embedded node", "embedded nodes"),
                (entry.presents ? 1 : 0, "presented node", "presented nodes"),
            ] {
                let left = entries.count - index - 1 - awaited
                guard count < 0 || count > left else {
                    awaited += count
                    continue
                }
                let counted = "\(count) \(count == 1 ? one : several)"
                let room = left == 1 ? "1 entry is" : "\(left) entries are"
                return Corruption(
                    index: index, complaint: "entry \(index) announces \(counted) where \(room) left for them.")
            }
        }
        return nil
    }

    /// The first entry that the builder has changed, because it breaks a rule of trees.
    private static func misfit(in entries: [Entry], whichFit fitting: [Entry]) -> Corruption? {
        guard entries != fitting else { return nil }
        guard let index = zip(entries, fitting).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
            return Corruption(index: entries.count, complaint: "its \(entries.count) entries are not a whole tree.")
        }
        let found = entries[index].summary
        let fit = fitting[index].summary
        return Corruption(
            index: index, complaint: "entry \(index) is \(found) where \(fit) would fit what is around it.")
    }
}
