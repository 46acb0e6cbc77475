@_spi(Hosting) import Transitions

extension Tree.Parser {
    /// An open bracket or window.
    struct Level {
        enum Opener: Equatable {
            case window
            case list(Tree.Kind)
            /// A split, or parentheses around a node: the first bar, or the end, decides.
            case parentheses(isNamed: Bool)
        }

        /// The relation of the next node to the one before.
        enum Place {
            case item, embedded, presented
        }

        /// The tokens that may come next.
        enum Next {
            case node(Place)
            /// More of the same node: an embedded or presented node, a star; or the end of the item.
            case more
            /// Only the end of the item.
            case separator
        }

        let opener: Opener
        let entry: Int
        var next = Next.node(.item)
        /// True if a window's name may still come.
        var isUntouched = true

        /// The current item: its first node, and the last one in its chain of presented nodes.
        var head: Int?
        var last = 0
        /// True if the last node already presents one, inside parentheses.
        var isSealed = false

        /// The number of ended items, the index of the last with a star, and the numbers of stars and bars.
        var items = 0
        var lastStar: Int?
        var stars = 0
        var bars = 0

        /// The first node of the item with the star, and that of the last item that has one: of a split.
        var starred: Int?
        var lastFilled: Int?

        /// True after the slash before a column, and if any column had one.
        var hasSlash = false
        var slashes = false

        /// The node that was read last, and whether it is presented.
        var end = 0
        var isPresented = false

        init(_ opener: Opener, entry: Int) {
            self.opener = opener
            self.entry = entry
        }

        /// True after a `+` or `^`, until its node comes.
        var lacksNode: Bool {
            switch next {
            case .node(.embedded), .node(.presented): true
            default: false
            }
        }

        /// True if a `+` or `^` may come.
        var takesMore: Bool {
            guard case .more = next else { return false }
            return !isSealed
        }

        var takesStar: Bool {
            guard case .more = next else { return false }
            switch opener {
            case .list(let kind): return stars < kind.stars && (lastStar == nil || lastStar == items - 1)
            // Of a split: with parentheses around a node, a bar is missing then.
            case .parentheses: return stars == 0
            case .window: return false
            }
        }
    }

    mutating func openWindow() {
        level = Level(.window, entry: entries.count)
        entries.append(Tree.Entry(.window))
    }

    mutating func open(_ bracket: Unicode.Scalar, name: String?) throws(Tree.ParseError) {
        let kind: Tree.Kind
        switch bracket {
        case "[": kind = .stack
        case "{": kind = .tabs
        case "<": kind = .pages
        default: kind = .split
        }
        let opener = kind == .split ? Level.Opener.parentheses(isNamed: name != nil) : .list(kind)
        levels.append(level)
        level = Level(opener, entry: entries.count)
        entries.append(Tree.Entry(kind, name: name ?? ""))
        try scanner.advance()
    }

    /// Adds a node in the place that the level expects. One that already presents in parentheses is sealed: no more.
    mutating func add(_ node: Int, isSealed: Bool = false) {
        guard case .node(let place) = level.next else { return }
        level.end = node
        level.isPresented = place == .presented
        switch place {
        case .item:
            level.head = node
            level.last = node
            entries[node].isNotBeside = level.hasSlash
            level.hasSlash = false
            level.isSealed = isSealed
            level.isUntouched = false
            if level.opener == .window {
                entries[level.entry].childCount = 1
            }
        case .embedded:
            entries[level.last].embeddedCount += 1
        case .presented:
            entries[level.last].presents = true
            level.last = node
            level.isSealed = isSealed
        }
        level.next = .more
    }

    /// Reads a slash before a column, or after a split or a modal. False if none may come here.
    mutating func readSlash() -> Bool {
        switch level.next {
        case .node(.item):
            guard case .parentheses = level.opener, !level.hasSlash else { return false }
            (level.hasSlash, level.slashes) = (true, true)
        case .more:
            let node = level.end
            guard level.isPresented || entries[node].kind == .split, !entries[node].isNarrow else { return false }
            entries[node].isNarrow = true
        default: return false
        }
        return true
    }

    mutating func star() {
        guard let head = level.head else { return }
        entries[head].isShown = true
        level.starred = head
        level.lastStar = level.items
        level.stars += 1
        level.next = .separator
    }

    mutating func endItem() {
        entries[level.entry].childCount += 1
        level.items += 1
        level.head = nil
        level.next = .node(.item)
    }

    mutating func endColumn() {
        if level.head == nil {
            var empty = Tree.Entry(nil)
            empty.isNotBeside = level.hasSlash
            level.hasSlash = false
            entries.append(empty)
        } else {
            level.lastFilled = level.head
        }
        endItem()
    }

    mutating func closeContainer() {
        let container = level.entry
        leave()
        add(container)
    }

    mutating func closeParentheses(around node: Int) {
        entries[level.entry].isParentheses = true
        hasParentheses = true
        leave()
        add(node, isSealed: entries[node].presents)
    }

    mutating func leave() {
        if let outer = levels.popLast() {
            level = outer
        }
    }
}

extension Tree.Entry {
    /// True for an entry of parentheses that make no node. It is removed after parsing.
    var isParentheses: Bool {
        get { childCount < 0 }
        set { childCount = newValue ? -1 : 0 }
    }
}
