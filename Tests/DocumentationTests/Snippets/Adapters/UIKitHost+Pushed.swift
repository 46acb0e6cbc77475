@_spi(Hosting) import Coordination

// snippet.uikit-pushed
extension UIKitHost {
    /// What the container was pushed on.
    var theirs: UINavigationController? { isPushed ? container?.navigationController : nil }

    /// The first screen fills the container; the others go above it, beside whatever of theirs stands there.
    func arrange(_ node: Node, from container: UIViewController) {
        let stack = (node as? Container).flatMap { $0.layout == .stack ? $0.flattened : nil }
        let screens = stack?.map { view(of: $0.node) } ?? [view(of: node)]
        guard let first = screens.first else { return }
        fill(container, with: first)
        container.title = first.title
        if let theirs { give(screens, of: node.id, to: theirs) }
    }

    func place(of screen: UIViewController, on navigation: UINavigationController) -> UIViewController {
        if let container, navigation === theirs, screen === content { container } else { screen }
    }

    func backAtRoot() {
        if let theirs, theirs.viewControllers.last === container { theirs.popViewController(animated: true) }
    }
}
// snippet.end
