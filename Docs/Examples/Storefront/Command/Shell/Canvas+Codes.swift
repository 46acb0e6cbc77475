extension Canvas {
    /// What is drawn, a line for each row, as a terminal has to be told.
    var codes: [String] { rows.map(Self.code) }

    /// A row's characters, with codes where the style changes. What is empty at the end is left to the terminal.
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
        // Not in a full row: its last character would go.
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
