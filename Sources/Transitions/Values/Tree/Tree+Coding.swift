// A tree is coded as a flat list of its entries, in the order of its line, because coders refuse values that are nested
// a few hundred deep. An entry is one keyed value, with no key for what is as usual:
//
//     kind         "window", "screen", "stack", "tabs", "pages", "split", or "empty" for an empty column
//     name         unless it has none
//     id           a number, unless it is not known
//     shown        true for what has a star
//     children     how many children follow (with their own subtrees), unless none
//     embedded     how many embedded nodes follow the children, unless none
//     presents     true when the node it presents follows the embedded ones
//     style        how it is presented, unless that is not known
//     loops, doubleSided    true for such pages
//     alerts       of a window, unless none: a list of {"title", "id"}
//
// `[a, b^c]` is [{"kind":"window","children":1},{"kind":"stack","children":2},{"kind":"screen","name":"a"},
// {"kind":"screen","name":"b","presents":true},{"kind":"screen","name":"c"}]. Keys that are not known are ignored.

extension Tree: Codable {
    /// Reads a tree that was coded.
    ///
    /// - Throws: What the decoder throws, and `DecodingError.dataCorrupted` with the first entry that does not fit, and
    ///   the coding path to it, when counts do not add up or stars stand where the notation has none. O(nodes).
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
        // The builder mends what breaks a rule, so what it leaves as it is breaks none.
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

    /// Writes the tree as a flat list, with ids, styles and settings. O(nodes).
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for entry in entries {
            try list.encode(entry)
        }
    }

    /// What is wrong with a list, and with which of its entries.
    private struct Corruption {
        let index: Int
        let complaint: String

        func error(at path: [any CodingKey]) -> DecodingError {
            DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: path + [index.codingKey], debugDescription: "Can't read the tree: \(complaint)"))
        }
    }

    /// The first entry whose counts are negative, or more than what follows it and is not awaited by those around it.
    private static func overcount(in entries: [Entry]) -> Corruption? {
        // How many subtrees are announced and have not begun. Never more than the entries that are left.
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

    /// The first entry that the rules of a tree would have otherwise.
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

extension Tree.Entry: Codable {
    private enum Key: String, CodingKey {
        case kind, name, id, children, embedded, presents, style, loops, doubleSided, alerts
        case isShown = "shown"
    }

    @usableFromInline package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let name = try values.decode(String.self, forKey: .kind)
        let kind = Tree.Kind(rawValue: name)
        guard kind != nil || name == "empty" else {
            throw DecodingError.dataCorruptedError(
                forKey: .kind, in: values, debugDescription: "Can't read the tree: there is no kind '\(name)'.")
        }
        self.init(kind, name: try values.decodeIfPresent(String.self, forKey: .name) ?? "")
        id = try values.decodeIfPresent(NodeID.self, forKey: .id)
        isShown = try values.decodeIfPresent(Bool.self, forKey: .isShown) ?? false
        childCount = try values.decodeIfPresent(Int.self, forKey: .children) ?? 0
        embeddedCount = try values.decodeIfPresent(Int.self, forKey: .embedded) ?? 0
        presents = try values.decodeIfPresent(Bool.self, forKey: .presents) ?? false
        style = try values.decodeIfPresent(PresentationStyle.self, forKey: .style)
        loops = try values.decodeIfPresent(Bool.self, forKey: .loops) ?? false
        isDoubleSided = try values.decodeIfPresent(Bool.self, forKey: .doubleSided) ?? false
        alerts = try values.decodeIfPresent([Tree.Alert].self, forKey: .alerts) ?? []
    }

    @usableFromInline package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(kind?.rawValue ?? "empty", forKey: .kind)
        if !name.isEmpty { try values.encode(name, forKey: .name) }
        try values.encodeIfPresent(id, forKey: .id)
        if isShown { try values.encode(true, forKey: .isShown) }
        if childCount > 0 { try values.encode(childCount, forKey: .children) }
        if embeddedCount > 0 { try values.encode(embeddedCount, forKey: .embedded) }
        if presents { try values.encode(true, forKey: .presents) }
        try values.encodeIfPresent(style, forKey: .style)
        if loops { try values.encode(true, forKey: .loops) }
        if isDoubleSided { try values.encode(true, forKey: .doubleSided) }
        if !alerts.isEmpty { try values.encode(alerts, forKey: .alerts) }
    }

    /// The entry in words, as far as the rules of a tree touch it.
    fileprivate var summary: String {
        var words = [kind?.rawValue ?? "empty column"]
        if !name.isEmpty { words.append(Tree.Name.printed(name)) }
        if isShown { words.append("with a star") }
        if !alerts.isEmpty { words.append("with alerts") }
        if kind == nil, id != nil { words.append("with an id") }
        if style != nil { words.append("with a style") }
        if loops { words.append("that loops") }
        if isDoubleSided { words.append("that is double-sided") }
        words.append("(children: \(childCount), embedded: \(embeddedCount), presents: \(presents))")
        return words.joined(separator: " ")
    }
}
