/// An encoder of `Codable` values, without their types.
enum ValueEncoder {
    /// - Throws: An error of the value, or one if it is nested too deep to be read again.
    static func value(of encodable: some Encodable) throws -> StoredValue {
        let cell = ValueCell()
        try encodable.encode(to: CellEncoder(cell, []))
        let value = cell.value
        guard value.depth <= ValueReader.valueDepth else { throw tooDeep(encodable, []) }
        return value
    }

    fileprivate static func tooDeep(_ value: Any, _ path: [any CodingKey]) -> EncodingError {
        let text = "Can't store it: it is nested deeper than \(ValueReader.valueDepth)."
        return .invalidValue(value, .init(codingPath: path, debugDescription: text))
    }
}

/// A value under construction. Nested containers fill cells of their own, which are read at the end.
private final class ValueCell {
    private enum Content {
        case nothing
        case leaf(StoredValue)
        case list([ValueCell])
        case object([String: ValueCell])
    }

    private var content = Content.nothing

    /// The finished value; an object without keys if nothing was encoded, as for a type without properties.
    var value: StoredValue {
        switch content {
        case .nothing: .object([:])
        case .leaf(let value): value
        case .list(let cells): .array(cells.map(\.value))
        case .object(let cells): .object(cells.mapValues(\.value))
        }
    }

    func set(_ value: StoredValue) { content = .leaf(value) }

    func beginList() {
        if case .list = content { return }
        content = .list([])
    }

    func beginObject() {
        if case .object = content { return }
        content = .object([:])
    }

    var count: Int {
        if case .list(let cells) = content { cells.count } else { 0 }
    }

    func append() -> ValueCell {
        let cell = ValueCell()
        guard case .list(var cells) = content else { return cell }
        // Released first, so that appending does not copy.
        content = .nothing
        cells.append(cell)
        content = .list(cells)
        return cell
    }

    func cell(under key: String) -> ValueCell {
        guard case .object(var cells) = content else { return ValueCell() }
        if let cell = cells[key] { return cell }
        let cell = ValueCell()
        content = .nothing
        cells[key] = cell
        content = .object(cells)
        return cell
    }
}

private struct CellEncoder: Encoder {
    let cell: ValueCell
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ cell: ValueCell, _ path: [any CodingKey]) {
        self.cell = cell
        codingPath = path
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        cell.beginObject()
        return KeyedEncodingContainer(KeyedCells(cell, codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        cell.beginList()
        return ListedCells(cell, codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { SingleCell(cell, codingPath) }
}

private struct SingleCell: SingleValueEncodingContainer {
    let cell: ValueCell
    let codingPath: [any CodingKey]

    init(_ cell: ValueCell, _ path: [any CodingKey]) {
        self.cell = cell
        codingPath = path
    }

    func encodeNil() { cell.set(.null) }
    func encode(_ value: Bool) { cell.set(.bool(value)) }
    func encode(_ value: String) { cell.set(.string(value)) }
    func encode(_ value: Double) { cell.set(.double(value)) }
    func encode(_ value: Float) { cell.set(.double(Double(value))) }
    func encode(_ value: Int) { cell.set(.int(Int64(value))) }
    func encode(_ value: Int8) { cell.set(.int(Int64(value))) }
    func encode(_ value: Int16) { cell.set(.int(Int64(value))) }
    func encode(_ value: Int32) { cell.set(.int(Int64(value))) }
    func encode(_ value: Int64) { cell.set(.int(value)) }
    func encode(_ value: UInt) { encode(UInt64(value)) }
    func encode(_ value: UInt8) { cell.set(.int(Int64(value))) }
    func encode(_ value: UInt16) { cell.set(.int(Int64(value))) }
    func encode(_ value: UInt32) { cell.set(.int(Int64(value))) }
    func encode(_ value: UInt64) { cell.set(Int64(exactly: value).map { .int($0) } ?? .unsigned(value)) }

    func encode<T: Encodable>(_ value: T) throws {
        // Endless nesting must not overflow the call stack.
        guard codingPath.count <= ValueReader.valueDepth else { throw ValueEncoder.tooDeep(value, codingPath) }
        try value.encode(to: CellEncoder(cell, codingPath))
    }
}

private struct KeyedCells<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let cell: ValueCell
    let codingPath: [any CodingKey]

    init(_ cell: ValueCell, _ path: [any CodingKey]) {
        self.cell = cell
        codingPath = path
    }

    private func single(_ key: any CodingKey) -> SingleCell {
        SingleCell(cell.cell(under: key.stringValue), codingPath + [key])
    }

    func encodeNil(forKey key: Key) { single(key).encodeNil() }
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try single(key).encode(value) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        superEncoder(forKey: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        superEncoder(forKey: key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder(ListKey.super) }
    func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

    private func encoder(_ key: any CodingKey) -> any Encoder {
        CellEncoder(cell.cell(under: key.stringValue), codingPath + [key])
    }
}

private struct ListedCells: UnkeyedEncodingContainer {
    let cell: ValueCell
    let codingPath: [any CodingKey]
    var count: Int { cell.count }

    init(_ cell: ValueCell, _ path: [any CodingKey]) {
        self.cell = cell
        codingPath = path
    }

    private var encoder: CellEncoder {
        let path = codingPath + [ListKey(count)]
        return CellEncoder(cell.append(), path)
    }

    func encodeNil() { encoder.cell.set(.null) }

    func encode<T: Encodable>(_ value: T) throws {
        let encoder = encoder
        try SingleCell(encoder.cell, encoder.codingPath).encode(value)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        encoder.container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }
    func superEncoder() -> any Encoder { encoder }
}

/// An index in a list, or the key of a superclass.
struct ListKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    static let `super` = ListKey(stringValue: "super")

    init(_ index: Int) {
        stringValue = "Index \(index)"
        intValue = index
    }

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init?(intValue: Int) { self.init(intValue) }
}
