/// A parser of written values, which accepts only text that `ValueWriter` could have written.
package struct ValueReader {
    private let bytes: ArraySlice<UInt8>
    private var next: Int

    /// The maximum nesting of lists and objects in a route or a state.
    static let valueDepth = 64

    /// The maximum nesting in a line, where a route of a waiting link is three levels deeper.
    private static let depthLimit = valueDepth + 3

    /// The first difference from text that `ValueWriter` writes.
    package struct Flaw: Error {
        package let place: Int
        package let complaint: String
    }

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        next = bytes.startIndex
    }

    /// Reads a value that takes all of the bytes.
    package static func value(of bytes: ArraySlice<UInt8>) throws(Flaw) -> StoredValue {
        var reader = ValueReader(bytes)
        let value = try reader.read(depth: 0)
        guard reader.next == bytes.endIndex else { throw reader.flaw("there is text after the value") }
        return value
    }

    private func flaw(_ complaint: String) -> Flaw { Flaw(place: next - bytes.startIndex, complaint: complaint) }

    private var byte: UInt8? { next < bytes.endIndex ? bytes[next] : nil }

    private mutating func take(_ expected: Character) throws(Flaw) {
        guard let byte, byte == expected.asciiValue else { throw flaw("'\(expected)' is missing") }
        next += 1
    }

    private mutating func read(depth: Int) throws(Flaw) -> StoredValue {
        guard depth <= Self.depthLimit else { throw flaw("it is nested deeper than \(Self.depthLimit)") }
        switch byte {
        case UInt8(ascii: "{"): return try readObject(depth)
        case UInt8(ascii: "["): return try readArray(depth)
        case UInt8(ascii: "\""): return .string(try readText())
        case nil: throw flaw("a value is missing")
        default: return try readWord()
        }
    }

    private mutating func readArray(_ depth: Int) throws(Flaw) -> StoredValue {
        try take("[")
        var values: [StoredValue] = []
        while byte != UInt8(ascii: "]") {
            if !values.isEmpty { try take(",") }
            values.append(try read(depth: depth + 1))
        }
        next += 1
        return .array(values)
    }

    private mutating func readObject(_ depth: Int) throws(Flaw) -> StoredValue {
        try take("{")
        var values: [String: StoredValue] = [:]
        while byte != UInt8(ascii: "}") {
            if !values.isEmpty { try take(",") }
            let key = try readText()
            try take(":")
            guard values.updateValue(try read(depth: depth + 1), forKey: key) == nil else {
                throw flaw("the key '\(key)' occurs twice")
            }
        }
        next += 1
        return .object(values)
    }

    private mutating func readWord() throws(Flaw) -> StoredValue {
        let start = next
        while let byte, byte != UInt8(ascii: ","), byte != UInt8(ascii: "]"), byte != UInt8(ascii: "}") { next += 1 }
        let word = String(decoding: bytes[start..<next], as: UTF8.self)
        switch word {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "nan": return .double(.nan)
        case "inf": return .double(.infinity)
        case "-inf": return .double(-.infinity)
        default: break
        }
        // Numbers count only if they are spelt as they would be written.
        if let number = Int64(word), number.description == word { return .int(number) }
        if let number = UInt64(word), number.description == word { return .unsigned(number) }
        if let number = Double(word), number.description == word { return .double(number) }
        next = start
        throw flaw("'\(word.prefix(20))' is no value")
    }

    private mutating func readText() throws(Flaw) -> String {
        try take("\"")
        var text: [UInt8] = []
        while let byte, byte != UInt8(ascii: "\"") {
            next += 1
            guard byte >= 0x20, byte != 0x7F else { throw flaw("a text has a control character in it") }
            text.append(byte == UInt8(ascii: "\\") ? try readEscaped() : byte)
        }
        try take("\"")
        let string = String(decoding: text, as: UTF8.self)
        guard string.utf8.elementsEqual(text) else { throw flaw("a text is not UTF-8") }
        return string
    }

    private mutating func readEscaped() throws(Flaw) -> UInt8 {
        guard let byte else { throw flaw("a text does not end") }
        next += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): return byte
        case UInt8(ascii: "n"): return UInt8(ascii: "\n")
        case UInt8(ascii: "u"):
            guard next + 4 <= bytes.endIndex, let code = UInt8(digits(4), radix: 16), code != 0x0A,
                code < 0x20 || code == 0x7F
            else { throw flaw("an escape is not one that is written") }
            let spelt = [UInt8(ascii: "0"), UInt8(ascii: "0"), hex(code >> 4), hex(code & 15)]
            guard bytes[next..<next + 4].elementsEqual(spelt) else {
                throw flaw("an escape is not one that is written")
            }
            next += 4
            return code
        default: throw flaw("an escape is not one that is written")
        }
    }

    private func digits(_ count: Int) -> String { String(decoding: bytes[next..<next + count], as: UTF8.self) }

    private func hex(_ number: UInt8) -> UInt8 { ValueWriter.hexDigit(number) }
}
