extension Tree {
    /// How names are written: bare, in quotes, or as `_` where there is none.
    package enum Name {
        /// What a name looks like in a line.
        private enum Form {
            case missing, bare, quoted
            /// In quotes, and some of it as escapes.
            case escaped
        }

        /// Adds a name to a line. Costs O(its scalars).
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

        /// The name as the notation writes it.
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
            // An underscore by itself stands for no name.
            if name == "_" { return .quoted }
            let ascii: Form? = name.utf8.withContiguousStorageIfAvailable { form(ofASCII: $0) } ?? nil
            if let ascii { return ascii }
            return isBare(name) ? .bare : .escaped
        }

        /// How ASCII is written; nil for what is none.
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

        /// Whether a scalar may be in a name without quotes.
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
            // Zero after what begins anew, so that no mark joins a quote or an escape.
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

        /// Whether a scalar is written as a number: it would break the line, turn it around, hang on what stands
        /// before the name, or be changed by normalisation.
        private static func isEscaped(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
            guard !scalar.isASCII else { return isControl(scalar) }
            return isControl(scalar) || (previous == nil && isMark(scalar))
                || NormalForm.mayChange(scalar, after: previous)
        }

        /// Whether a scalar controls a line instead of showing on it.
        package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
            guard !scalar.isASCII else { return scalar.value < 0x20 || scalar.value == 0x7F }
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: return true
            default: return scalar.properties.isBidiControl
            }
        }

        /// Whether a scalar shows on the one before it.
        package static func isMark(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark: true
            default: false
            }
        }
    }
}
