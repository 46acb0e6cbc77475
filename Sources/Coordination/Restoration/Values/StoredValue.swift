import Coordination

/// A route or a state as it is written down: what a `Codable` value is made of, without its type.
///
/// It is there to be changed before it is decoded, in `migrate`:
///
/// ```swift
/// static func migrate(_ route: inout StoredValue, from version: Int) {
///     route.rename("story", to: "article")
/// }
/// ```
///
/// Whole numbers of 64 bits are held exactly, signed or not, and so is every `Double` and `Float`, the infinite and
/// what is no number among them. A `Date` is its seconds as a `Double`, and loses nothing. `Data` is a list of bytes,
/// two to four characters each. Numbers of 128 bits are refused. Keys are written in order, so equal values have
/// equal texts.
public enum StoredValue: Hashable, Sendable {
    /// Nothing.
    case null
    /// True or false.
    case bool(Bool)
    /// A whole number.
    case int(Int64)
    /// A whole number that is too large to be signed.
    case unsigned(UInt64)
    /// Any other number.
    case double(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([StoredValue])
    /// Values by their keys.
    case object([String: StoredValue])
}

extension StoredValue {
    /// What is written of something secret.
    static let redacted = StoredValue.string(Redaction.text)

    /// Whether something secret was left out of it.
    var hasSecret: Bool {
        switch self {
        case .array(let values): values.contains(where: \.hasSecret)
        case .object(let values): values.values.contains(where: \.hasSecret)
        default: self == .redacted
        }
    }

    /// How many lists and objects are within each other.
    var depth: Int {
        switch self {
        case .array(let values): 1 + (values.lazy.map(\.depth).max() ?? 0)
        case .object(let values): 1 + (values.values.lazy.map(\.depth).max() ?? 0)
        default: 0
        }
    }
}

extension StoredValue {
    /// What stands under a key; nil where that is no object, or has no such key. Setting nil takes the key away.
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

    /// What stands at an index of a list; nil where that is no list, or shorter.
    public subscript(index: Int) -> StoredValue? {
        if case .array(let values) = self, values.indices.contains(index) { values[index] } else { nil }
    }

    /// Gives what stands under a key another one. Without that key nothing changes.
    public mutating func rename(_ key: String, to other: String) {
        guard case .object(var values) = self, let value = values.removeValue(forKey: key) else { return }
        values[other] = value
        self = .object(values)
    }

    /// The keys, in order; none where it is no object. Of a route, the only one is the name of its case.
    public var keys: [String] {
        if case .object(let values) = self { values.keys.sorted() } else { [] }
    }

    /// The text, where it is one.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The whole number, where it is one that fits.
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
    /// Makes an object; of keys that stand there twice, the last counts.
    @_documentation(visibility: internal)
    public init(dictionaryLiteral elements: (String, StoredValue)...) {
        self = .object(Dictionary(elements) { $1 })
    }

    /// Makes a list.
    @_documentation(visibility: internal)
    public init(arrayLiteral elements: StoredValue...) { self = .array(elements) }

    /// Makes a text.
    @_documentation(visibility: internal)
    public init(stringLiteral value: String) { self = .string(value) }

    /// Makes a whole number.
    @_documentation(visibility: internal)
    public init(integerLiteral value: Int64) { self = .int(value) }

    /// Makes true or false.
    @_documentation(visibility: internal)
    public init(booleanLiteral value: Bool) { self = .bool(value) }

    /// Makes nothing.
    @_documentation(visibility: internal)
    public init(nilLiteral: ()) { self = .null }
}

extension StoredValue: CustomStringConvertible {
    /// The value as it is written: JSON, but for what is no number, or infinite.
    public var description: String {
        var writer = ValueWriter()
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
