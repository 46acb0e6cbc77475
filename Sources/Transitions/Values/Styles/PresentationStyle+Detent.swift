extension PresentationStyle {
    /// A height at which a sheet can rest. Later versions may add some; ``custom(_:_:)`` makes your own.
    public struct Detent: Hashable, Sendable {
        /// The name: `medium`, `large`, `fraction`, `height`, or one of your own.
        @_spi(Hosting) public let name: String

        /// The fraction, the height, or the value of a custom detent: always finite, nil if there is none.
        @_spi(Hosting) public let value: Double?

        private init(name: String, value: Double?) {
            self.name = name
            self.value = value.map { $0.isFinite ? $0 : 0 }
        }

        /// About half of the screen.
        public static let medium = Detent(name: "medium", value: nil)

        /// The largest height that a sheet can have.
        public static let large = Detent(name: "large", value: nil)

        /// A fraction of the largest height, from 0 to 1; less counts as 0, more as 1.
        public static func fraction(_ share: Double) -> Detent {
            Detent(name: "fraction", value: share.isNaN ? 0 : min(max(share, 0), 1))
        }

        /// A height, in the platform's units; a negative or infinite one, or NaN, counts as 0.
        public static func height(_ height: Double) -> Detent {
            Detent(name: "height", value: max(height, 0))
        }

        /// A height that your host computes from this name and value. A value that is not finite becomes 0.
        public static func custom(_ name: String, _ value: Double? = nil) -> Detent {
            Detent(name: name, value: value)
        }
    }
}

extension PresentationStyle.Detent: CustomStringConvertible {
    /// The name, with the value if it has one: `medium`, `fraction 0.5`.
    @_documentation(visibility: internal)
    public var description: String { value.map { "\(name) \($0)" } ?? name }
}

extension PresentationStyle.Detent: Codable {
    private enum Key: CodingKey {
        case name, value
    }

    /// Decodes a detent of any name. A value that is not finite becomes 0; any other is unchanged, even a fraction
    /// outside 0 to 1.
    ///
    /// - Throws: The decoder's errors if there is no name, or the value is not a number.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            name: try values.decode(String.self, forKey: .name),
            value: try values.decodeIfPresent(Double.self, forKey: .value))
    }

    /// Encodes the name, and the value if there is one.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(name, forKey: .name)
        try values.encodeIfPresent(value, forKey: .value)
    }
}
