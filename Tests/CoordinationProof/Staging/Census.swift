@_spi(Hosting) import Coordination

/// All objects that have been on the tree, referenced weakly.
final class Census {
    private struct Entry {
        let name: String
        weak var object: AnyObject?
        var isOnTree = true
    }

    private var entries: [NodeID: Entry] = [:]

    /// Notes the nodes that are on the tree now.
    ///
    /// - Returns: The names of the nodes that have come since the last call.
    @discardableResult
    func look(at node: Node) -> [String] {
        var arrived: [String] = []
        var present: Set<NodeID> = []
        for node in node.outermost.allNodes {
            present.insert(node.id)
            if let entry = entries[node.id] {
                if !entry.isOnTree {
                    entries[node.id]?.isOnTree = true
                    arrived.append(node.moveName)
                }
            } else {
                entries[node.id] = Entry(name: node.moveName, object: node.presentable)
                arrived.append(node.moveName)
            }
        }
        for (id, entry) in entries where !present.contains(id) {
            if entry.object == nil { entries[id] = nil } else { entries[id]?.isOnTree = false }
        }
        return arrived
    }

    /// The objects that are alive, but neither on the tree nor kept, in words, in alphabetical order.
    func leaks(at node: Node) -> [String] {
        Set(leaked(at: node)).sorted().map { "'\($0)' has left the tree and lives on" }
    }

    private func leaked(at node: Node) -> [String] {
        if entries.values.allSatisfy(\.isOnTree) { return [] }
        let kept = node.outermost.keptPresentables.flatMap { $0.node.allNodes.map(ObjectIdentifier.init) }
        let known = Set(kept)
        return entries.values.compactMap { entry in
            guard !entry.isOnTree, let object = entry.object else { return nil }
            if let presentable = object as? any Presentable, known.contains(ObjectIdentifier(presentable.node)) {
                return nil
            }
            return entry.name
        }
    }
}
