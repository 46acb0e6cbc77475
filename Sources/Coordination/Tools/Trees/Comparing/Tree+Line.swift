@_spi(Hosting) import Transitions

extension Tree {
    /// One line of a drawing or a difference: an entry and its depth, or an alert of a window.
    ///
    /// Equal lines look the same but for `note`. Two trees are equal exactly when their lines are.
    struct Line: Hashable, Sendable {
        /// The subject of a line, and its relation to the line above.
        private enum Sort: Hashable, Sendable {
            case entry(Kind?, Role)
            case alert
        }

        let depth: Int
        private let sort: Sort
        let isShown: Bool
        private let sight: Sight
        /// The name as the notation writes it; empty if there is none.
        let name: String
        private let settings: Settings

        static func == (left: Line, right: Line) -> Bool {
            left.isShown == right.isShown && left.isLikeButForStar(right)
        }

        /// True if both are equal apart from their stars.
        func isLikeButForStar(_ other: Line) -> Bool {
            depth == other.depth && sort == other.sort && name == other.name && sight == other.sight
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(depth)
            hasher.combine(sort)
            hasher.combine(name)
            hasher.combine(isShown)
            hasher.combine(sight)
        }
    }

    /// One line for each window, node, empty column and alert, in the order of the notation. O(nodes).
    var lines: [Line] {
        var lines: [Line] = []
        lines.reserveCapacity(entries.count)
        walk { index, role, depth in
            lines.append(Line(entries[index], role: role, depth: depth))
        } leaving: { index in
            for alert in entries[index].alerts { lines.append(Line(alert)) }
        }
        return lines
    }
}

extension Tree.Line {
    // Borrowed: a copy of an entry retains all that it holds.
    fileprivate init(_ entry: borrowing Tree.Entry, role: Tree.Role, depth: Int) {
        self.init(
            depth: depth, sort: .entry(entry.kind, role == .top ? .child : role), isShown: entry.isShown,
            sight: Sight(isNotBeside: entry.isNotBeside, isNarrow: entry.isNarrow),
            name: entry.name.isEmpty ? "" : Tree.Name.printed(entry.name), settings: Settings(entry))
    }

    fileprivate init(_ alert: Tree.Alert) {
        self.init(
            depth: 1, sort: .alert, isShown: false, sight: Sight(),
            name: alert.title.isEmpty ? "" : Tree.Name.printed(alert.title),
            settings: Settings())
    }

    /// The same line with its star added or removed.
    var withOtherStar: Tree.Line {
        Tree.Line(depth: depth, sort: sort, isShown: !isShown, sight: sight, name: name, settings: settings)
    }

    /// The relation to the line above: empty for a child, `+` embedded, `^` presented, `!` an alert.
    var mark: String {
        switch sort {
        case .entry(_, .top), .entry(_, .child): ""
        case .entry(_, .embedded): "+"
        case .entry(_, .presented): "^"
        case .alert: "!"
        }
    }

    var noun: String {
        switch sort {
        case .entry(let kind?, _): kind.rawValue
        case .entry(nil, _): "empty column"
        case .alert: "alert"
        }
    }

    /// The line without its indentation and note, such as `^ stack login *`.
    var text: String {
        var text = sight.isNotBeside ? "/ " : ""
        text += mark.isEmpty ? noun : "\(mark) \(noun)"
        if !name.isEmpty {
            text += " \(name)"
        }
        if sight.isNarrow {
            text += " /"
        }
        if isShown {
            text += " *"
        }
        return text
    }

    /// The settings in words: `form sheet, loops`.
    var note: String { settings.description }

    /// The slashes before and after a line.
    struct Sight: Hashable, Sendable {
        var isNotBeside = false
        var isNarrow = false
    }

    /// The properties of an entry that are not part of its shape.
    private struct Settings: Sendable {
        var style: PresentationStyle?
        var loops = false
        var isDoubleSided = false

        init() {}

        init(_ entry: borrowing Tree.Entry) {
            style = entry.style
            loops = entry.loops
            isDoubleSided = entry.isDoubleSided
        }

        var description: String {
            var notes: [String] = []
            if let style {
                notes.append(style.kind.words)
                if !style.isDismissible { notes.append("has to be answered") }
            }
            if loops {
                notes.append("loops")
            }
            if isDoubleSided {
                notes.append("double-sided")
            }
            return notes.joined(separator: ", ")
        }
    }
}

extension PresentationStyle.Kind {
    /// The words in a drawing: `full screen`.
    fileprivate var words: String {
        switch self {
        case .fullScreen: "full screen"
        case .overFullScreen: "over full screen"
        case .overCurrentContext: "over current context"
        case .formSheet: "form sheet"
        case .pageSheet: "page sheet"
        default: Tree.Name.printed(rawValue)
        }
    }
}
