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
        /// True for a split whose column in hand is alone in sight.
        let isNarrow: Bool
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
            // A snapshot says it in its line only: by a slash after the bracket.
            let content = node.columns.map { $0.map { "\($0)" + ($0.isShown ? "*" : "") } ?? "" }
            isNarrow = kind == .split && "\(node)".hasPrefix("\(name)(\(content.joined(separator: " | ")))/")
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
    /// What is shown of its content, with what is in front last: the top of a stack, the selected, the columns in sight.
    private var shown: [Scene.Node] {
        let children = columns.compactMap(\.self)
        return switch kind {
        case .stack: Array(children.suffix(1))
        case .tabs, .pages: children.filter(\.isSelected)
        case .split:
            if let hand = children.first(where: \.isSelected) ?? children.last {
                (isNarrow ? [] : children.filter { $0 !== hand }) + [hand]
            } else {
                []
            }
        case .window, .screen: children
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
