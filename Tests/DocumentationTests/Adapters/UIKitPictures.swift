import Coordination

/// What a person sees of a container, written like a tree: nested stacks as one, and only what can be seen.
@MainActor func picture(of container: UIViewController) -> String {
    var picture = container.children.first.map(line) ?? ""
    var over = container.presentedViewController
    while let view = over {
        let isAlert = view is UIAlertController
        picture += isAlert ? "!\(view.title ?? "")" : "^" + line(view)
        over = view.presentedViewController
    }
    return picture
}

@MainActor private func line(_ view: UIViewController) -> String {
    switch view {
    case let navigation as UINavigationController:
        "[" + navigation.viewControllers.map(line).joined(separator: ", ") + "]"
    case let bar as UITabBarController:
        "{"
            + (bar.viewControllers ?? []).enumerated().map { line($1) + ($0 == bar.selectedIndex ? "*" : "") }
            .joined(separator: ", ") + "}"
    default: view.title ?? "_"
    }
}

/// What it is to be, read off the tree.
func picture(of root: any Presentable) -> String {
    root.layers.map { line($0.node, isInStack: false) }.joined(separator: "^")
        + (root.alerts.first.map { "!\($0.title)" } ?? "")
}

private func line(_ node: Node, isInStack: Bool) -> String {
    guard let container = node as? Container else { return node.name }
    let isStack = container.layout == .stack
    let children = container.children.enumerated().map { index, child in
        line(child.node, isInStack: isStack) + (container.shownRange.contains(index) ? "*" : "")
    }.joined(separator: ", ")
    return isStack ? isInStack ? children : "[\(children)]" : "{\(children)}"
}
