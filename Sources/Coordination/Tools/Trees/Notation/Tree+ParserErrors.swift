@_spi(Hosting) import Transitions

extension Tree.Parser {
    /// Returns the error for a token that is not allowed here.
    func unexpected() -> Tree.ParseError {
        scanner.error(expected: expected, remedy: remedy)
    }

    func missingStar(in kind: Tree.Kind) -> Tree.ParseError {
        let remedy =
            kind == .tabs
            ? "Put a star after the tab that is selected: {a*, b}."
            : "Put a star after the page that is shown, or after two neighbours: <a*, b>."
        return scanner.error(expected: "'*'", remedy: remedy)
    }

    var expected: String {
        let ends: String
        switch level.opener {
        case .window:
            ends = "'!', ';' or the end"
        case .list(let kind):
            let close = Tree.ParseError.name(kind.brackets?.close)
            if case .node(.item) = level.next, level.items == 0 { return "a node or \(close)" }
            ends = "',' or \(close)"
        case .parentheses(let isNamed):
            if case .node(.item) = level.next {
                return level.bars == 0 ? "a node or '|'" : "a node, '|' or ')'"
            }
            ends = level.bars == 0 && isNamed ? "'|'" : "'|' or ')'"
        }
        if case .node = level.next { return "a node" }
        return ends
    }

    var remedy: String? {
        switch scanner.token {
        case .name:
            return "Put a separator between two nodes, and quotes around a name with spaces."
        case .mark("*"):
            return starRemedy
        case .mark("^") where level.isSealed:
            return "A node presents one other; let the last one present: a^b^c."
        case .mark("+") where level.isSealed:
            return "A node that presents in parentheses embeds no more: write a+c^b, or a^(b+c)."
        case .mark("^") where isAfterStar, .mark("+") where isAfterStar:
            return "A star follows the embedded and presented nodes: {a+b^c*, d}."
        case .mark(":"):
            return "Only a window has its name before a colon: main: [a]."
        case .mark(")"):
            guard case .parentheses = level.opener, level.bars == 0 else { return nil }
            return "A split has at least one bar: (a | )."
        case .mark("/"):
            let places = "main/: [a], (a* | b)/, (/a | b)"
            return "A slash follows a window's name, a split or a modal, or precedes a column: \(places)."
        case .mark(let mark) where Tree.Name.isControl(mark):
            return #"Write the tree on one line, and a control in a name as \n or \u{9} in quotes."#
        case .mark(let mark) where !"[]{}<>()+^,|;!/".unicodeScalars.contains(mark):
            return "Put quotes around a name with other than letters, digits, '-', '_' and '.'."
        default:
            return nil
        }
    }

    var isAfterStar: Bool {
        guard case .separator = level.next else { return false }
        return level.lastStar == level.items
    }

    var starRemedy: String? {
        guard level.head != nil else { return nil }
        switch level.opener {
        case .list(.tabs): return "One tab is selected: leave one star."
        case .list(.pages): return "One page is shown, or two neighbours: leave their stars."
        case .parentheses: return "One column is in hand: leave one star."
        default: return "Only tabs, pages and splits have a star, at the end of an item: {a*, b}, <a*, b> or (a* | b)."
        }
    }
}
