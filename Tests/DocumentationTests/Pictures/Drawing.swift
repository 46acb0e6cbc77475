/// What a picture is made of. Lengths are whole points, so that every run draws the same.
enum Shape {
    case box(x: Int, y: Int, width: Int, height: Int, radius: Int, fill: Colour?, stroke: Stroke?)
    case path([(x: Int, y: Int)], isClosed: Bool, fill: Colour?, stroke: Stroke?)
    case circle(x: Int, y: Int, radius: Int, fill: Colour?, stroke: Stroke?)
    case text(String, x: Int, y: Int, TextStyle, Colour, on: Colour)
}

struct Stroke {
    var colour = Colour.line
    var width = 1
    var isDashed = false
}

/// Some shapes, in an area that begins at the origin.
struct Drawing {
    var width: Int
    var height: Int
    var shapes: [Shape] = []

    func moved(x: Int, y: Int) -> [Shape] {
        shapes.map { shape in
            switch shape {
            case .box(let left, let top, let width, let height, let radius, let fill, let stroke):
                .box(
                    x: left + x, y: top + y, width: width, height: height, radius: radius, fill: fill, stroke: stroke)
            case .path(let points, let isClosed, let fill, let stroke):
                .path(points.map { ($0.x + x, $0.y + y) }, isClosed: isClosed, fill: fill, stroke: stroke)
            case .circle(let left, let top, let radius, let fill, let stroke):
                .circle(x: left + x, y: top + y, radius: radius, fill: fill, stroke: stroke)
            case .text(let text, let left, let top, let style, let colour, let ground):
                .text(text, x: left + x, y: top + y, style, colour, on: ground)
            }
        }
    }

    mutating func add(_ other: Drawing, x: Int, y: Int) {
        shapes += other.moved(x: x, y: y)
    }
}

extension Drawing {
    /// One after the other, on one line at their feet, with something in each gap.
    static func row(
        _ drawings: [Drawing], gap: Int, between: (_ x: Int, _ height: Int) -> [Shape] = { _, _ in [] }
    ) -> Drawing {
        let height = drawings.map(\.height).max() ?? 0
        var row = Drawing(width: 0, height: height)
        for (index, drawing) in drawings.enumerated() {
            if index > 0 {
                row.shapes += between(row.width, height)
                row.width += gap
            }
            row.add(drawing, x: row.width, y: height - drawing.height)
            row.width += drawing.width
        }
        return row
    }

    /// One under the other, each in the middle.
    static func column(_ drawings: [Drawing], gap: Int) -> Drawing {
        var column = Drawing(width: drawings.map(\.width).max() ?? 0, height: 0)
        for (index, drawing) in drawings.enumerated() {
            if index > 0 { column.height += gap }
            column.add(drawing, x: (column.width - drawing.width) / 2, y: column.height)
            column.height += drawing.height
        }
        return column
    }

    /// A line of text, with room for it in any of the fonts that a reader may have.
    static func text(
        _ text: String, _ style: TextStyle = .plain, _ colour: Colour = .ink, on ground: Colour = .page
    ) -> Drawing {
        let height = style.size + 5
        return Drawing(
            width: style.width(of: text), height: height,
            shapes: [.text(text, x: style.width(of: text) / 2, y: style.size, style, colour, on: ground)])
    }
}
