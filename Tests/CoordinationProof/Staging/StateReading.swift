@_spi(Hosting) import Coordination

/// A state as read off the tree: the digest of all that decides what happens next, and the numbers that bounds limit.
struct StateReading {
    var key = Digest()
    /// The part of the key that a fold leaves as it is: all but the width, the facts and the time.
    private(set) var content = Digest()
    /// The nodes on the tree, if a law is about them.
    private(set) var ids: [NodeID] = []
    var screens = 0
    var waiting = 0
    var alerts = 0
    /// The screens that routes have shown, if a law compares them: of several by one route, the last.
    private(set) var routed: [Hop: Digest] = [:]
    /// A hash of each fact, in order.
    var facts: [UInt64] = []
    /// The rows that bounds on tabs compare.
    var rows: [RowOfTabs] = []
    /// The tabs that are taken as independent: those of rows that are not themselves in a tab. The key is made of the
    /// rest and of their contents.
    var tabs: [IndependentTab] = []
    private(set) var rest = Digest()
    private(set) var isInTab = false
    /// The items that are named in some part, of those that are alike, and in some part that is not in a tab.
    private(set) var items: Set<Int> = []
    private(set) var itemsAround: Set<Int> = []

    private var nodes: UInt64 = 0
    private var width = Digest()

    /// Counts a node, and notes its width if it has one of its own.
    mutating func note(_ node: Node, isIdentified: Bool) {
        nodes += 1
        if isIdentified { ids.append(node.id) }
        if node.isNarrow { width.add(nodes) }
        guard let columns = (node as? Container)?.ownColumnsBeside, columns != .all else { return }
        width.add("\(nodes): \(columns)")
    }

    mutating func note(_ name: String, _ subject: String?, by route: Hop) {
        var digest = Digest(name)
        if let subject { digest.add(subject) }
        routed[route] = digest
    }

    /// Ends the part that a fold leaves as it is, before the facts are added, and adds the width.
    mutating func endContent() {
        content = key
        for tab in tabs { content.add(tab.content) }
        key.add(width)
    }

    mutating func note(items: some Collection<Int>) {
        if items.isEmpty { return }
        self.items.formUnion(items)
        if !isInTab { itemsAround.formUnion(items) }
    }

    /// Begins an independent tab. Returns the items that were noted before it.
    mutating func beginTab() -> Set<Int> {
        isInTab = true
        defer { items = [] }
        return items
    }

    mutating func endTab(_ content: Digest, screens: Int, isShown: Bool, after items: Set<Int>) {
        isInTab = false
        tabs.append(IndependentTab(content: content, screens: screens, isShown: isShown, items: self.items))
        self.items.formUnion(items)
    }

    /// Ends the rest, and adds the contents of independent tabs.
    mutating func end() {
        rest = key
        key = Self.key(rest, tabs.lazy.map(\.content))
    }

    /// The key of a state of its parts.
    static func key(_ rest: Digest, _ contents: some Sequence<Digest>) -> Digest {
        var key = rest
        for content in contents { key.add(content) }
        return key
    }

    /// True if a fold may have led from the other state to this one.
    func isSameButForWidth(as other: StateReading) -> Bool { content == other.content && ids == other.ids }
}

/// A tab that is taken as independent, as read off the tree.
struct IndependentTab {
    let content: Digest
    let screens: Int
    let isShown: Bool
    /// The items that are named in it.
    let items: Set<Int>
}

/// A row of tabs as read off the tree.
struct RowOfTabs {
    /// The names of the row and the nodes around it, by which it is recognised in another state.
    let path: String
    /// The content of each tab: its digest, and its number of screens.
    var tabs: [(digest: Digest, screens: Int)] = []
    let selected: Int
}
