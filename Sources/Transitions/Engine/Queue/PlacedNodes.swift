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

extension Commit {
    /// The nodes that a route has put into the tree that an anchor is in, each once; some may have gone since. Nil
    /// where no trigger waits for its turn, so that they have to be looked for.
    ///
    /// O(edits), and O(nodes) for the first of those that wait.
    package func placed(by route: any Route, around anchor: Node) -> [Node]? {
        guard let outermost = queue.outermost, anchor.outermost === outermost,
            let placed = queue.demandPlaced(in: outermost)
        else { return nil }
        note(in: placed)
        return placed.nodes(from: Hop(any: route))
    }

    fileprivate func note(in placed: PlacedNodes) {
        edits[...].visit { edit in if let placement = edit.insertion { placed.note(placement.slot.node) } }
    }
}

extension CommitQueue {
    fileprivate func demandPlaced(in outermost: Node) -> PlacedNodes? {
        if let known = extras?.placed, known.isOf(outermost) { return known }
        guard hasLine else { return nil }
        let made = PlacedNodes(of: outermost)
        demandExtras().placed = made
        watch.insert(.placed)
        return made
    }

    /// Notes what a commit has put into this tree, as long as triggers wait here.
    func notePlaced(by commit: Commit) {
        guard watch.contains(.placed), let placed = extras?.placed else { return }
        if hasLine { return commit.note(in: placed) }
        extras?.placed = nil
        watch.remove(.placed)
    }
}
