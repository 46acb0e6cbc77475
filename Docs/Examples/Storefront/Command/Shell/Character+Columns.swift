extension Character {
    /// The number of columns in a terminal: two for wide letters and pictures, none for invisible characters.
    var columns: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch first.properties.generalCategory {
        case .control, .format, .surrogate, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
            return 0
        default: break
        }
        return first.properties.isEmojiPresentation || Self.wide.contains { $0.contains(first.value) } ? 2 : 1
    }

    /// The blocks that Unicode's EastAsianWidth.txt calls wide or full width.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
    ]
}

extension StringProtocol {
    /// The number of columns in a terminal.
    package var columns: Int { reduce(0) { $0 + $1.columns } }

    /// Returns the text, cut off with an ellipsis if it is too wide.
    package func clipped(to width: Int) -> String {
        if columns <= width { return String(self) }
        var (clipped, used) = ("", 0)
        for character in self {
            if used + character.columns >= width { break }
            clipped.append(character)
            used += character.columns
        }
        return width > 0 ? clipped + "…" : ""
    }

    /// Returns the text with spaces up to a width.
    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(width - columns, 0))
    }

    /// Returns the words in lines that fit. A word that is too wide is cut.
    package func wrapped(to width: Int) -> [String] {
        guard width > 0 else { return [] }
        var lines = [""]
        var used = 0
        for word in split(separator: " ") {
            let needed = word.columns
            if used > 0, used + 1 + needed > width {
                lines.append("")
                used = 0
            }
            if used > 0 {
                lines[lines.count - 1] += " "
                used += 1
            }
            for character in word {
                if used > 0, used + character.columns > width {
                    lines.append("")
                    used = 0
                }
                lines[lines.count - 1].append(character)
                used += character.columns
            }
        }
        return lines
    }
}
