@_spi(Hosting) public import Transitions

extension Tree.Kind: Codable {}

extension Tree.Entry: Codable {
    private enum Key: String, CodingKey {
        case kind, name, id, children, embedded, presents, style, loops, doubleSided, alerts
        case isShown = "shown"
        case isNotBeside = "aside"
        case isNarrow = "narrow"
    }

    package init(from decoder: any Decoder) throws {
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
        isNotBeside = try values.decodeIfPresent(Bool.self, forKey: .isNotBeside) ?? false
        isNarrow = try values.decodeIfPresent(Bool.self, forKey: .isNarrow) ?? false
        childCount = try values.decodeIfPresent(Int.self, forKey: .children) ?? 0
        embeddedCount = try values.decodeIfPresent(Int.self, forKey: .embedded) ?? 0
        presents = try values.decodeIfPresent(Bool.self, forKey: .presents) ?? false
        style = try values.decodeIfPresent(PresentationStyle.self, forKey: .style)
        loops = try values.decodeIfPresent(Bool.self, forKey: .loops) ?? false
        isDoubleSided = try values.decodeIfPresent(Bool.self, forKey: .doubleSided) ?? false
        alerts = try values.decodeIfPresent([Tree.Alert].self, forKey: .alerts) ?? []
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(kind?.rawValue ?? "empty", forKey: .kind)
        if !name.isEmpty { try values.encode(name, forKey: .name) }
        try values.encodeIfPresent(id, forKey: .id)
        if isShown { try values.encode(true, forKey: .isShown) }
        if isNotBeside { try values.encode(true, forKey: .isNotBeside) }
        if isNarrow { try values.encode(true, forKey: .isNarrow) }
        if childCount > 0 { try values.encode(childCount, forKey: .children) }
        if embeddedCount > 0 { try values.encode(embeddedCount, forKey: .embedded) }
        if presents { try values.encode(true, forKey: .presents) }
        try values.encodeIfPresent(style, forKey: .style)
        if loops { try values.encode(true, forKey: .loops) }
        if isDoubleSided { try values.encode(true, forKey: .doubleSided) }
        if !alerts.isEmpty { try values.encode(alerts, forKey: .alerts) }
    }

    /// The entry in words, with all that the rules of a tree can object to.
    var summary: String {
        var words = [kind?.rawValue ?? "empty column"]
        if !name.isEmpty { words.append(Tree.Name.printed(name)) }
        if isShown { words.append("with a star") }
        if isNotBeside { words.append("with a slash before it") }
        if isNarrow { words.append("with a slash after it") }
        if !alerts.isEmpty { words.append("with alerts") }
        if kind == nil, id != nil { words.append("with an id") }
        if style != nil { words.append("with a style") }
        if loops { words.append("that loops") }
        if isDoubleSided { words.append("that is double-sided") }
        words.append("(children: \(childCount), embedded: \(embeddedCount), presents: \(presents))")
        return words.joined(separator: " ")
    }
}

extension Tree.Alert: Codable {
    private enum Key: CodingKey {
        case title, id
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            try values.decode(String.self, forKey: .title), id: try values.decodeIfPresent(NodeID.self, forKey: .id))
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(title, forKey: .title)
        try values.encodeIfPresent(id, forKey: .id)
    }
}
