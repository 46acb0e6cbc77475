/// A part of a route, of answers or of a kept state that no text has: a card number, a token, a password.
///
/// ```swift
/// enum PayRoute: Route, Codable { case card(Secret<String>), receipt(id: Int) }
/// ```
///
/// Messages, logs, records, stored states, reports and addresses have eight bullets in its place, whatever it is.
/// So has whatever encodes it; a server that is to have it is given its ``value``.
///
/// A route whose secret was left out is not taken again when an app comes back. A secret that a kept state can do
/// without is an optional there, and nil in what comes back.
public struct Secret<Value> {
    /// What is secret. A text that is made of this is yours to keep.
    public let value: Value

    /// Marks a value as secret.
    public init(_ value: Value) {
        self.value = value
    }
}

extension Secret: Sendable where Value: Sendable {}

extension Secret: Equatable where Value: Equatable {}

extension Secret: Hashable where Value: Hashable {}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Eight bullets.
    public var description: String { Redaction.text }

    /// Eight bullets.
    @_documentation(visibility: internal)
    public var debugDescription: String { Redaction.text }

    /// Nothing is in it.
    @_documentation(visibility: internal)
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Secret: Encodable {
    /// Writes eight bullets.
    ///
    /// - Throws: What the encoder throws.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Redaction.text)
    }
}

extension Secret: Decodable where Value: Decodable {
    /// Reads a value, such as one from a server.
    ///
    /// - Throws: What the decoder throws, and an error where the secret was left out.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self), text == Redaction.text {
            throw DecodingError.dataCorrupted(
                .init(codingPath: container.codingPath, debugDescription: "The secret was left out."))
        }
        value = try container.decode(Value.self)
    }
}

extension Secret: Redacted {}

/// What is redacted where it is written.
package protocol Redacted {}

/// What stands in a text in the place of a secret.
package enum Redaction {
    /// As long for each, so that it says nothing about what it stands for.
    package static let text = "••••••••"
}
