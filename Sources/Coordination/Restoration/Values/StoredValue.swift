import Coordination

/// A route or a state in its stored form: the content of a `Codable` value, without its type.
///
/// It can be changed before it is decoded, in `migrate`:
///
/// ```swift
/// static func migrate(_ route: inout StoredValue, from version: Int) {
///     route.rename("story", to: "article")
/// }
/// ```
///
/// Integers of 64 bits are exact, signed or not, and so is every `Double` and `Float`, including infinity and NaN. A
/// `Date` is stored without loss, as its seconds in a `Double`. `Data` is a list of bytes, two to four characters each.
/// Integers of 128 bits are rejected. Keys are written in order, so equal values have equal texts.
public enum StoredValue: Hashable, Sendable {
    /// No value.
    case null
    /// True or false.
    case bool(Bool)
    /// An integer.
    case int(Int64)
    /// An integer that is too large for `Int64`.
    case unsigned(UInt64)
    /// Any other number.
    case double(Double)
    /// A string.
    case string(String)
    /// A list.
    case array([StoredValue])
    /// Values by their keys.
    case object([String: StoredValue])
}

extension StoredValue {
    /// The placeholder for a secret.
    static let redacted = StoredValue.string(Redaction.text)

    /// True if a secret was left out of the value.
    package var hasSecret: Bool {
        switch self {
        case .array(let values): values.contains(where: \.hasSecret)
        case .object(let values): values.values.contains(where: \.hasSecret)
        default: self == .redacted
        }
    }

    /// The nesting of lists and objects.
    var depth: Int {
        switch self {
        case .array(let values): 1 + (values.lazy.map(\.depth).max() ?? 0)
        case .object(let values): 1 + (values.values.lazy.map(\.depth).max() ?? 0)
        default: 0
        }
    }
}

extension StoredValue {
    /// The value under a key; nil if this is no object, or has no such key. Setting nil removes the key.
    public subscript(key: String) -> StoredValue? {
        get {
            if case .object(let values) = self { values[key] } else { nil }
        }
        set {
            guard case .object(var values) = self else { return }
            values[key] = newValue
            self = .object(values)
        }
    }

    /// The element at an index of a list; nil if this is no list, or a shorter one.
    public subscript(index: Int) -> StoredValue? {
        if case .array(let values) = self, values.indices.contains(index) { values[index] } else { nil }
    }

    /// Renames a key. Does nothing if there is no such key.
    public mutating func rename(_ key: String, to other: String) {
        guard case .object(var values) = self, let value = values.removeValue(forKey: key) else { return }
        values[other] = value
        self = .object(values)
    }

    /// The keys, in order; empty if this is no object. The only key of a route is the name of its case.
    public var keys: [String] {
        if case .object(let values) = self { values.keys.sorted() } else { [] }
    }

    /// The string; nil if the value is no string.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The integer; nil if the value is none, or does not fit.
    public var int: Int? {
        switch self {
        case .int(let number): Int(exactly: number)
        case .unsigned(let number): Int(exactly: number)
        default: nil
        }
    }
}

extension StoredValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
    /// Creates an object; of duplicate keys, the last counts.
    @_documentation(visibility: internal)
    public init(dictionaryLiteral elements: (String, StoredValue)...) {
        self = .object(Dictionary(elements) { $1 })
    }

    /// Creates a list.
    @_documentation(visibility: internal)
    public init(arrayLiteral elements: StoredValue...) { self = .array(elements) }

    /// Creates a string.
    @_documentation(visibility: internal)
    public init(stringLiteral value: String) { self = .string(value) }

    /// Creates an integer.
    @_documentation(visibility: internal)
    public init(integerLiteral value: Int64) { self = .int(value) }

    /// Creates a Boolean value.
    @_documentation(visibility: internal)
    public init(booleanLiteral value: Bool) { self = .bool(value) }

    /// Creates a null value.
    @_documentation(visibility: internal)
    public init(nilLiteral: ()) { self = .null }
}

extension StoredValue: CustomStringConvertible {
    /// The value as it is written: JSON, except for infinity and NaN.
    @_documentation(visibility: internal)
    public var description: String {
        var writer = ValueWriter()
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
