@_spi(Hosting) import Coordination

/// All objects that have been on the tree, referenced weakly.
final class Census {
    private final class Entry {
        let name: String
        weak var object: AnyObject?
        /// The last look at which it was on the tree.
        var look: Int

        init(_ node: Node, look: Int) { (name, object, self.look) = (node.moveName, node.presentable, look) }
    }

    private var entries: [NodeID: Entry] = [:]
    private var looks = 0

    /// Notes the nodes that are on the tree now.
    ///
    /// - Parameter nodes: All of the outermost node's.
    /// - Returns: The names of the nodes that have come since the last call.
    func look(at nodes: [Node]) -> [String] {
        looks += 1
        var arrived: [String] = []
        for node in nodes {
            if let entry = entries[node.id] {
                if entry.look < looks - 1 { arrived.append(entry.name) }
                entry.look = looks
            } else {
                let entry = Entry(node, look: looks)
                entries[node.id] = entry
                arrived.append(entry.name)
            }
        }
        if entries.count > nodes.count { entries = entries.filter { $1.look == looks || $1.object != nil } }
        return arrived
    }

    /// The objects that are alive, but neither on the tree nor kept, in words, in alphabetical order.
    func leaks(at node: Node) -> [String] {
        Set(leaked(at: node)).sorted().map { "'\($0)' has left the tree and lives on" }
    }

    private func leaked(at node: Node) -> [String] {
        let gone = entries.values.filter { $0.look < looks }
        if gone.isEmpty { return [] }
        let kept = Set(node.outermost.keptPresentables.flatMap { $0.node.allNodes.map { ObjectIdentifier($0) } })
        return gone.compactMap { entry in
            guard let object = entry.object else { return nil }
            if let presentable = object as? any Presentable, kept.contains(ObjectIdentifier(presentable.node)) {
                return nil
            }
            return entry.name
        }
    }
}
