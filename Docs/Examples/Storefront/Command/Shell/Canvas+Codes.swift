extension Canvas {
    /// The rows as text, with codes for a terminal.
    var codes: [String] { rows.map(Self.code) }

    /// Returns the characters of a row, with codes at each change of style. The terminal clears the empty end.
    private static func code(_ row: [Canvas.Cell]) -> String {
        var (text, style) = ("", Canvas.Style.plain)
        let end = (row.lastIndex { $0.character != " " || $0.style == .chosen } ?? -1) + 1
        for cell in row[..<end] {
            guard let character = cell.character else { continue }
            if cell.style != style {
                text += "\u{1B}[0\(cell.style.code)m"
                style = cell.style
            }
            text.append(character)
        }
        // Not in a full row: the code would clear its last character.
        return text + "\u{1B}[0m" + (end < row.count ? "\u{1B}[K" : "")
    }
}

extension Canvas.Style {
    fileprivate var code: String {
        switch self {
        case .plain: ""
        case .strong: ";1"
        case .faint: ";2"
        case .chosen: ";7"
        }
    }
}
