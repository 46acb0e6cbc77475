extension Picture {
    /// The file for one look.
    func svg(_ look: Look) -> String {
        let margin = 12
        let drawing = drawing
        let (width, height) = (drawing.width + 2 * margin, drawing.height + 2 * margin)
        var lines = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" role="img" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)">
            """,
            "<title>\(Self.escaped(name.replacing("-", with: " ")))</title>",
            "<desc>\(Self.escaped(description))</desc>",
        ]
        let ground = Shape.box(x: 0, y: 0, width: width, height: height, radius: 8, fill: .page, stroke: nil)
        lines.append(Self.element(ground, look))
        for shape in drawing.moved(x: margin, y: margin) { lines.append(Self.element(shape, look)) }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    /// The file for one look, named so that docc finds it, from the root of the checkout.
    func path(_ look: Look) -> String {
        "\(folder.rawValue)/\(name)\(look == .dark ? "~dark" : "").svg"
    }

    private static func element(_ shape: Shape, _ look: Look) -> String {
        switch shape {
        case .box(let x, let y, let width, let height, let radius, let fill, let stroke):
            return """
                <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)" rx="\(radius)"\(paint(fill, stroke, look))/>
                """
        case .path(let points, let isClosed, let fill, let stroke):
            let way = points.map { "\($0.x) \($0.y)" }.joined(separator: "L")
            return "<path d=\"M\(way)\(isClosed ? "Z" : "")\"\(paint(fill, stroke, look))/>"
        case .circle(let x, let y, let radius, let fill, let stroke):
            return "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"\(paint(fill, stroke, look))/>"
        case .text(let text, let x, let y, let style, let colour, _):
            let weight = style == .bold ? " font-weight=\"600\"" : ""
            return """
                <text x="\(x)" y="\(y)" text-anchor="middle" font-family="\(style.family)" \
                font-size="\(style.size)"\(weight) fill="\(look.hex(colour))">\(escaped(text))</text>
                """
        }
    }

    private static func paint(_ fill: Colour?, _ stroke: Stroke?, _ look: Look) -> String {
        var paint = " fill=\"\(fill.map(look.hex) ?? "none")\""
        if let stroke {
            paint += " stroke=\"\(look.hex(stroke.colour))\" stroke-width=\"\(stroke.width)\""
            if stroke.isDashed { paint += " stroke-dasharray=\"4 3\"" }
        }
        return paint
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
