/// The nodes of a tree by the routes that have put them there, as far as those are remembered.
///
/// A queue has it while triggers wait for their turns: links that come one after the other look up what stands already,
/// and do not walk the tree for each of their hops.
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

    /// True if it is about the tree of an outermost node.
    func isOf(_ outermost: Node) -> Bool { self.outermost === outermost }

    /// Notes a node and what is in it. O(nodes).
    func note(_ node: Node) {
        var waiting = [node]
        while let node = waiting.popLast() {
            if let route = node.cameFrom?.cause.route, entries[route]?.last?.node !== node {
                entries[route, default: []].append(Entry(node: node))
            }
            for slot in node.standing { waiting.append(slot.node) }
        }
    }

    /// The nodes that a route has put there, each once; some may have gone since.
    func nodes(from route: Hop) -> [Node] {
        guard let known = entries[route] else { return [] }
        let living = known.filter { $0.node != nil }
        if living.count < known.count { entries[route] = living.isEmpty ? nil : living }
        var seen: Set<ObjectIdentifier> = []
        return living.compactMap(\.node).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
