@_spi(Hosting) import Coordination

extension Node {
    /// This node and all nodes in it or over it, each before its content, in the order of the notation.
    final var allNodes: [Node] {
        var found: [Node] = []
        var rest: [Node] = [self]
        while let node = rest.popLast() {
            found.append(node)
            for slot in node.directSlots.reversed() { rest.append(slot.node) }
        }
        return found
    }

    /// The name in moves: the node's own, or else the type of its presentable.
    final var moveName: String { name.isEmpty ? "\(type(of: presentable))" : name }

    /// Adds this node and those that it shows, without modals over them.
    fileprivate final func addShown(to found: inout [Node]) {
        var rest: [Node] = [self]
        while let node = rest.popLast() {
            found.append(node)
            for slot in node.embeds.reversed() { rest.append(slot.node) }
            if let container = node as? Container {
                for slot in container.shownSlots.reversed() { rest.append(slot.node) }
            }
        }
    }
}

extension Navigable {
    /// The visible nodes of the window in front, by layer: the layer that fills the screen, then the modals over it.
    var scene: [[Node]] {
        var layers: [[Node]] = []
        for (index, layer) in self.layers.enumerated() {
            let node: Node = layer.node
            if index > 0, node.style.covers { layers.removeAll() }
            var shown: [Node] = []
            node.addShown(to: &shown)
            layers.append(shown)
        }
        return layers
    }

    /// The visible nodes of all layers, in order.
    var sceneNodes: [Node] { scene.flatMap(\.self) }

    var alertInFront: AlertContent? {
        let node: Node = self.node
        return node.alerts.first
    }
}

extension Navigable {
    /// Reports a width of all windows: narrow, or wide. A window that has it already does not change.
    package func resizeWindows(isNarrow: Bool) {
        let outermost = node.outermost
        let isManager = (outermost as? Container)?.layout == .windows
        for window in isManager ? outermost.directSlots.map(\.node) : [outermost] {
            report(.resized(window.id, isNarrow ? .none : .all))
        }
    }
}
