extension Tree {
    /// The notation of names: bare, in quotes, or `_` for no name.
    package enum Name {
        /// The form of a name in a line.
        private enum Form {
            case missing, bare, quoted
            /// In quotes, partly as escapes.
            case escaped
        }

        /// Appends a name to a line. O(its scalars).
        static func print(_ name: String, to line: inout [UInt8]) {
            switch form(of: name) {
            case .missing: line.append(UInt8(ascii: "_"))
            case .bare: line += name.utf8
            case .quoted:
                line.append(UInt8(ascii: "\""))
                line += name.utf8
                line.append(UInt8(ascii: "\""))
            case .escaped: line += escaped(name).utf8
            }
        }

        /// Returns the name as the notation writes it.
        @inline(never)
        package static func printed(_ name: String) -> String {
            switch form(of: name) {
            case .missing: "_"
            case .bare: name
            case .quoted: "\"" + name + "\""
            case .escaped: escaped(name)
            }
        }

        private static func form(of name: String) -> Form {
            if name.isEmpty { return .missing }
            // A bare underscore means no name.
            if name == "_" { return .quoted }
            let ascii: Form? = name.utf8.withContiguousStorageIfAvailable { form(ofASCII: $0) } ?? nil
            if let ascii { return ascii }
            return isBare(name) ? .bare : .escaped
        }

        /// Returns the form of an ASCII name; nil for any other name.
        private static func form(ofASCII bytes: UnsafeBufferPointer<UInt8>) -> Form? {
            var form = Form.bare
            for byte in bytes {
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                    continue
                case 0x80...: return nil
                case ..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"): form = .escaped
                default: if form == .bare { form = .quoted }
                }
            }
            return form
        }

        /// True if a scalar may be in a name without quotes.
        package static func isBare(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".":
                return true
            case "\0"..."\u{7F}":
                return false
            default:
                switch scalar.properties.generalCategory {
                case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                    .decimalNumber:
                    return true
                default:
                    return false
                }
            }
        }

        private static func isBare(_ name: String) -> Bool {
            for scalar in name.unicodeScalars {
                guard isBare(scalar), scalar.isASCII || !NormalForm.mayChange(scalar) else { return false }
            }
            return true
        }

        private static func escaped(_ name: String) -> String {
            var line = "\""
            // Nil at the start, and after `\n` or a number: a mark there would combine with the quote or the escape.
            var previous: Unicode.Scalar?
            for scalar in name.unicodeScalars {
                switch scalar {
                case "\"":
                    line += "\\\""
                    previous = scalar
                case "\\":
                    line += "\\\\"
                    previous = scalar
                case "\n":
                    line += "\\n"
                    previous = nil
                case _ where isEscaped(scalar, after: previous):
                    line += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                    previous = nil
                default:
                    line.unicodeScalars.append(scalar)
                    previous = scalar
                }
            }
            return line + "\""
        }

        /// True if a scalar is written as a number: it would break the line, reverse it, combine with the text before
        /// the name, or be changed by normalisation.
        private static func isEscaped(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
            guard !scalar.isASCII else { return isControl(scalar) }
            return isControl(scalar) || (previous == nil && isMark(scalar))
                || NormalForm.mayChange(scalar, after: previous)
        }

        /// True if a scalar controls a line instead of being visible in it.
        package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
            guard !scalar.isASCII else { return scalar.value < 0x20 || scalar.value == 0x7F }
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: return true
            default: return scalar.properties.isBidiControl
            }
        }

        /// True if a scalar combines with the one before it.
        package static func isMark(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark: true
            default: false
            }
        }
    }
}
