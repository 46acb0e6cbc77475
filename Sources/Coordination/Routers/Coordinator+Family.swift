extension Coordinator {
    /// The nearest coordinators below, in the order of the line: through plain containers, presented, embedded or
    /// hidden. O(nodes between).
    public var children: [any Coordinator] {
        var found: [any Coordinator] = []
        var waiting: [Slot] = node.standing.reversed()
        while let slot = waiting.popLast() {
            if let child = slot.coordinator {
                found.append(child)
            } else {
                waiting.append(contentsOf: slot.node.standing.reversed())
            }
        }
        return found
    }

    /// The nearest coordinator above: the one that this is in, or that presents it. Nil for the outermost.
    /// One pointer read a level.
    public var parent: (any Coordinator)? {
        var node = self.node.parent
        while let current = node {
            let presentable = current.presentable
            if presentable._requestType != nil, let parent = presentable as? any Coordinator { return parent }
            node = current.parent
        }
        return nil
    }
}

extension Slot {
    fileprivate var coordinator: (any Coordinator)? {
        let presentable = node.presentable
        return presentable._requestType == nil ? nil : presentable as? any Coordinator
    }
}
