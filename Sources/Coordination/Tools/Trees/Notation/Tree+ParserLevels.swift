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
            guard case .more = next, case .list(let kind) = opener, stars < kind.stars else { return false }
            return lastStar == nil || lastStar == items - 1
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
        switch place {
        case .item:
            level.head = node
            level.last = node
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

    mutating func star() {
        guard let head = level.head else { return }
        entries[head].isShown = true
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
            entries.append(Tree.Entry(nil))
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
