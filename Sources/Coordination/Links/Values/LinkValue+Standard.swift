extension String: LinkValue {
    /// The text itself.
    @_documentation(visibility: internal)
    public init?(linkText: String) { self = linkText }
    /// The string itself.
    @_documentation(visibility: internal)
    public var linkText: String { self }
    /// A text.
    @_documentation(visibility: internal)
    public static var linkKind: String { "a text" }
    /// Some words.
    @_documentation(visibility: internal)
    public static var linkExamples: [String] { ["amber", "birch", "cedar", "dune", "ember", "fjord"] }
}

extension Bool: LinkValue {
    /// Reads `true` and `false`.
    @_documentation(visibility: internal)
    public init?(linkText: String) {
        guard linkText == "true" || linkText == "false" else { return nil }
        self = linkText == "true"
    }
    /// `true` or `false`.
    @_documentation(visibility: internal)
    public var linkText: String { self ? "true" : "false" }
    /// The two words.
    @_documentation(visibility: internal)
    public static var linkKind: String { "true or false" }
    /// Two words.
    @_documentation(visibility: internal)
    public static var linkNarrowness: LinkNarrowness { .cases }
    /// Both values.
    @_documentation(visibility: internal)
    public static var linkExamples: [Bool] { [true, false] }
}

extension LinkValue where Self: FixedWidthInteger {
    /// Reads digits, with a minus sign if negative, and without a plus sign or leading zeros.
    @_documentation(visibility: internal)
    public init?(linkText: String) {
        guard let number = Self(linkText), number.description == linkText else { return nil }
        self = number
    }
    /// The digits.
    @_documentation(visibility: internal)
    public var linkText: String { description }
    /// A number.
    @_documentation(visibility: internal)
    public static var linkKind: String { "a number" }
    /// A number.
    @_documentation(visibility: internal)
    public static var linkNarrowness: LinkNarrowness { .format }
    /// Some numbers.
    @_documentation(visibility: internal)
    public static var linkExamples: [Self] { [7, 12, 31, 42, 58, 93] }
}

extension Int: LinkValue {}
extension Int8: LinkValue {}
extension Int16: LinkValue {}
extension Int32: LinkValue {}
extension Int64: LinkValue {}
extension UInt: LinkValue {}
extension UInt8: LinkValue {}
extension UInt16: LinkValue {}
extension UInt32: LinkValue {}
extension UInt64: LinkValue {}
