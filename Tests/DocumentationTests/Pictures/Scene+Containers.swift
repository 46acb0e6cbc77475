@_spi(Hosting) import Coordination

extension Scene.Node {
    /// The content of a container, in the manner of its kind.
    var content: Drawing {
        let places = columns.map { node in
            node?.whole(on: .container, under: kind == .tabs ? node?.rider : nil) ?? Self.emptyPlace
        }
        return switch kind {
        case .stack: .row(places.isEmpty ? [Self.emptyPlace] : places, gap: 18, between: Self.chevron)
        case .tabs: .row(places, gap: 8)
        case .pages: pages(places)
        case .split: .row(places, gap: 21, between: Self.divider)
        case .window, .screen: .row(places, gap: 8)
        }
    }

    /// A small sign of the kind, in the corner.
    var glyph: [Shape] {
        let stroke = Stroke(colour: .muted)
        let frame = Shape.box(x: 0, y: 3, width: 16, height: 12, radius: 2, fill: nil, stroke: stroke)
        switch kind {
        case .stack:
            return [
                .box(x: 4, y: 1, width: 12, height: 9, radius: 2, fill: nil, stroke: stroke),
                .box(x: 0, y: 5, width: 12, height: 10, radius: 2, fill: .container, stroke: stroke),
            ]
        case .tabs:
            return [frame, .path([(0, 7), (16, 7)], isClosed: false, fill: nil, stroke: stroke)]
                + [5, 11].map { .path([($0, 3), ($0, 7)], isClosed: false, fill: nil, stroke: stroke) }
        case .pages:
            return [.box(x: 3, y: 1, width: 10, height: 10, radius: 2, fill: nil, stroke: stroke)]
                + [3, 8, 13].map { .circle(x: $0, y: 14, radius: 1, fill: .muted, stroke: nil) }
        case .split:
            return [frame, .path([(7, 3), (7, 15)], isClosed: false, fill: nil, stroke: stroke)]
        case .window, .screen:
            return [frame]
        }
    }

    private static var emptyPlace: Drawing {
        let label = Drawing.text("empty", .small, .muted, on: .container)
        var place = Drawing(width: label.width + 24, height: 34)
        place.add(label, x: 12, y: 9)
        return place
    }

    /// Between what lies beneath and what lies on it.
    private static func chevron(x: Int, height: Int) -> [Shape] {
        let middle = height - 17
        return [
            .path(
                [(x + 6, middle - 5), (x + 11, middle), (x + 6, middle + 5)], isClosed: false, fill: nil,
                stroke: Stroke(colour: .muted, width: 2))
        ]
    }

    private static func divider(x: Int, height: Int) -> [Shape] {
        [
            .path(
                [(x + 10, 0), (x + 10, height)], isClosed: false, fill: nil, stroke: Stroke(colour: .line, width: 2))
        ]
    }

    /// What sits on a tab: filled, and with the star, where it is selected.
    private var rider: Drawing {
        var rider = Drawing(width: 44, height: 16)
        rider.shapes = [
            .path(
                [(0, 16), (6, 0), (38, 0), (44, 16)], isClosed: true, fill: isSelected ? .accent : nil,
                stroke: Stroke(colour: isSelected ? .accent : .line))
        ]
        if isSelected { rider.shapes.append(Self.star(x: 22, y: 8)) }
        return rider
    }

    private static func star(x: Int, y: Int) -> Shape {
        let points = [(0, -6), (2, -2), (6, -2), (3, 1), (4, 5), (0, 3), (-4, 5), (-3, 1), (-6, -2), (-2, -2)]
        return .path(points.map { (x + $0.0, y + $0.1) }, isClosed: true, fill: .page, stroke: nil)
    }

    /// The pages with a dot for each, filled where it is shown.
    private func pages(_ places: [Drawing]) -> Drawing {
        let dots = columns.map { page in
            let isShown = page?.isSelected == true
            return Drawing(
                width: 8, height: 16,
                shapes: [
                    .circle(
                        x: 4, y: 8, radius: 4, fill: isShown ? .accent : nil,
                        stroke: Stroke(colour: isShown ? .accent : .muted))
                ])
        }
        var below = dots
        if loops { below.append(.text("and again", .small, .muted, on: .container)) }
        return .column([.row(places, gap: 8), .row(below, gap: 6)], gap: 4)
    }
}
