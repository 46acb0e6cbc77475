@_spi(Hosting) import Coordination

extension Node {
    /// This and all that is in it or over it, each before what is in it, in the order of the line.
    final var allNodes: [Node] {
        var found: [Node] = []
        var rest: [Node] = [self]
        while let node = rest.popLast() {
            found.append(node)
            for slot in node.directSlots.reversed() { rest.append(slot.node) }
        }
        return found
    }

    /// What moves call it: its name, else the type of what it stands for.
    final var moveName: String { name.isEmpty ? "\(type(of: presentable))" : name }

    /// This and what it shows, without the modals over it.
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
    /// What can be seen of the window in front: what fills the screen, then the modals over it, each with what it shows.
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

    /// The same, one after the other.
    var sceneNodes: [Node] { scene.flatMap(\.self) }

    /// The alert that is up in front.
    var alertInFront: AlertContent? {
        let node: Node = self.node
        return node.alerts.first
    }
}
