/// A writer of values as text, with keys in order.
package struct ValueWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    package mutating func write(_ bytes: [UInt8]) { self.bytes += bytes }

    package mutating func replace(at index: Int, with other: [UInt8]) {
        bytes.replaceSubrange(index..<index + other.count, with: other)
    }

    mutating func write(_ value: StoredValue) {
        switch value {
        case .null: write("null")
        case .bool(let value): write(value ? "true" : "false")
        case .int(let number): write(number.description)
        case .unsigned(let number): write(number.description)
        case .double(let number): write(Self.text(number))
        case .string(let text): writeQuoted(text)
        case .array(let values):
            write("[")
            for (index, value) in values.enumerated() {
                if index > 0 { write(",") }
                write(value)
            }
            write("]")
        case .object(let values):
            write("{")
            for (index, key) in values.keys.sorted().enumerated() {
                if index > 0 { write(",") }
                writeQuoted(key)
                write(":")
                write(values[key] ?? .null)
            }
            write("}")
        }
    }

    /// Writes a line of fields in the given order.
    package mutating func writeLine(_ fields: [(String, StoredValue)]) {
        write("{")
        for (index, field) in fields.enumerated() {
            if index > 0 { write(",") }
            writeQuoted(field.0)
            write(":")
            write(field.1)
        }
        write("}\n")
    }

    private static func text(_ number: Double) -> String {
        if number.isNaN { return "nan" }
        if number.isInfinite { return number < 0 ? "-inf" : "inf" }
        return number.description
    }

    private mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func writeQuoted(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        let start = bytes.count
        write(text)
        if bytes[start...].contains(where: Self.isEscaped) {
            bytes.removeSubrange(start...)
            writeEscaped(text)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func writeEscaped(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\n"): write("\\n")
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case _ where Self.isEscaped(byte):
                write("\\u00")
                bytes += [Self.hexDigit(byte >> 4), Self.hexDigit(byte & 15)]
            default: bytes.append(byte)
            }
        }
    }

    static func hexDigit(_ number: UInt8) -> UInt8 {
        number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "a") + number - 10
    }
}
