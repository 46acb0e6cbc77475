extension Navigable {
    /// A snapshot of this and everything in it, as a value. O(nodes), iterative.
    ///
    /// Anything but a window or a manager is put in an unnamed window, which has the tree's alerts if this is the
    /// outermost node.
    public var tree: Tree {
        var snapshot = Snapshot()
        let node: Node = self.node
        switch (node as? Container)?.layout.kind {
        case .windows: snapshot.waiting = node.content.reversed().map { .window($0.node) }
        case .window: snapshot.waiting = [.window(node)]
        default: snapshot.begin(at: node)
        }
        return snapshot.finish()
    }
}

/// A walk over nodes that collects the entries of a snapshot.
private struct Snapshot {
    enum Step {
        case window(Node)
        case node(Node, isShown: Bool, isNotBeside: Bool = false)
        /// The children of a container other than a split, from an index on.
        case children(Container, from: Int)
        /// The modals of one list, from an index up.
        case modals([Slot], from: Int)
        case emptyColumn(isNotBeside: Bool)
    }

    private var entries: [Tree.Entry] = []
    private var ids = NodeIDs()
    /// The steps that are left, the next one last.
    var waiting: [Step] = []

    /// Begins at a node other than a window, which is put in an unnamed one.
    mutating func begin(at node: Node) {
        addWindow(around: node, isEmpty: false)
        waiting.append(.node(node, isShown: false))
    }

    consuming func finish() -> Tree {
        while let step = waiting.popLast() { run(step) }
        return Tree(valid: entries)
    }

    private mutating func run(_ step: Step) {
        switch step {
        case .window(let node):
            node.generateID(from: &ids)
            addWindow(name: node.name, id: node.id, around: node, isEmpty: node.content.isEmpty)
            for slot in node.content { waiting.append(.node(slot.node, isShown: false)) }
        case .emptyColumn(let isNotBeside):
            var empty = Tree.Entry(nil)
            empty.isNotBeside = isNotBeside
            entries.append(empty)
        case .modals(let modals, from: let index):
            if index + 1 < modals.count { waiting.append(.modals(modals, from: index + 1)) }
            let node = modals[index].node
            add(node, isShown: false, style: node.style, presents: index + 1 < modals.count)
        case .children(let container, from: let index):
            addChildren(of: container, from: index)
        case .node(let node, let isShown, let isNotBeside):
            let index = entries.count
            let modals = node.modalsAbove
            if !modals.isEmpty { waiting.append(.modals(Array(modals), from: 0)) }
            add(node, isShown: isShown, presents: !modals.isEmpty)
            if isNotBeside { entries[index].isNotBeside = true }
        }
    }

    /// Adds a window with the alerts of `node`, which is that window, or a node to be put in an unnamed one.
    private mutating func addWindow(name: String = "", id: NodeID? = nil, around node: Node, isEmpty: Bool) {
        var window = Tree.Entry(.window, name: name, id: id)
        window.childCount = isEmpty ? 0 : 1
        window.isNarrow = node.isNarrow && (node as? Container)?.layout.columnCount == nil
        window.alerts = node.alerts.map { Tree.Alert($0.title, id: $0.id) }
        entries.append(window)
    }

    /// Adds a node, and puts its content on the list of steps.
    private mutating func add(_ node: Node, isShown: Bool, style: PresentationStyle? = nil, presents: Bool) {
        let container = node as? Container
        let layout = container?.layout
        let embeds = node.embeds
        node.generateID(from: &ids)
        var entry = Tree.Entry(layout?.treeKind ?? .screen, name: node.name, id: node.id, isShown: isShown)
        entry.childCount = layout?.columnCount ?? node.content.count
        entry.embeddedCount = embeds.count
        entry.presents = presents
        entry.style = style
        entry.loops = layout?.loops ?? false
        entry.isDoubleSided = layout?.selectionLimit == 2
        entry.isNarrow = node.isNarrow && (style != nil || layout?.columnCount != nil)
        entries.append(entry)
        for slot in embeds.reversed() { waiting.append(.node(slot.node, isShown: false)) }
        guard let container else { return }
        guard let columns = container.layout.columnCount else {
            return waiting.append(.children(container, from: 0))
        }
        // The last filled column is in hand unless a star says otherwise.
        let starred = container.inHand.flatMap { $0.node === container.content.last?.node ? nil : $0.node }
        let beside = node.isNarrow ? .all : container.ownColumnsBeside
        for column in (0..<columns).reversed() {
            let isNotBeside = !beside.contains(column)
            let child = container.child(at: column)?.node as Node?
            waiting.append(
                child.map { .node($0, isShown: $0 === starred, isNotBeside: isNotBeside) }
                    ?? .emptyColumn(isNotBeside: isNotBeside))
        }
    }

    /// Adds the children of a container up to the first that may have content or modals, which is the next step.
    private mutating func addChildren(of container: Container, from first: Int) {
        let (content, shown) = (container.content, container.stars)
        for index in first..<content.count {
            let (node, isShown) = (content[index].node, shown.contains(index))
            guard node.isBare, !(node is Container) else {
                waiting.append(.children(container, from: index + 1))
                return waiting.append(.node(node, isShown: isShown))
            }
            node.generateID(from: &ids)
            entries.append(Tree.Entry(.screen, name: node.name, id: node.id, isShown: isShown))
        }
    }
}

extension Container {
    /// The children that have a star: those selected, or the first if a removal has left none selected.
    fileprivate var stars: Range<Int> {
        guard layout.selectionLimit > 0, !content.isEmpty else { return 0..<0 }
        let shown = shownRange.clamped(to: content.indices)
        return shown.isEmpty ? 0..<1 : shown
    }
}

extension Container.Layout {
    package var treeKind: Tree.Kind {
        switch kind {
        case .stack: .stack
        case .tabs: .tabs
        case .pages: .pages
        case .split: .split
        case .window, .windows: .window
        }
    }
}
