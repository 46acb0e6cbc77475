extension Coordinator {
    /// The nearest coordinators below, in the order of the printed tree. Presented, embedded and hidden ones count, and
    /// those in plain containers. O(nodes between).
    public var children: [any Coordinator] {
        var found: [any Coordinator] = []
        var waiting = node.directSlots.map(\.node)
        waiting.reverse()
        while let node = waiting.popLast() {
            if let child = node.coordinator {
                found.append(child)
            } else {
                waiting.append(contentsOf: node.directSlots.reversed().map(\.node))
            }
        }
        return found
    }

    /// The nearest coordinator above, which contains or presents this one; nil for the outermost. O(levels).
    public var parent: (any Coordinator)? {
        var node = self.node.parent
        while let current = node {
            if let parent = current.coordinator { return parent }
            node = current.parent
        }
        return nil
    }
}

extension Node {
    fileprivate final var coordinator: (any Coordinator)? {
        let presentable = presentable
        return presentable._routeType == nil ? nil : presentable as? any Coordinator
    }
}
