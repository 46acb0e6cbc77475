@_spi(Hosting) public import Transitions

extension Tree {
    /// Parses a tree in its notation, such as `main: [news, {a*, b}^login]!Sure; (list | )`.
    ///
    /// The parser accepts all that `description` prints, and also spaces between tokens and parentheses that change
    /// nothing. An empty line is a tree without windows. The notation has no ids, styles or settings, so the tree has
    /// none. O(length), however deep the brackets go.
    ///
    /// - Throws: ``ParseError`` with the column of the first scalar that does not belong, and what was expected.
    public init(_ notation: String) throws(ParseError) {
        var parser = try Parser(notation)
        self.init(valid: try parser.parse())
    }

    /// A parser that reads tokens from left to right, with a stack of open brackets instead of recursion.
    ///
    /// This file decides what a token means in its place; `Tree+ParserLevels` keeps the entries and brackets.
    struct Parser {
        var scanner: Scanner
        var entries: [Entry] = []
        var levels: [Level] = []
        /// The innermost of the open brackets; those around it are in `levels`.
        var level = Level(.window, entry: 0)
        /// True if some entries stand for mere parentheses, which are removed at the end.
        var hasParentheses = false

        init(_ notation: String) throws(ParseError) {
            scanner = try Scanner(notation)
        }

        mutating func parse() throws(ParseError) -> [Entry] {
            guard scanner.token != .end else { return [] }
            openWindow()
            while true {
                switch scanner.token {
                case .name(let name):
                    guard case .node = level.next else { throw unexpected() }
                    try readName(name)
                case .mark(let mark):
                    try read(mark)
                case .end:
                    guard level.opener == .window, !level.lacksNode else { throw unexpected() }
                    return hasParentheses ? entries.filter { !$0.isParentheses } : entries
                }
            }
        }

        /// Reads a screen, a container with a name, or a window's name.
        mutating func readName(_ name: String) throws(ParseError) {
            try scanner.advance()
            switch scanner.token {
            case .mark("["), .mark("{"), .mark("<"), .mark("("):
                guard case .mark(let bracket) = scanner.token else { return }
                try open(bracket, name: name)
            case .mark(":") where level.opener == .window && level.isUntouched:
                entries[level.entry].name = name
                try readColon()
            case .mark("/") where level.opener == .window && level.isUntouched:
                entries[level.entry].name = name
                try readNarrowWindow()
            default:
                entries.append(Entry(.screen, name: name))
                add(entries.count - 1)
            }
        }

        /// Reads the slash and the colon of a window that is narrow.
        private mutating func readNarrowWindow() throws(ParseError) {
            entries[level.entry].isNarrow = true
            try scanner.advance()
            guard scanner.token == .mark(":") else { throw scanner.error(expected: "':'") }
            try readColon()
        }

        private mutating func readColon() throws(ParseError) {
            level.isUntouched = false
            try scanner.advance()
        }

        mutating func read(_ mark: Unicode.Scalar) throws(ParseError) {
            switch mark {
            case "/" where level.opener == .window && level.isUntouched:
                try readNarrowWindow()
            case "[", "{", "<", "(":
                guard case .node = level.next else { throw unexpected() }
                try open(mark, name: nil)
            case "+" where level.takesMore:
                level.next = .node(.embedded)
                try scanner.advance()
            case "^" where level.takesMore:
                level.next = .node(.presented)
                try scanner.advance()
            case "*" where level.takesStar:
                star()
                try scanner.advance()
            case "/" where readSlash():
                try scanner.advance()
            case ",", "|", ";":
                try separate(mark)
            case "]", "}", ">", ")":
                try close(mark)
            case "!" where level.opener == .window && !level.lacksNode:
                try readAlert()
            default:
                throw unexpected()
            }
        }

        mutating func readAlert() throws(ParseError) {
            try scanner.advance()
            guard case .name(let title) = scanner.token else {
                throw scanner.error(expected: "the title of an alert")
            }
            entries[level.entry].alerts.append(Alert(title))
            level.next = .separator
            try scanner.advance()
        }

        mutating func separate(_ mark: Unicode.Scalar) throws(ParseError) {
            guard !level.lacksNode else { throw unexpected() }
            switch (level.opener, mark) {
            case (.list, ",") where level.head != nil:
                endItem()
            case (.parentheses, "|"):
                endColumn()
                level.bars += 1
            case (.window, ";"):
                openWindow()
            default:
                throw unexpected()
            }
            try scanner.advance()
        }

        mutating func close(_ mark: Unicode.Scalar) throws(ParseError) {
            guard !level.lacksNode else { throw unexpected() }
            switch level.opener {
            case .list(let kind):
                guard mark == kind.brackets?.close, level.head != nil || level.items == 0 else { throw unexpected() }
                if level.head != nil {
                    if kind.needsStar, level.stars == 0 {
                        throw missingStar(in: kind)
                    }
                    endItem()
                }
                closeContainer()
            case .parentheses(let isNamed):
                guard mark == ")" else { throw unexpected() }
                if level.bars > 0 {
                    endColumn()
                    // The last filled column is in hand without a star.
                    if let starred = level.starred, starred == level.lastFilled { entries[starred].isShown = false }
                    closeContainer()
                } else if let node = level.head, !isNamed, level.stars == 0, !level.slashes {
                    closeParentheses(around: node)
                } else {
                    throw unexpected()
                }
            case .window:
                throw unexpected()
            }
            try scanner.advance()
        }
    }
}
