#if DEBUG || INSPECTOR
    import CoordinationRestoration

    /// A parser of JSON (RFC 8259) from outside, which takes any text that is valid, and says where another is not.
    ///
    /// `ValueReader` takes only what this package has written itself. Duplicate keys are refused, since readers differ
    /// in which one counts.
    struct JSONReader {
        private let bytes: [UInt8]
        private var next = 0
        private let depthLimit: Int

        /// Reads a value that takes the whole line. O(bytes).
        ///
        /// - Throws: The reason, with the byte where the text is wrong, from 0.
        static func value(of line: String, depth: Int) throws(Refusal) -> StoredValue {
            var reader = JSONReader(bytes: Array(line.utf8), depthLimit: depth)
            let value = try reader.read(depth: 0)
            reader.skipSpace()
            guard reader.byte == nil else { throw reader.flaw("there is text after the value") }
            return value
        }

        private init(bytes: [UInt8], depthLimit: Int) { (self.bytes, self.depthLimit) = (bytes, depthLimit) }

        private func flaw(_ complaint: String) -> Refusal {
            Refusal(
                cannot: "read the line", because: "it is no JSON: \(complaint), at byte \(next)",
                "Send one JSON object on one line, in UTF-8.")
        }

        private var byte: UInt8? { next < bytes.count ? bytes[next] : nil }

        private mutating func skipSpace() {
            while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { next += 1 }
        }

        private mutating func takeIf(_ character: Character) -> Bool {
            guard byte == character.asciiValue else { return false }
            next += 1
            return true
        }

        private mutating func read(depth: Int) throws(Refusal) -> StoredValue {
            skipSpace()
            switch byte {
            case UInt8(ascii: "{") where depth >= depthLimit, UInt8(ascii: "[") where depth >= depthLimit:
                throw flaw("it is nested deeper than \(depthLimit)")
            case UInt8(ascii: "{"): return try readObject(depth)
            case UInt8(ascii: "["): return try readArray(depth)
            case UInt8(ascii: "\""): return .string(try readText())
            case nil: throw flaw("a value is missing")
            default: return try readWord()
            }
        }

        private mutating func readArray(_ depth: Int) throws(Refusal) -> StoredValue {
            next += 1
            var values: [StoredValue] = []
            skipSpace()
            if takeIf("]") { return .array([]) }
            repeat {
                values.append(try read(depth: depth + 1))
                skipSpace()
            } while takeIf(",")
            guard takeIf("]") else { throw flaw("a list does not end") }
            return .array(values)
        }

        private mutating func readObject(_ depth: Int) throws(Refusal) -> StoredValue {
            next += 1
            var values: [String: StoredValue] = [:]
            skipSpace()
            if takeIf("}") { return .object([:]) }
            repeat {
                skipSpace()
                guard byte == UInt8(ascii: "\"") else { throw flaw("a key is missing") }
                let key = try readText()
                skipSpace()
                guard takeIf(":") else { throw flaw("a colon is missing") }
                let value = try read(depth: depth + 1)
                guard values.updateValue(value, forKey: key) == nil else { throw flaw("a key occurs twice") }
                skipSpace()
            } while takeIf(",")
            guard takeIf("}") else { throw flaw("an object does not end") }
            return .object(values)
        }

        private mutating func readWord() throws(Refusal) -> StoredValue {
            let start = next
            while let byte, !Self.ends.contains(byte) { next += 1 }
            let word = String(decoding: bytes[start..<next], as: UTF8.self)
            switch word {
            case "null": return .null
            case "true": return .bool(true)
            case "false": return .bool(false)
            default: break
            }
            if let number = JSONNumber.value(of: word) { return number }
            next = start
            throw flaw("a word is no value")
        }

        private static let ends = Set(" \t\n\r,:{}[]\"".utf8)

        private mutating func readText() throws(Refusal) -> String {
            next += 1
            var text: [UInt8] = []
            while let byte, byte != UInt8(ascii: "\"") {
                guard byte >= 0x20 else { throw flaw("a text has a control character in it") }
                next += 1
                if byte == UInt8(ascii: "\\") { text += try readEscaped() } else { text.append(byte) }
            }
            guard takeIf("\"") else { throw flaw("a text does not end") }
            return String(decoding: text, as: UTF8.self)
        }

        private mutating func readEscaped() throws(Refusal) -> String.UTF8View {
            guard let byte else { throw flaw("a text does not end") }
            next += 1
            switch byte {
            case UInt8(ascii: "\""): return "\"".utf8
            case UInt8(ascii: "\\"): return "\\".utf8
            case UInt8(ascii: "/"): return "/".utf8
            case UInt8(ascii: "b"): return "\u{8}".utf8
            case UInt8(ascii: "f"): return "\u{C}".utf8
            case UInt8(ascii: "n"): return "\n".utf8
            case UInt8(ascii: "r"): return "\r".utf8
            case UInt8(ascii: "t"): return "\t".utf8
            case UInt8(ascii: "u"):
                var code = try readUnit()
                if 0xD800..<0xDC00 ~= code, takeIf("\\"), takeIf("u") {
                    let low = try readUnit()
                    guard 0xDC00..<0xE000 ~= low else { throw flaw("half a character is missing") }
                    code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
                }
                guard let scalar = Unicode.Scalar(code) else { throw flaw("half a character is missing") }
                return String(Character(scalar)).utf8
            default: throw flaw("there is no such escape")
            }
        }

        /// Reads four hexadecimal digits.
        private mutating func readUnit() throws(Refusal) -> UInt32 {
            var code: UInt32 = 0
            for _ in 0..<4 {
                guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                    throw flaw("an escape lacks its digits")
                }
                code = code << 4 + UInt32(digit)
                next += 1
            }
            return code
        }
    }
#endif
