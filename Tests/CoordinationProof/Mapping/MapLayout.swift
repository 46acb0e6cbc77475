import ScreenTools

/// The places of a map's screens in a drawing: a card for each coordinator, its screens as an outline, the cards in
/// columns by the way there.
struct MapLayout {
    struct Row {
        let screen: NamedScreen
        let x: Int
        let y: Int
        let width: Int
        /// The row from which the shortest way leads here, by its index; nil for a launch.
        let parent: Int?
    }

    struct Card {
        let name: String
        let x: Int
        let y: Int
        let width: Int
        let height: Int
        let rows: Range<Int>
    }

    static let rowHeight = 26
    static let headHeight = 30
    static let indent = 16
    private static let margin = 16
    private static let gap = (between: 20, columns: 64)

    private(set) var rows: [Row] = []
    private(set) var cards: [Card] = []
    private(set) var width = 0
    private(set) var height = 0

    init(_ map: NavigationMap) {
        let tree = MapTree(map)
        var outlines: [Outline] = []
        for name in tree.cards { outlines.append(Outline(name, tree)) }
        place(outlines, tree)
    }

    /// The rows of a card, not placed yet.
    private struct Outline {
        let name: String
        let column: Int
        var rows: [(screen: NamedScreen, depth: Int)] = []

        init(_ name: String, _ tree: MapTree) {
            self.name = name
            column = tree.column(of: name)
            for screen in tree.entries(of: name) { add(screen, 0, tree) }
        }

        private mutating func add(_ screen: NamedScreen, _ depth: Int, _ tree: MapTree) {
            rows.append((screen, depth))
            for child in tree.children(of: screen) where tree.card(of: child) == name { add(child, depth + 1, tree) }
        }

        var width: Int {
            let widest = rows.map { $0.depth * MapLayout.indent + MapLayout.width(of: $0.screen.shortLabel) }.max() ?? 0
            return max(widest + 24, MapLayout.width(of: name) + 24, 120)
        }

        var height: Int { headHeight + rows.count * rowHeight + 10 }
    }

    /// The width of a label, for the widest of its letters on average.
    static func width(of label: String) -> Int { label.count * 15 / 2 + 20 }

    private mutating func place(_ outlines: [Outline], _ tree: MapTree) {
        let area = outlines.reduce(0) { $0 + ($1.width + Self.gap.columns) * ($1.height + Self.gap.between) }
        // About three to two, as most windows are.
        let tallest = max(outlines.map(\.height).max() ?? 0, 480, Int((Double(area) / 1.5).squareRoot()))
        var places: [NamedScreen: Int] = [:]
        var x = Self.margin
        for column in 0...(outlines.map(\.column).max() ?? 0) {
            let sorted = outlines.filter { $0.column == column }.enumerated().sorted { one, other in
                let (first, second) = (parentY(one.element, tree, places), parentY(other.element, tree, places))
                return (first, one.offset) < (second, other.offset)
            }
            var y = Self.margin
            var widest = 0
            for (_, outline) in sorted {
                if y > Self.margin, y + outline.height > tallest + Self.margin {
                    x += widest + Self.gap.columns
                    (y, widest) = (Self.margin, 0)
                }
                let start = rows.count
                for (index, row) in outline.rows.enumerated() {
                    let indent = row.depth * Self.indent
                    places[row.screen] = rows.count
                    rows.append(
                        Row(
                            screen: row.screen, x: x + 8 + indent, y: y + Self.headHeight + index * Self.rowHeight,
                            width: outline.width - 16 - indent, parent: tree.parents[row.screen].flatMap { places[$0] })
                    )
                }
                cards.append(
                    Card(
                        name: outline.name, x: x, y: y, width: outline.width, height: outline.height,
                        rows: start..<rows.count))
                y += outline.height + Self.gap.between
                widest = max(widest, outline.width)
                height = max(height, y - Self.gap.between + Self.margin)
            }
            x += widest + Self.gap.columns
            width = x - Self.gap.columns + Self.margin
        }
    }

    /// The place of the row from which a card is reached.
    private func parentY(_ outline: Outline, _ tree: MapTree, _ places: [NamedScreen: Int]) -> Int {
        let parent = outline.rows.first.flatMap { tree.parents[$0.screen] }.flatMap { places[$0] }
        return parent.map { rows[$0].y } ?? 0
    }
}

extension MapLayout {
    /// True for a row that is reached from another row of its card.
    private func isInside(_ index: Int) -> Bool {
        guard let parent = rows[index].parent else { return false }
        return cards.contains { $0.rows.contains(index) && $0.rows.contains(parent) }
    }

    /// The elbows that join rows to others of their cards.
    var elbows: [String] {
        rows.indices.filter(isInside).compactMap { index in
            guard let parent = rows[index].parent else { return nil }
            let (from, to) = (rows[parent], rows[index])
            return "M\(from.x + 7) \(from.y + Self.rowHeight - 2)V\(to.y + Self.rowHeight / 2)H\(to.x)"
        }
    }

    /// The curves that join rows to those of other cards: the first of each card, and the others.
    var curves: (first: [String], others: [String]) {
        var curves: (first: [String], others: [String]) = ([], [])
        for index in rows.indices where !isInside(index) {
            guard let parent = rows[index].parent else { continue }
            let (from, to) = (rows[parent], rows[index])
            let (start, end) = ((from.x + from.width, from.y + Self.rowHeight / 2), (to.x, to.y + Self.rowHeight / 2))
            let bend = max((end.0 - start.0) / 2, 40)
            let path =
                "M\(start.0) \(start.1)C\(start.0 + bend) \(start.1) \(end.0 - bend) \(end.1) \(end.0) \(end.1)"
            if cards.contains(where: { $0.rows.lowerBound == index }) {
                curves.first.append(path)
            } else {
                curves.others.append(path)
            }
        }
        return curves
    }
}

extension NamedScreen {
    /// The label, cut if it is long.
    var shortLabel: String { label.count > 32 ? "\(label.prefix(31))…" : label }
}

extension NavigationMap {
    /// The title of a drawing: the names of the scenarios.
    var title: String { scenarios.joined(separator: ", ") }
}
