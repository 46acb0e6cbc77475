/// The nodes of a tree, found by the routes that have put them there.
///
/// A queue has one while triggers wait for their turns: links that follow one another look up existing nodes, and do
/// not walk the tree for each of their hops.
final class PlacedNodes {
    private weak var outermost: Node?
    private var entries: [Hop: [Entry]] = [:]

    private struct Entry {
        weak var node: Node?
    }

    init(of outermost: Node) {
        self.outermost = outermost
        note(outermost)
    }

    /// Returns true if an outermost node is that of this tree.
    func isOf(_ outermost: Node) -> Bool { self.outermost === outermost }

    /// Records a node and everything in it. O(nodes).
    func note(_ node: Node) {
        var waiting = [node]
        while let node = waiting.popLast() {
            if let route = node.cameFrom?.cause.route, entries[route]?.last?.node !== node {
                entries[route, default: []].append(Entry(node: node))
            }
            for slot in node.directSlots { waiting.append(slot.node) }
        }
    }

    /// Returns the nodes that a route has put there, each once; some may have been removed since.
    func nodes(from route: Hop) -> [Node] {
        guard let known = entries[route] else { return [] }
        let living = known.filter { $0.node != nil }
        if living.count < known.count { entries[route] = living.isEmpty ? nil : living }
        var seen: Set<ObjectIdentifier> = []
        return living.compactMap(\.node).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
