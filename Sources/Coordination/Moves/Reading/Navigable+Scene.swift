@_spi(Hosting) package import Coordination

extension Node {
    /// This node and all nodes in it or over it, each before its content, in the order of the notation.
    package final var allNodes: [Node] {
        var found: [Node] = []
        var rest: [Node] = []
        var next: Node? = self
        while let node = next {
            found.append(node)
            if let modal = node.modalsAbove.first { rest.append(modal.node) }
            for slot in node.embeds.reversed() { rest.append(slot.node) }
            for slot in node.content.reversed() { rest.append(slot.node) }
            next = rest.popLast()
        }
        return found
    }

    /// The name in moves: the node's own, or else the type of its presentable.
    package final var moveName: String { name.isEmpty ? "\(type(of: presentable))" : name }

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
    package var scene: [[Node]] {
        var layers: [[Node]] = []
        for (index, layer) in self.layers.enumerated() {
            let node: Node = layer.node
            if index > 0, node.drawnStyle.covers { layers.removeAll() }
            var shown: [Node] = []
            node.addShown(to: &shown)
            layers.append(shown)
        }
        return layers
    }

    /// The visible nodes of all layers, in order.
    package var sceneNodes: [Node] { scene.flatMap(\.self) }

    package var alertInFront: AlertContent? {
        let node: Node = self.node
        return node.alerts.first
    }
}
