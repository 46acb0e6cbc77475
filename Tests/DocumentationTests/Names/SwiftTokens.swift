/// A word or a mark of Swift code. Comments and string literals are none.
enum SwiftToken: Equatable {
    case word(String)
    case mark(Character)

    var word: String? {
        if case .word(let word) = self { word } else { nil }
    }

    static func all(in code: String) -> [SwiftToken] {
        var reader = SwiftReader(bytes: Array(code.utf8))
        return reader.tokens()
    }
}

/// Reads tokens from bytes. A literal that it misreads ends with its line.
private struct SwiftReader {
    let bytes: [UInt8]
    private var index = 0
    private var found: [SwiftToken] = []

    init(bytes: [UInt8]) { self.bytes = bytes }

    private func begins(with text: StaticString) -> Bool {
        index + text.utf8CodeUnitCount <= bytes.count
            && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
    }

    mutating func tokens() -> [SwiftToken] {
        while index < bytes.count {
            let byte = bytes[index]
            if begins(with: "//") {
                skipLine()
            } else if begins(with: "/*") {
                skip(to: "*/")
            } else if begins(with: "\"\"\"") {
                index += 3
                skip(to: "\"\"\"")
            } else if byte == UInt8(ascii: "\"") {
                skipString()
            } else if Self.isWord(byte) {
                let start = index
                while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
                found.append(.word(String(decoding: bytes[start..<index], as: UTF8.self)))
            } else {
                if byte > 32, byte != UInt8(ascii: "`") { found.append(.mark(Character(UnicodeScalar(byte)))) }
                index += 1
            }
        }
        return found
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 128 || byte == UInt8(ascii: "_") || (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z"))
            || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    }

    private mutating func skipLine() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    }

    private mutating func skip(to end: StaticString) {
        while index < bytes.count, !begins(with: end) { index += 1 }
        index += end.utf8CodeUnitCount
    }

    private mutating func skipString() {
        index += 1
        var depth = 0
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
            if begins(with: "\\(") {
                depth += 1
                index += 2
                continue
            }
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "(") where depth > 0: depth += 1
            case UInt8(ascii: ")") where depth > 0: depth -= 1
            case UInt8(ascii: "\"") where depth == 0:
                index += 1
                return
            default: break
            }
            index += 1
        }
    }
}
