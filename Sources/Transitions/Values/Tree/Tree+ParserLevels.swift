extension Tree.Parser {
    /// A bracket, or a window, that is open.
    @usableFromInline struct Level {
        @usableFromInline enum Opener: Equatable {
            case window
            case list(Tree.Kind)
            /// Either a split, or parentheses around a node, which the first bar or the end tells.
            case parentheses(isNamed: Bool)
        }

        /// How the next node stands to the one before it.
        @usableFromInline enum Place {
            case item, embedded, presented
        }

        /// What may come next.
        @usableFromInline enum Next {
            case node(Place)
            /// More of the same node: what it embeds or presents, its star; or what ends it.
            case more
            /// Only what ends the item.
            case separator
        }

        @usableFromInline let opener: Opener
        @usableFromInline let entry: Int
        @usableFromInline var next = Next.node(.item)
        /// Whether a window's name may still come.
        @usableFromInline var isUntouched = true

        /// The item that is read: its first node, and the last one in its chain of presented nodes.
        @usableFromInline var head: Int?
        @usableFromInline var last = 0
        /// Whether the last node presents already, inside parentheses.
        @usableFromInline var isSealed = false

        /// How many items ended, which one had the last star, how many have one, and how many bars came.
        @usableFromInline var items = 0
        @usableFromInline var lastStar: Int?
        @usableFromInline var stars = 0
        @usableFromInline var bars = 0

        @export(implementation)
        init(_ opener: Opener, entry: Int) {
            self.opener = opener
            self.entry = entry
        }

        /// Whether a `+` or `^` came without its node.
        @export(implementation)
        var lacksNode: Bool {
            switch next {
            case .node(.embedded), .node(.presented): true
            default: false
            }
        }

        /// Whether a `+` or `^` may come.
        @export(implementation)
        var takesMore: Bool {
            guard case .more = next else { return false }
            return !isSealed
        }

        /// Whether a star may come.
        @export(implementation)
        var takesStar: Bool {
            guard case .more = next, case .list(let kind) = opener, stars < kind.stars else { return false }
            return lastStar == nil || lastStar == items - 1
        }
    }

    @export(implementation)
    mutating func openWindow() {
        level = Level(.window, entry: entries.count)
        entries.append(Tree.Entry(.window))
    }

    @export(implementation)
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

    /// Puts a node where the level waits for one. In parentheses it may present already, and then is sealed.
    @export(implementation)
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

    @export(implementation)
    mutating func star() {
        guard let head = level.head else { return }
        entries[head].isShown = true
        level.lastStar = level.items
        level.stars += 1
        level.next = .separator
    }

    @export(implementation)
    mutating func endItem() {
        entries[level.entry].childCount += 1
        level.items += 1
        level.head = nil
        level.next = .node(.item)
    }

    @export(implementation)
    mutating func endColumn() {
        if level.head == nil {
            entries.append(Tree.Entry(nil))
        }
        endItem()
    }

    @export(implementation)
    mutating func closeContainer() {
        let container = level.entry
        leave()
        add(container)
    }

    @export(implementation)
    mutating func closeParentheses(around node: Int) {
        entries[level.entry].isParentheses = true
        hasParentheses = true
        leave()
        add(node, isSealed: entries[node].presents)
    }

    @export(implementation)
    mutating func leave() {
        if let outer = levels.popLast() {
            level = outer
        }
    }
}

extension Tree.Entry {
    /// Marks what stands for a parenthesis that makes no node, for as long as the line is read.
    @export(implementation)
    var isParentheses: Bool {
        get { childCount < 0 }
        set { childCount = newValue ? -1 : 0 }
    }
}
