// A style is encoded as its kind's name, with the values that differ from the defaults: {"fullScreen":{}},
// {"sheet":{"dismissible":false}}, {"drawer":{"parameters":{"edge":"left"}}}. Unknown keys are ignored.

extension PresentationStyle: Codable {
    private enum Key: String, CodingKey {
        case covers, dismissible, detents, selected, grabber, anchor, parameters, narrow
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Decodes a style, including one of an unknown kind.
    ///
    /// - Throws: The decoder's errors, and `DecodingError.dataCorrupted` if there is not exactly one kind.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        let names = try decoder.container(keyedBy: Name.self)
        guard let name = names.allKeys.first, names.allKeys.count == 1 else {
            let context = DecodingError.Context(
                codingPath: names.codingPath,
                debugDescription: "Can't read the style: it has \(names.allKeys.count) names instead of one.")
            throw DecodingError.dataCorrupted(context)
        }
        let values = try names.nestedContainer(keyedBy: Key.self, forKey: name)
        var fields = Fields(Kind(rawValue: name.stringValue))
        if let covers = try values.decodeIfPresent(Bool.self, forKey: .covers) { fields.covers = covers }
        fields.isDismissible = try values.decodeIfPresent(Bool.self, forKey: .dismissible) ?? true
        fields.setDetents(
            try values.decodeIfPresent([Detent].self, forKey: .detents) ?? [],
            selected: try values.decodeIfPresent(Detent.self, forKey: .selected))
        fields.hasGrabber = try values.decodeIfPresent(Bool.self, forKey: .grabber) ?? false
        fields.anchor = try values.decodeIfPresent(String.self, forKey: .anchor)
        fields.parameters = try values.decodeIfPresent([String: String].self, forKey: .parameters) ?? [:]
        let style = PresentationStyle(fields)
        self = try values.decodeIfPresent(PresentationStyle.self, forKey: .narrow).map(style.whenNarrow) ?? style
    }

    /// Encodes the kind's name, and the values that differ from the defaults.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        let fields = fields
        var names = encoder.container(keyedBy: Name.self)
        var values = names.nestedContainer(keyedBy: Key.self, forKey: Name(stringValue: kind.rawValue))
        if fields.covers != kind.coversByDefault { try values.encode(fields.covers, forKey: .covers) }
        if !fields.isDismissible { try values.encode(false, forKey: .dismissible) }
        if !fields.detents.isEmpty { try values.encode(fields.detents, forKey: .detents) }
        if fields.selected != fields.detents.first { try values.encodeIfPresent(fields.selected, forKey: .selected) }
        if fields.hasGrabber { try values.encode(true, forKey: .grabber) }
        try values.encodeIfPresent(fields.anchor, forKey: .anchor)
        if !fields.parameters.isEmpty { try values.encode(fields.parameters, forKey: .parameters) }
        try values.encodeIfPresent(fields.narrow, forKey: .narrow)
    }
}
