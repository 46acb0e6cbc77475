extension StoredValue: Codable {
    /// Reads one text, as it is written.
    ///
    /// - Throws: What the decoder throws, and an error if the text is no such value.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        do throws(ValueReader.Flaw) {
            self = try ValueReader.value(of: Array(text.utf8)[...])
        } catch {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: error.complaint)
        }
    }

    /// Writes one text, so that numbers stay what they are whatever the encoder makes of numbers.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
