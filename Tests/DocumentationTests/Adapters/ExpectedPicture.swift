@_spi(Hosting) import Coordination

/// What a host is to show, read off the tree: nested stacks as one, and only what can be seen.
func picture(of root: any Presentable) -> String {
    root.node.layers.map { line($0.node, isInStack: false) }.joined(separator: "^")
        + (root.node.alerts.first.map { "!\($0.title)" } ?? "")
}

private func line(_ node: Node, isInStack: Bool) -> String {
    guard let container = node as? Container else { return node.name }
    let isStack = container.layout == .stack
    let children = container.children.enumerated().map { index, child in
        line(child.node, isInStack: isStack) + (container.shownRange.contains(index) ? "*" : "")
    }.joined(separator: ", ")
    return isStack ? isInStack ? children : "[\(children)]" : "{\(children)}"
}
