@_spi(Log) @_spi(Hosting) import Coordination

extension Scene {
    /// All windows, the one in front last.
    var drawing: Drawing {
        .row(windows.map { $0.drawing(isAlone: windows.count == 1) }, gap: 20)
    }
}

extension Scene.Window {
    /// A frame with a bar, unless it is only what the notation needs around a tree in no window.
    func drawing(isAlone: Bool) -> Drawing {
        let isFramed = !isAlone || !name.isEmpty || !alerts.isEmpty
        let ground = isFramed ? Colour.window : .page
        let inside = Drawing.column(
            alerts.map(Self.alert) + [content?.whole(on: ground) ?? .text("empty", .small, .muted, on: ground)],
            gap: 10)
        guard isFramed else { return inside }
        let bar = 22
        let title = Drawing.text(name.isEmpty ? "window" : name, .small, .muted, on: .window)
        let (width, height) = (max(inside.width, title.width + 60) + 24, inside.height + bar + 24)
        var frame = Drawing(width: width, height: height)
        frame.shapes = [
            .box(x: 0, y: 0, width: width, height: height, radius: 10, fill: .window, stroke: Stroke()),
            .path([(0, bar), (width, bar)], isClosed: false, fill: nil, stroke: Stroke()),
        ]
        for index in 0..<3 {
            frame.shapes.append(.circle(x: 12 + 11 * index, y: bar / 2, radius: 3, fill: nil, stroke: Stroke()))
        }
        frame.add(title, x: (width - title.width) / 2 + 10, y: 4)
        frame.add(inside, x: (width - inside.width) / 2, y: bar + 12)
        return frame
    }

    private static func alert(_ title: String) -> Drawing {
        let text = Drawing.text(title, .bold, on: .alert)
        var alert = Drawing(width: text.width + 46, height: 34)
        alert.shapes = [
            .box(
                x: 0, y: 0, width: alert.width, height: 34, radius: 6, fill: .alert,
                stroke: Stroke(colour: .ink, width: 2)),
            .circle(x: 18, y: 17, radius: 8, fill: nil, stroke: Stroke(colour: .ink, width: 2)),
        ]
        alert.add(.text("!", .bold, on: .alert), x: 15, y: 8)
        alert.add(text, x: 34, y: 8)
        return alert
    }
}

extension Scene.Node {
    /// The node with a rider, and above it what it presents.
    func whole(on ground: Colour, under rider: Drawing? = nil) -> Drawing {
        let own = Drawing.column([rider, own].compactMap(\.self), gap: 0)
        guard let presented else { return own }
        let word =
            switch presented.style?.kind {
            case .automatic?, nil: "presents"
            case .fullScreen?: "full screen"
            case let kind?: "\(kind)"
            }
        let label = Drawing.text(word, .small, .muted, on: ground)
        var arrow = Drawing(width: 2 * label.width + 20, height: 24)
        let middle = arrow.width / 2
        arrow.shapes = [
            .path(
                [(middle, 22), (middle, 5)], isClosed: false, fill: nil, stroke: Stroke(colour: .muted, width: 2)),
            .path([(middle - 5, 8), (middle, 1), (middle + 5, 8)], isClosed: true, fill: .muted, stroke: nil),
        ]
        arrow.add(label, x: middle + 8, y: 4)
        return .column([presented.whole(on: ground), arrow, own], gap: 2)
    }

    private var own: Drawing {
        kind == .screen ? screen : container
    }

    private var screen: Drawing {
        let ground: Colour = isInFront ? .front : .screen
        let label = Drawing.text(
            name.isEmpty ? "screen" : name, isInFront ? .bold : .plain, isSeen ? .ink : .muted, on: ground)
        let inside = Drawing.column([Drawing(width: 48, height: 0), label] + embeds(on: ground), gap: 0)
        return framed(inside, ground, padding: (12, 8), radius: 5)
    }

    private var container: Drawing {
        var title = Drawing(width: 20, height: 18, shapes: glyph)
        let words = name.isEmpty ? "\(kind)" : "\(name) (\(kind))"
        let text = Drawing.text(words, .small, .muted, on: .container)
        title.add(text, x: 22, y: 1)
        title.width = 22 + text.width
        let inside = Drawing.column([content] + embeds(on: .container), gap: 2)
        var all = Drawing(width: max(title.width, inside.width), height: title.height + 6 + inside.height)
        all.add(title, x: 0, y: 0)
        all.add(inside, x: (all.width - inside.width) / 2, y: title.height + 6)
        return framed(all, isInFront ? .front : .container, padding: (10, 8), radius: 8)
    }

    private func embeds(on ground: Colour) -> [Drawing] {
        embedded.map { node in
            .row(
                [
                    .text("+", .bold, .muted, on: ground),
                    .column([Drawing(width: 0, height: 6), node.whole(on: ground)], gap: 0),
                ], gap: 6)
        }
    }

    private func framed(
        _ inside: Drawing, _ ground: Colour, padding: (x: Int, y: Int), radius: Int
    ) -> Drawing {
        let stroke =
            isInFront
            ? Stroke(colour: .accent, width: 3)
            : Stroke(colour: .line, width: 1, isDashed: !isSeen)
        let (width, height) = (inside.width + 2 * padding.x, inside.height + 2 * padding.y)
        var frame = Drawing(
            width: width, height: height,
            shapes: [.box(x: 0, y: 0, width: width, height: height, radius: radius, fill: ground, stroke: stroke)])
        frame.add(inside, x: padding.x, y: padding.y)
        return frame
    }
}
