@_spi(Hosting) import Coordination

/// The routes that have shown what the user sees, from the outermost to the front: also those of screens beneath the
/// top of a stack, of the columns of a split, and of what a modal covers.
struct ShownRoutes {
    private(set) var hops: [Hop] = []

    /// Collects the routes on the way to the front of a node.
    init(of node: Node) {
        var line: [Node] = []
        var next: Node? = node.front
        while let node = next {
            line.append(node)
            next = node.holder
        }
        line.reverse()
        for (index, node) in line.enumerated() {
            add(node)
            if index + 1 < line.count { addWhatIsBeneath(line[index + 1], in: node) }
        }
    }

    /// Adds the routes of a node: the one that placed it, the one that would select it, and the one that has selected
    /// it, which may have no address.
    private mutating func add(_ node: Node) {
        add(node.origin?.route)
        guard node.place == .content, let container = node.holder as? Container else { return }
        switch container.layout.kind {
        case .tabs, .pages, .split: add(container.route(selecting: node))
        default: return
        }
        if container.presentingSlots.contains(where: { $0.node === node }) { add(container.selectionOrigin?.route) }
    }

    private mutating func add(_ hop: Hop?) {
        if let hop, hop != hops.last { hops.append(hop) }
    }

    /// Adds the nodes before a node in its holder: lower on the stack, in earlier columns, or under the modal.
    private mutating func addWhatIsBeneath(_ node: Node, in holder: Node) {
        switch node.place {
        case .content:
            guard let container = holder as? Container else { return }
            switch container.layout.kind {
            case .stack, .split: addAll(container.content.prefix { $0.node !== node }.map(\.node))
            default: break
            }
        case .modal: addAll(holder.contentInSight + holder.modals.prefix { $0.node !== node }.map(\.node))
        case .embedded: break
        }
    }

    /// Adds nodes and everything shown in them, in order. Does not recurse.
    private mutating func addAll(_ nodes: [Node]) {
        var waiting = Array(nodes.reversed())
        while let node = waiting.popLast() {
            add(node)
            waiting += node.contentInSight.reversed()
        }
    }
}

extension Node {
    /// The children that are shown; for a stack all, from the bottom up.
    fileprivate final var contentInSight: [Node] {
        guard let container = self as? Container else { return [] }
        switch container.layout.kind {
        case .stack: return container.content.map(\.node)
        // Up to the one in hand, at any width.
        case .split:
            let hand = container.inHand?.node
            return container.content.prefix { $0.node !== hand }.map(\.node) + [hand].compactMap(\.self)
        default: return container.shownSlots.map(\.node)
        }
    }
}

extension Container {
    /// Returns the route that would select a node, according to the coordinator of this root.
    fileprivate func route(selecting node: Node) -> Hop? {
        guard let coordinator = presentable as? any Coordinator else { return nil }
        return coordinator.route(selecting: node.presentable).map { Hop(any: $0) }
    }
}
