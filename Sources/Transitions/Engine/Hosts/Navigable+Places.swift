extension Navigable {
    /// Returns the node with an id in this object's tree, or nil. O(1) near the front, O(nodes) at worst.
    @_spi(Hosting) public func node(_ id: NodeID) -> Node? {
        let outermost = node.outermost
        var near: Node? = outermost.front
        while let node = near {
            if node.hasID(id) { return node }
            if let below = node.place == .content ? node.holder?.content.dropLast().last?.node : nil, below.hasID(id) {
                return below
            }
            near = node.parent
        }
        var waiting = [outermost]
        while let node = waiting.popLast() {
            if node.hasID(id) { return node }
            for slot in node.allSlots { waiting.append(slot.node) }
        }
        return nil
    }

    /// Returns the path of the node or alert with an id in this object's tree, or nil. O(nodes) at worst.
    @_spi(Log) public func path(of id: NodeID) -> TreePath? {
        for host in node.outermost.alertHosts {
            guard let position = host.alerts.firstIndex(where: { $0.id == id }) else { continue }
            return TreePath(host.path.steps + [.alert(position)])
        }
        return node(id)?.path
    }

    /// Returns the id of the node or alert at a path in this object's tree, or nil. O(length of the path).
    ///
    /// With this id, a user's action in one run of the app can be reported in another:
    ///
    /// ```swift
    /// if let report = cause.report, let id = cause.path.flatMap(fresh.nodeID) { fresh.report(report.about(id)) }
    /// ```
    @_spi(Hosting) public func nodeID(at path: TreePath) -> NodeID? {
        guard case .alert(let position)? = path.steps.last else { return presentable(at: path)?.node.id }
        guard let alerts = node.outermost.node(by: path.steps.dropLast())?.alerts else { return nil }
        return alerts.indices.contains(position) ? alerts[position].id : nil
    }
}
