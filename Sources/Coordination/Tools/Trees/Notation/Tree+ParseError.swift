public import Transitions

extension Tree {
    /// Says where a line stops being a tree, what stands there, and what would have been right.
    public struct ParseError: Error, Hashable, Sendable {
        /// The line that was read.
        package let notation: String

        /// Where reading stopped, counted from 1 in Unicode scalars. One past the last where the line ends too early.
        public let column: Int

        /// What would have been right there, such as `',' or ']'`.
        public let expected: String

        /// What stands there, such as `'}'` or `the end`.
        package let found: String

        /// What to write instead, where there is something to say.
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
    /// The whole message: what is wrong, the line with a caret under the place (cut where it is long), and the remedy.
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

    /// The part of the line around the column, and the space that brings a caret beneath it.
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

    /// The scalar, or a picture of it where it would disturb the line.
    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard Tree.Name.isControl(scalar) else { return scalar }
        guard scalar.value < 0x20 else { return "\u{FFFD}" }
        return Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    }

    /// How many cells a terminal gives the scalar, near enough.
    private static func width(of scalar: Unicode.Scalar) -> Int {
        let properties = scalar.properties
        if scalar.isASCII || Tree.Name.isControl(scalar) { return 1 }
        if properties.generalCategory == .nonspacingMark || properties.generalCategory == .format { return 0 }
        return properties.isIdeographic || properties.isEmojiPresentation ? 2 : 1
    }
}
