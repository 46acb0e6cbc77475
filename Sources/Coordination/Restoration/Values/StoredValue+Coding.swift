extension StoredValue: Codable {
    /// Decodes a value from its text.
    ///
    /// - Throws: An error of the decoder, or one for text that is no stored value.
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

    /// Encodes the value as text, so that no encoder changes its numbers.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
