@_spi(Hosting) package import Transitions

extension Tree {
    /// A builder that takes the places of a tree one by one, in the order of its line.
    ///
    /// A walk over a forest feeds it without recursion: each node first, with the counts of the nodes that will follow,
    /// then the subtrees of its children, of its embedded nodes, and of the node it presents. A split's columns are its
    /// children; ``emptyColumn()`` adds one that is empty.
    ///
    /// Whatever the input, the tree follows the rules of the notation, and so prints and parses. What breaks a rule is
    /// repaired: a node without a window gets an unnamed one; tabs or pages without a star get it on the first child, a
    /// star too many is left out; a split gets its second column; counts shrink to what came; a `.screen` with children
    /// becomes a stack. Each call costs O(1), amortised.
    package struct Builder {
        private var entries: [Entry] = []
        private var open: [Frame] = []

        package init() {}

        /// Begins the next window, in front of those before it. The next node, if any, is its content.
        package mutating func window(name: String = "", id: NodeID? = nil, alerts: [Alert] = []) {
            var window = Entry(.window, name: name, id: id)
            window.alerts = alerts
            append(window)
        }

        /// Adds a node. `children` and `embedded` are the numbers of such nodes that will follow.
        package mutating func node(
            _ kind: Kind, name: String = "", id: NodeID? = nil, children: Int = 0, embedded: Int = 0,
            presents: Bool = false, isShown: Bool = false, style: PresentationStyle? = nil, loops: Bool = false,
            isDoubleSided: Bool = false
        ) {
            var node = Entry(kind == .window ? .screen : kind, name: name, id: id)
            node.childCount = children
            node.embeddedCount = embedded
            node.presents = presents
            node.isShown = isShown
            node.style = style
            node.loops = loops
            node.isDoubleSided = isDoubleSided
            append(node)
        }

        /// Adds a screen without embedded and presented nodes.
        package mutating func screen(name: String = "", id: NodeID? = nil, isShown: Bool = false) {
            let place = takePlace(wantsStar: isShown)
            entries.append(Entry(.screen, name: name, id: id, isShown: place.hasStar))
            settle()
        }

        /// Adds an empty column of a split.
        package mutating func emptyColumn() {
            append(Entry(nil))
        }

        /// Returns the tree, without announced nodes that have not come.
        package consuming func finish() -> Tree {
            closeAll()
            return Tree(valid: entries)
        }
    }
}

extension Tree.Builder {
    /// A place with subtrees that are still to come.
    private struct Frame {
        let entry: Int
        let kind: Tree.Kind
        var children: Int
        var embedded: Int
        var presents: Bool
        /// The number of empty columns to add after the children.
        var padding = 0
        /// The index of the first child's entry, and the number of children so far.
        var firstChild: Int?
        var arrived = 0
        /// The index of the last child with a star, and the number of stars.
        var lastStar: Int?
        var stars = 0
        /// The index of the entry with the last star, and that of the last column that is not empty.
        var starred: Int?
        var lastFilled: Int?

        /// Takes the next free place in this frame for the entry at an index.
        mutating func takePlace(at index: Int, wantsStar: Bool, isEmpty: Bool) -> Place {
            guard children > 0 else {
                let isModal = embedded == 0
                if isModal { presents = false } else { embedded -= 1 }
                return Place(isModal: isModal)
            }
            let child = arrived
            children -= 1
            arrived += 1
            if child == 0 { firstChild = index }
            var place = Place(isChild: true, isColumn: kind == .split)
            if !isEmpty || !place.isColumn { lastFilled = index }
            guard wantsStar, stars < kind.stars, !isEmpty || !place.isColumn else { return place }
            if let lastStar, lastStar != child - 1 { return place }
            lastStar = child
            stars += 1
            starred = index
            place.hasStar = true
            return place
        }
    }

    /// The place of a new entry.
    private struct Place {
        var isChild = false
        var isColumn = false
        var isModal = false
        var hasStar = false
    }

    /// Adds any entry, repaired if it breaks a rule.
    mutating func append(_ new: consuming Tree.Entry) {
        if new.kind == .window { return appendWindow(new) }
        let place = takePlace(wantsStar: new.isShown, isEmpty: new.kind == nil)
        new.isNotBeside = new.isNotBeside && place.isColumn
        if new.kind == nil, place.isColumn {
            var empty = Tree.Entry(nil)
            empty.isNotBeside = new.isNotBeside
            entries.append(empty)
        } else {
            if !new.alerts.isEmpty { new.alerts = [] }
            new.isNarrow = new.isNarrow && (place.isModal || new.kind == .split)
            new.isShown = place.hasStar
            appendNode(new)
        }
        settle()
    }

    private mutating func takePlace(wantsStar: Bool, isEmpty: Bool = false) -> Place {
        if open.isEmpty {
            appendWindow(Tree.Entry(.window))
        }
        let top = open.count - 1
        let place = open[top].takePlace(at: entries.count, wantsStar: wantsStar, isEmpty: isEmpty)
        if open[top].kind == .window, place.isChild {
            entries[open[top].entry].childCount = 1
        }
        return place
    }

    private mutating func appendWindow(_ new: consuming Tree.Entry) {
        closeAll()
        var window = Tree.Entry(.window, name: new.name, id: new.id)
        window.alerts = new.alerts
        window.isNarrow = new.isNarrow
        open.append(Frame(entry: entries.count, kind: .window, children: 1, embedded: 0, presents: false))
        entries.append(window)
    }

    private mutating func appendNode(_ node: consuming Tree.Entry) {
        node.childCount = max(0, node.childCount)
        node.embeddedCount = max(0, node.embeddedCount)
        var kind = node.kind ?? .screen
        if kind == .screen, node.childCount > 0 {
            kind = .stack
        }
        node.kind = kind
        // Most nodes are screens without subtrees.
        if !node.isLeaf || kind == .split {
            var frame = Frame(
                entry: entries.count, kind: kind, children: node.childCount, embedded: node.embeddedCount,
                presents: node.presents)
            if kind == .split, node.childCount < 2 {
                frame.padding = 2 - node.childCount
                node.childCount = 2
            }
            open.append(frame)
        }
        entries.append(node)
    }

    /// Closes each place that is complete.
    private mutating func settle() {
        while let last = open.indices.last, open[last].children == 0 {
            let top = open[last]
            if top.padding > 0 {
                entries.append(contentsOf: repeatElement(Tree.Entry(nil), count: top.padding))
                open[open.count - 1].padding = 0
            }
            if top.kind.needsStar, top.stars == 0, let first = top.firstChild {
                entries[first].isShown = true
            }
            // The last filled column is in hand without a star.
            if top.kind == .split, let star = top.starred, star == top.lastFilled { entries[star].isShown = false }
            guard top.embedded == 0, !top.presents else { return }
            open.removeLast()
        }
    }

    /// Closes each place, complete or not.
    private mutating func closeAll() {
        while let top = open.last {
            if top.kind != .window {
                entries[top.entry].childCount -= top.children
                entries[top.entry].embeddedCount -= top.embedded
                if top.presents {
                    entries[top.entry].presents = false
                }
                if top.kind == .split, top.children > 0, top.arrived < 2 {
                    entries[top.entry].childCount = 2
                    open[open.count - 1].padding = 2 - top.arrived
                }
            }
            open[open.count - 1].children = 0
            open[open.count - 1].embedded = 0
            open[open.count - 1].presents = false
            settle()
        }
    }
}
