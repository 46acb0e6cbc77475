extension Presentable {
    /// A snapshot of this and all that stands in it, as a value. O(nodes), iterative.
    ///
    /// What stands in no window is shown as one unnamed window, with the alerts of its tree if it is the outermost.
    public var tree: Tree {
        var builder = Tree.Builder()
        let node: Node = self.node
        var waiting: [Snapshot.Step] = [.node(node, isShown: false)]
        switch (node as? Container)?.layout.kind {
        case .windows: waiting = node.content.reversed().map { .window($0.node) }
        case .window: waiting = [.window(node)]
        default: builder.window(alerts: Snapshot.alerts(of: node))
        }
        while let step = waiting.popLast() { Snapshot.run(step, &builder, &waiting) }
        return builder.finish()
    }
}

private enum Snapshot {
    enum Step {
        case window(Node)
        case node(Node, isShown: Bool)
        /// The modals of one list from one of them up.
        case modals([Slot], from: Int)
        case emptyColumn
    }

    static func alerts(of node: Node) -> [Tree.Alert] {
        node.alerts.map { Tree.Alert($0.title, id: $0.id) }
    }

    static func run(_ step: Step, _ builder: inout Tree.Builder, _ waiting: inout [Step]) {
        switch step {
        case .window(let node):
            builder.window(name: node.name, id: node.id, alerts: alerts(of: node))
            for slot in node.content { waiting.append(.node(slot.node, isShown: false)) }
        case .emptyColumn:
            builder.emptyColumn()
        case .modals(let modals, from: let index):
            if index + 1 < modals.count { waiting.append(.modals(modals, from: index + 1)) }
            let node = modals[index].node
            let container = node as? Container
            add(node, container, isShown: false, style: node.style, presents: index + 1 < modals.count, &builder)
            append(node, container, to: &waiting)
        case .node(let node, let isShown):
            let container = node as? Container
            let modals = node.over
            add(node, container, isShown: isShown, style: nil, presents: !modals.isEmpty, &builder)
            if !modals.isEmpty { waiting.append(.modals(Array(modals), from: 0)) }
            append(node, container, to: &waiting)
        }
    }

    private static func add(
        _ node: Node, _ container: Container?, isShown: Bool, style: PresentationStyle?, presents: Bool,
        _ builder: inout Tree.Builder
    ) {
        let layout = container?.layout
        builder.node(
            layout?.treeKind ?? .screen, name: node.name, id: node.id,
            children: layout?.columnCount ?? node.content.count, embedded: node.embeds.count, presents: presents,
            isShown: isShown, style: style, loops: layout?.loops ?? false,
            isDoubleSided: layout?.selectionLimit == 2)
    }

    private static func append(_ node: Node, _ container: Container?, to waiting: inout [Step]) {
        for slot in node.embeds.reversed() { waiting.append(.node(slot.node, isShown: false)) }
        if let container, let columns = container.layout.columnCount {
            for column in (0..<columns).reversed() {
                let child = container.child(at: column)?.node
                waiting.append(child.map { .node($0, isShown: false) } ?? .emptyColumn)
            }
        } else {
            let shown = container?.shownRange ?? 0..<0
            for (index, slot) in node.content.enumerated().reversed() {
                waiting.append(.node(slot.node, isShown: shown.contains(index)))
            }
        }
    }
}

extension Container.Layout {
    fileprivate var treeKind: Tree.Kind {
        switch kind {
        case .stack: .stack
        case .tabs: .tabs
        case .pages: .pages
        case .split: .split
        case .window, .windows: .window
        }
    }
}
