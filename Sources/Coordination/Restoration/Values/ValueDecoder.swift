import Coordination

/// A decoder of stored values.
struct ValueDecoder: Decoder {
    let value: StoredValue
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ value: StoredValue, _ path: [any CodingKey] = []) {
        self.value = value
        codingPath = path
    }

    static func decode<T: Decodable>(_ type: T.Type, from value: StoredValue) throws -> T {
        try T(from: ValueDecoder(value))
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let values) = value else { throw mismatch([String: StoredValue].self) }
        return KeyedDecodingContainer(KeyedValues(values: values, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let values) = value else { throw mismatch([StoredValue].self) }
        return ListedValues(values: values, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    fileprivate func mismatch(_ type: Any.Type) -> DecodingError {
        let found = value.description.prefix(60)
        return .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "Found \(found)."))
    }
}

extension ValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { value == .null }

    func decode(_ type: Bool.Type) throws -> Bool {
        guard case .bool(let value) = value else { throw mismatch(type) }
        return value
    }

    func decode(_ type: String.Type) throws -> String {
        guard case .string(let text) = value else { throw mismatch(type) }
        return text
    }

    func decode(_ type: Double.Type) throws -> Double {
        switch value {
        case .double(let number): return number
        case .int(let number): return Double(number)
        case .unsigned(let number): return Double(number)
        default: throw mismatch(type)
        }
    }

    func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
    func decode(_ type: Int.Type) throws -> Int { try whole() }
    func decode(_ type: Int8.Type) throws -> Int8 { try whole() }
    func decode(_ type: Int16.Type) throws -> Int16 { try whole() }
    func decode(_ type: Int32.Type) throws -> Int32 { try whole() }
    func decode(_ type: Int64.Type) throws -> Int64 { try whole() }
    func decode(_ type: UInt.Type) throws -> UInt { try whole() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try whole() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try whole() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try whole() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try whole() }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: self) }

    private func whole<Number: FixedWidthInteger>() throws -> Number {
        let number: Number? =
            switch value {
            case .int(let number): Number(exactly: number)
            case .unsigned(let number): Number(exactly: number)
            default: nil
            }
        guard let number else { throw mismatch(Number.self) }
        return number
    }
}

private struct KeyedValues<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let values: [String: StoredValue]
    let codingPath: [any CodingKey]

    var allKeys: [Key] { values.keys.sorted().compactMap { Key(stringValue: $0) } }
    func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

    private func decoder(_ key: any CodingKey) throws -> ValueDecoder {
        guard let value = values[key.stringValue] else {
            throw DecodingError.keyNotFound(
                key, .init(codingPath: codingPath, debugDescription: "There is no '\(key.stringValue)'."))
        }
        return ValueDecoder(value, codingPath + [key])
    }

    func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).decodeNil() }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try T(from: try decoder(key)) }

    /// Decodes a value if present; nil also for a secret that was left out.
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        guard let value = values[key.stringValue], value != .null else { return nil }
        if type is any Redacted.Type, value == .redacted { return nil }
        return try decode(type, forKey: key)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try decoder(ListKey.super) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }
}

private struct ListedValues: UnkeyedDecodingContainer {
    let values: [StoredValue]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(values: [StoredValue], codingPath: [any CodingKey]) {
        self.values = values
        self.codingPath = codingPath
    }

    var count: Int? { values.count }
    var isAtEnd: Bool { currentIndex >= values.count }

    private func decoder() throws -> ValueDecoder {
        let path = codingPath + [ListKey(currentIndex)]
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                StoredValue.self, .init(codingPath: path, debugDescription: "The list ends before."))
        }
        return ValueDecoder(values[currentIndex], path)
    }

    mutating func decodeNil() throws -> Bool {
        guard try decoder().decodeNil() else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let value = try T(from: try decoder())
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        defer { currentIndex += 1 }
        return try decoder().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        defer { currentIndex += 1 }
        return try decoder().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder {
        defer { currentIndex += 1 }
        return try decoder()
    }
}
