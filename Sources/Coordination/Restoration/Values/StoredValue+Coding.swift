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

extension StoredValue {
    /// Creates the stored form of a value.
    ///
    /// - Throws: An error of the value, or one if it is nested too deep to be read again.
    package init(encoding value: some Encodable) throws { self = try ValueEncoder.value(of: value) }

    /// Returns the value of a type that this is the stored form of.
    ///
    /// - Throws: An error of the type.
    package func decoded<T: Decodable>(as type: T.Type) throws -> T { try ValueDecoder.decode(type, from: self) }
}
