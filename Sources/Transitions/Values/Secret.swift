/// A value that never appears in text: a card number, token or password in a route, a flow's answers or a stored state.
///
/// ```swift
/// enum PayRoute: Route, Codable { case card(Secret<String>), receipt(id: Int) }
/// ```
///
/// Messages, logs, records, stored states, reports and addresses contain eight bullets instead, whatever the value, and
/// so do all encoded forms. To send the secret to a server, pass its ``value``.
///
/// A route with a secret is not restored at the next launch. In a stored state, make the secret optional if the rest is
/// useful without it: the secret comes back as nil.
public struct Secret<Value> {
    /// The secret itself. You are responsible for any text made from it.
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
    @_documentation(visibility: internal)
    public var description: String { Redaction.text }

    /// Eight bullets.
    @_documentation(visibility: internal)
    public var debugDescription: String { Redaction.text }

    /// An empty mirror.
    @_documentation(visibility: internal)
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Secret: Encodable {
    /// Encodes eight bullets.
    ///
    /// - Throws: The encoder's errors.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Redaction.text)
    }
}

extension Secret: Decodable where Value: Decodable {
    /// Decodes a value, such as one from a server.
    ///
    /// - Throws: The decoder's errors, and `DecodingError.dataCorrupted` for the eight bullets.
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

/// A type whose values appear in text as `Redaction.text`.
package protocol Redacted {}

/// The replacement for secrets in text.
package enum Redaction {
    /// Eight bullets, whatever the length of the secret.
    package static let text = "••••••••"
}
