extension Extras {
    func makeWatchersIfNeeded(of node: Node) -> Watchers {
        if let watchers { return watchers }
        let made = Watchers(of: node)
        watchers = made
        return made
    }
}

extension Node {
    /// Flags this node and all its holders as watched. O(depth) the first time.
    final func markWatched(_ watch: Watch) {
        var node = self
        while !node.watch.isSuperset(of: watch) {
            node.watch.formUnion(watch)
            guard let holder = node.holder else {
                node.owner?.watch.formUnion(watch)
                return
            }
            node = holder
        }
    }

    /// True if a host is attached to this node, or to one in it or over it.
    package final var isShownByHost: Bool { watch.contains(.host) }

    /// Returns those of this node, and of the nodes in it or over it, that are watched or contain a watched node:
    /// holders first.
    final func watched(_ watch: Watch) -> [Node] {
        guard self.watch.isSuperset(of: watch) else { return [] }
        var found: [Node] = []
        var waiting: [Node] = []
        var next: Node? = self
        while let node = next {
            found.append(node)
            if let extras = node.extras {
                for slot in extras.modals.reversed() where slot.node.watch.isSuperset(of: watch) {
                    waiting.append(slot.node)
                }
                for slot in extras.embeds.reversed() where slot.node.watch.isSuperset(of: watch) {
                    waiting.append(slot.node)
                }
            }
            for slot in node.content.reversed() where slot.node.watch.isSuperset(of: watch) {
                waiting.append(slot.node)
            }
            next = waiting.popLast()
        }
        return found
    }
}
