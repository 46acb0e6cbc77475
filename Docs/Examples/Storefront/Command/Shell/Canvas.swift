/// A rectangle of characters to draw on. Anything beyond its edges is cut off.
package struct Canvas {
    /// The style of a character.
    enum Style: Sendable {
        case plain, strong, faint, chosen
    }

    struct Cell {
        /// Nil for the second half of a wide character.
        var character: Character?
        var style: Style
    }

    /// A part of the canvas, in columns and rows counted from zero.
    struct Area: Equatable {
        var x, y, width, height: Int

        /// Returns the area without its outermost columns and rows.
        func inset(by columns: Int, _ rows: Int) -> Area {
            Area(x: x + columns, y: y + rows, width: max(width - 2 * columns, 0), height: max(height - 2 * rows, 0))
        }
    }

    let width: Int
    let height: Int

    /// The number of rows in front that are hidden above the visible ones.
    var hiddenAbove = 0
    private(set) var rows: [[Cell]]

    init(width: Int, height: Int) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        rows = Array(
            repeating: Array(repeating: Cell(character: " ", style: .plain), count: self.width), count: self.height)
    }

    /// Returns the first rows.
    func first(_ count: Int) -> Canvas {
        var cut = Canvas(width: width, height: min(max(count, 0), height))
        cut.rows = Array(rows.prefix(cut.height))
        return cut
    }

    /// The rows as text, without the spaces at the end.
    package var lines: [String] {
        rows.map { row in
            let text = String(row.compactMap(\.character))
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
    }
}

extension Canvas {
    /// Writes a text, cut off after `columns`.
    mutating func write(_ text: some StringProtocol, x: Int, y: Int, columns: Int, style: Style = .plain) {
        guard rows.indices.contains(y) else { return }
        var x = x
        for character in text.clipped(to: min(columns, width - x)) {
            let needed = character.columns
            guard needed > 0 else { continue }
            put(character, needed, x, y, style)
            x += needed
        }
    }

    private mutating func put(_ character: Character, _ columns: Int, _ x: Int, _ y: Int, _ style: Style) {
        guard x >= 0, x + columns <= width else { return }
        // Half of a wide character cannot stay.
        if rows[y][x].character == nil, x > 0 { rows[y][x - 1].character = " " }
        if x + columns < width, rows[y][x + columns].character == nil { rows[y][x + columns].character = " " }
        rows[y][x] = Cell(character: character, style: style)
        if columns == 2 { rows[y][x + 1] = Cell(character: nil, style: style) }
    }

    /// Draws another canvas on this one, with its styles.
    mutating func draw(_ other: Canvas, x: Int, y: Int) {
        for (row, cells) in other.rows.enumerated() {
            var column = x
            for cell in cells {
                guard let character = cell.character else { continue }
                write(String(character), x: column, y: y + row, columns: character.columns, style: cell.style)
                column += character.columns
            }
        }
    }

    /// Changes the style of some columns of a row.
    mutating func mark(x: Int, y: Int, columns: Int, style: Style) {
        guard rows.indices.contains(y) else { return }
        for column in rows[y].indices where column >= x && column < x + columns { rows[y][column].style = style }
    }

    /// Makes everything drawn so far faint.
    mutating func fade() {
        for y in rows.indices {
            for x in rows[y].indices { rows[y][x].style = .faint }
        }
    }

    /// Draws a line from one side of an area to the other.
    mutating func rule(_ area: Area, row: Int, style: Style = .faint) {
        write(String(repeating: "─", count: max(area.width, 0)), x: area.x, y: row, columns: area.width, style: style)
    }

    /// Draws an empty box.
    mutating func box(_ area: Area, _ frame: Frame) {
        guard area.width > 1, area.height > 1 else { return }
        for row in 0..<area.height {
            let part = row == 0 ? frame.top : row == area.height - 1 ? frame.bottom : frame.middle
            let inside = String(repeating: part[1], count: area.width - 2)
            write("\(part[0])\(inside)\(part[2])", x: area.x, y: area.y + row, columns: area.width)
        }
    }

    /// The characters of a box: its first row, those between, and its last.
    struct Frame {
        let top, middle, bottom: [Character]

        static let single = Frame(top: Array("┌─┐"), middle: Array("│ │"), bottom: Array("└─┘"))
        static let double = Frame(top: Array("╔═╗"), middle: Array("║ ║"), bottom: Array("╚═╝"))
    }
}
