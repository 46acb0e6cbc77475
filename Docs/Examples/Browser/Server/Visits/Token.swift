/// 128 bits that nobody can guess, as 32 hexadecimal digits: the key of a session or of a window.
package struct Token: Hashable, Codable, Sendable, CustomStringConvertible {
    package let description: String

    /// Draws one.
    package init() {
        var generator = SystemRandomNumberGenerator()
        description = (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Reads one; nil if the text is none.
    package init?(_ text: some StringProtocol) {
        guard text.utf8.count == 32, text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else {
            return nil
        }
        description = String(text)
    }

    package init(from decoder: any Decoder) throws {
        guard let token = Token(try decoder.singleValueContainer().decode(String.self)) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "It is no token."))
        }
        self = token
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
