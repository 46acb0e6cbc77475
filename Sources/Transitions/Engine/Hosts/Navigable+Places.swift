extension Navigable {
    /// The node of that id, of all that are in the tree around this; nil where there is none. Near the front O(1), at
    /// worst O(nodes).
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

    /// Where what has that id is in the tree around this: a node, or an alert. Nil where there is none. At worst
    /// O(nodes).
    @_spi(Log) public func path(of id: NodeID) -> TreePath? {
        for host in node.outermost.alertHosts {
            guard let position = host.alerts.firstIndex(where: { $0.id == id }) else { continue }
            return TreePath(host.path.steps + [.alert(position)])
        }
        return node(id)?.path
    }

    /// The id of what stands at a path of the tree around this: of a node, or of an alert. Nil where nothing does.
    /// O(the path).
    ///
    /// With it, what the user did in one run is reported in another:
    ///
    /// ```swift
    /// if let report = cause.report, let id = cause.place.flatMap(fresh.nodeID) { fresh.report(report.about(id)) }
    /// ```
    @_spi(Hosting) public func nodeID(at path: TreePath) -> NodeID? {
        guard case .alert(let position)? = path.steps.last else { return presentable(at: path)?.node.id }
        guard let alerts = node.outermost.node(by: path.steps.dropLast())?.alerts else { return nil }
        return alerts.indices.contains(position) ? alerts[position].id : nil
    }
}
