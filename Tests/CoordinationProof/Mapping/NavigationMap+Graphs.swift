import ScreenTools

extension NavigationMap {
    /// The map as a flowchart of Mermaid, which GitHub draws. Steps back to what is beneath are left out.
    public var mermaid: String {
        var lines = ["flowchart LR"]
        let numbers = self.numbers
        for (group, screens) in groups {
            let isGroup = !group.isEmpty
            if isGroup { lines.append("  subgraph g\(numbers[screens[0]] ?? 0)[\(group.mermaid)]") }
            for screen in screens {
                lines.append("  \(isGroup ? "  " : "")n\(numbers[screen] ?? 0)[\(screen.label.mermaid)]")
            }
            if isGroup { lines.append("  end") }
        }
        if arrows.contains(where: { $0.source == nil }) { lines.append("  anywhere([\("anywhere".mermaid)])") }
        for arrow in arrows {
            let source = arrow.source.map { "n\(numbers[$0] ?? 0)" } ?? "anywhere"
            lines.append("  \(source) -->|\(arrow.label.mermaid)| n\(numbers[arrow.target] ?? 0)")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The map as a graph of Graphviz: `dot -Tsvg`. Steps back to what is beneath are left out.
    public var dot: String {
        var lines = ["digraph {", "  rankdir=LR", "  node [shape=box]"]
        let numbers = self.numbers
        for (group, screens) in groups {
            let isGroup = !group.isEmpty
            if isGroup {
                lines.append("  subgraph cluster\(numbers[screens[0]] ?? 0) {")
                lines.append("    label=\(group.dot)")
            }
            for screen in screens {
                lines.append("  \(isGroup ? "  " : "")n\(numbers[screen] ?? 0) [label=\(screen.label.dot)]")
            }
            if isGroup { lines.append("  }") }
        }
        if arrows.contains(where: { $0.source == nil }) { lines.append("  anywhere [shape=oval]") }
        for arrow in arrows {
            let source = arrow.source.map { "n\(numbers[$0] ?? 0)" } ?? "anywhere"
            lines.append("  \(source) -> n\(numbers[arrow.target] ?? 0) [label=\(arrow.label.dot)]")
        }
        return (lines + ["}"]).map { $0 + "\n" }.joined()
    }
}

extension NavigationMap {
    /// An edge of a drawn map: all moves that lead from a screen, or from anywhere, to another.
    struct Arrow: Hashable {
        let source: NamedScreen?
        let target: NamedScreen
        let label: String
    }

    /// The edges to draw: of moves that show something, from one screen to another.
    var arrows: [Arrow] {
        struct Ends: Hashable {
            let source: NamedScreen?
            let target: NamedScreen
        }
        var moves: [Ends: Set<String>] = [:]
        let roots = tabRoots
        for road in roads.keys where road.arrival == .shown || roots[road.move] == road.target {
            let ends = Ends(source: road.isMadeAnywhere ? nil : road.source, target: road.target)
            moves[ends, default: []].insert(road.move)
        }
        for screen in launches { moves[Ends(source: nil, target: screen), default: []].insert("launch") }
        return moves.map { Arrow(source: $0.source, target: $0.target, label: Self.joined(Array($1))) }
            .sorted { ($0.source?.words ?? "", $0.target) < ($1.source?.words ?? "", $1.target) }
    }

    /// The number of moves on the shortest way to a screen.
    func distance(to screen: NamedScreen) -> Int { places[screen]?.examples.first?.way.count ?? .max }

    /// The screen that each tab has at first, by the move to it: the nearest of those that it shows.
    var tabRoots: [String: NamedScreen] {
        var roots: [String: NamedScreen] = [:]
        for road in roads.keys where road.move.hasPrefix("tab ") && road.arrival == .inside {
            let former = roots[road.move]
            let isNearer = former.map { (distance(to: road.target), road.target) < (distance(to: $0), $0) }
            if isNearer ?? true { roots[road.move] = road.target }
        }
        return roots
    }

    /// The screens by group, both in alphabetical order; those without a group first.
    var groups: [(name: String, screens: [NamedScreen])] {
        Dictionary(grouping: places.keys, by: \.group).sorted { $0.key < $1.key }.map { ($0, $1.sorted()) }
    }

    /// The number of each screen, in that order.
    private var numbers: [NamedScreen: Int] {
        let sorted = groups.flatMap { $0.screens }
        return Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, $0) })
    }
}

extension NamedScreen {
    /// The name as it is drawn: an alert's with its mark.
    var label: String { isAlert ? "!\(name.literal)" : name }
}

extension String {
    /// The text in quotes as Mermaid reads it: it has no escapes, but entities.
    fileprivate var mermaid: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "#", "<", ">", "&", "`", "\\", ";": text += "#\(scalar.value);"
            case "\n", "\r": text += " "
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    /// The text in quotes as Graphviz reads it, which has escapes of its own, such as `\N`.
    fileprivate var dot: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case "\r": break
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
