import Coordination

/// What a host is to show, read off the tree: nested stacks as one, and only what can be seen.
func expected(of root: any Presentable) -> String {
    root.node.layers.map { words(of: $0.node) }.joined(separator: "^")
        + (root.node.alerts.first.map { "!\($0.title)" } ?? "")
}

private func words(of node: Node) -> String {
    line(of: node) + node.embedded.map { "+" + words(of: $0.node) }.joined()
}

private func line(of node: Node) -> String {
    guard let container = node as? Container else { return node.name }
    let children = container.flattened.map { words(of: $0.node) }
    let marked = container.children.enumerated().map { index, child in
        words(of: child.node) + (container.shownRange.contains(index) ? "*" : "")
    }.joined(separator: ", ")
    switch container.layout.kind {
    case .stack: return "[" + children.joined(separator: ", ") + "]"
    case .tabs: return "{\(marked)}"
    case .pages: return "<\(marked)>"
    case .split(let columns):
        return "("
            + (0..<columns).map { container.child(at: $0).map { words(of: $0.node) } ?? "" }.joined(separator: " | ")
            + ")"
    case .window, .windows: return marked
    @unknown default: return marked
    }
}
