extension Tree {
    /// How names are written: bare, in quotes, or as `_` where there is none.
    enum Name {
        /// Adds a name to a line. Costs O(its scalars).
        static func print(_ name: String, to line: inout String) {
            guard !name.isEmpty else {
                line += "_"
                return
            }
            if isBare(name) {
                line += name
            } else {
                printQuoted(name, to: &line)
            }
        }

        /// The name as the notation writes it.
        static func printed(_ name: String) -> String {
            var line = ""
            print(name, to: &line)
            return line
        }

        /// Whether a scalar may stand in a name without quotes.
        static func isBare(_ scalar: Unicode.Scalar) -> Bool {
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
            guard name != "_" else { return false }
            for scalar in name.unicodeScalars {
                guard isBare(scalar), scalar.isASCII || !NormalForm.mayChange(scalar) else { return false }
            }
            return true
        }

        private static func printQuoted(_ name: String, to line: inout String) {
            line += "\""
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
            line += "\""
        }

        /// Whether a scalar is written as a number: it would break the line, turn it around, hang on what stands
        /// before the name, or be changed by normalisation.
        private static func isEscaped(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
            guard !scalar.isASCII else { return isControl(scalar) }
            return isControl(scalar) || (previous == nil && isMark(scalar))
                || NormalForm.mayChange(scalar, after: previous)
        }

        /// Whether a scalar controls a line instead of showing on it.
        static func isControl(_ scalar: Unicode.Scalar) -> Bool {
            guard !scalar.isASCII else { return scalar.value < 0x20 || scalar.value == 0x7F }
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: return true
            default: return scalar.properties.isBidiControl
            }
        }

        /// Whether a scalar shows on the one before it.
        static func isMark(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark: true
            default: false
            }
        }
    }
}
