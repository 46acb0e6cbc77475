@_spi(Log) @_spi(Hosting) import Coordination

/// A tree as it is drawn: each node with what can be seen of it.
struct Scene {
    struct Window {
        let name: String
        let alerts: [String]
        let content: Node?
    }

    final class Node {
        let kind: Tree.Kind
        let name: String
        let style: PresentationStyle?
        let isSelected: Bool
        let loops: Bool
        let columns: [Node?]
        let embedded: [Node]
        let presented: Node?
        private(set) var isSeen = false
        private(set) var isInFront = false

        init(_ node: Tree.Node) {
            kind = node.kind
            name = node.name
            style = node.style
            isSelected = node.isShown
            loops = node.loops
            columns = node.columns.map { $0.map(Node.init) }
            embedded = node.embedded.map(Node.init)
            presented = node.presented.map(Node.init)
        }
    }

    let windows: [Window]

    init(_ tree: Tree) {
        windows = tree.windows.map { window in
            Window(name: window.name, alerts: window.alerts, content: window.content.map(Node.init))
        }
        for window in windows { window.content?.look() }
        windows.last?.content?.markFront()
    }
}

extension Scene.Node {
    /// What is shown of its content: the top of a stack, the selected, all columns.
    private var shown: [Scene.Node] {
        let children = columns.compactMap(\.self)
        return switch kind {
        case .stack: Array(children.suffix(1))
        case .tabs, .pages: children.filter(\.isSelected)
        case .window, .screen, .split: children
        }
    }

    /// What lies over each other, in the order of the line: the modals of what can be seen.
    private var layers: [Scene.Node] {
        var layers = [self]
        func visit(_ node: Scene.Node) {
            for child in node.shown + node.embedded { visit(child) }
            if let modal = node.presented {
                layers.append(modal)
                visit(modal)
            }
        }
        visit(self)
        return layers
    }

    /// Notes what a user can see, if this is in a window: a full-screen modal covers what is left of it.
    fileprivate func look() {
        let layers = layers
        let start = layers.lastIndex { $0.style?.covers == true } ?? 0
        func mark(_ node: Scene.Node) {
            node.isSeen = true
            for child in node.shown + node.embedded { mark(child) }
        }
        for layer in layers[start...] { mark(layer) }
    }

    fileprivate func markFront() {
        var front = layers.last ?? self
        while let inner = front.embedded.last(where: { $0.kind != .screen }) ?? front.shown.last { front = inner }
        front.isInFront = true
    }
}
