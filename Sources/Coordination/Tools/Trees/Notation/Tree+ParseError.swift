public import Transitions

extension Tree {
    /// An error with the column at which a line is no longer a tree, and what was found and expected there.
    public struct ParseError: Error, Equatable, Sendable {
        /// The line that was read.
        package let notation: String

        /// The column of the error, counted from 1 in Unicode scalars. One past the last if the line ends too early.
        public let column: Int

        /// The tokens expected there, such as `',' or ']'`.
        public let expected: String

        /// The scalar found there, such as `'}'` or `the end`.
        package let found: String

        /// The advice on what to write instead, if there is any.
        package let remedy: String?

        init(notation: String, column: Int, expected: String, found: String, remedy: String?) {
            self.notation = notation
            self.column = column
            self.expected = expected
            self.found = found
            self.remedy = remedy
        }
    }
}

extension Tree.ParseError: CustomStringConvertible {
    /// The whole message: the error, the line with a caret under the place (cut if it is long), and the remedy.
    public var description: String {
        let (excerpt, indentation) = excerpt()
        var text = "Can't read the tree: column \(column) has \(found) where \(expected) was expected.\n\n"
        text += "  \(excerpt)\n  \(indentation)^"
        if let remedy {
            text += "\n\n\(remedy)"
        }
        return text
    }

    /// Names a scalar of the line, or its end.
    static func name(_ scalar: Unicode.Scalar?) -> String {
        guard let scalar else { return "the end" }
        guard !Tree.Name.isControl(scalar), !Tree.Name.isMark(scalar), scalar.properties.generalCategory != .format
        else {
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        return "'\(scalar)'"
    }

    /// The part of the line around the column, and the spaces before a caret beneath it.
    private func excerpt() -> (line: String, indentation: String) {
        let reach = 40
        var line = ""
        var indentation = ""
        var at = 0
        for scalar in notation.unicodeScalars {
            at += 1
            if at < column - reach { continue }
            if at > column + reach || (at == column - reach && at > 1) {
                line += "…"
                if at > column { break }
                indentation += " "
                continue
            }
            line.unicodeScalars.append(Self.visible(scalar))
            if at < column {
                indentation += String(repeating: " ", count: Self.width(of: scalar))
            }
        }
        return (line, indentation)
    }

    /// The scalar, or a visible picture of it if it is a control.
    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard Tree.Name.isControl(scalar) else { return scalar }
        guard scalar.value < 0x20 else { return "\u{FFFD}" }
        return Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    }

    /// The approximate number of terminal cells for the scalar.
    private static func width(of scalar: Unicode.Scalar) -> Int {
        let properties = scalar.properties
        if scalar.isASCII || Tree.Name.isControl(scalar) { return 1 }
        if properties.generalCategory == .nonspacingMark || properties.generalCategory == .format { return 0 }
        return properties.isIdeographic || properties.isEmojiPresentation ? 2 : 1
    }
}
