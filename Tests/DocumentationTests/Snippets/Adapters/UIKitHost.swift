@_spi(Hosting) import CoordinationTesting
@_spi(Hosting) import Coordination
import class Foundation.NSObject

// snippet.uikit-looks
/// A screen's model that says which view controller shows it.
@MainActor protocol UIKitScreen: AnyObject {
    func makeViewController() -> UIViewController
}

/// What says how it looks in a tab bar: a screen's model, or the coordinator of what is in the tab.
@MainActor protocol UIKitTab: AnyObject {
    var tabBarItem: UITabBarItem { get }
}
// snippet.end

// snippet.uikit-host
@MainActor final class UIKitHost: NSObject, @MainActor Host {
    weak var container: UIViewController?
    let isPushed: Bool
    weak var root: (any Presentable)?
    private var commit: HostCommit?
    var isAnimated = false
    var anchors: (String) -> UIView? = { _ in nil }  // what a popover points at, by its name

    var views: [NodeID: UIViewController] = [:]
    var stacks: [NodeID: [UIViewController]] = [:]  // what each navigation controller was given
    var modals: [(id: NodeID, view: UIViewController)] = []
    weak var content: UIViewController?

    var moving = 0  // transitions of UIKit that have not ended
    var isDirty = false  // something is left to do when they have
    weak var ended: AnyObject?

    /// Makes a host that fills a view controller.
    ///
    /// - Parameter isPushed: Whether that is pushed on a foreign navigation controller, where a stack
    ///   goes on.
    init(in container: UIViewController, isPushed: Bool = false) {
        self.container = container
        self.isPushed = isPushed
    }

    func show(_ root: any Presentable) {
        self.root = root
        isAnimated = false
        draw()
    }

    func apply(_ commit: HostCommit) {
        if !commit.isInteractive { play(commit) }
    }

    func follow(_ gesture: Gesture, of commit: HostCommit) {
        switch gesture.phase {
        case .began, .changed: break
        case .ended: play(commit)
        case .cancelled: draw()
        }
    }

    private func play(_ commit: HostCommit) {
        self.commit = commit
        isAnimated = commit.changes.contains(where: \.isAnimated)
        draw()
    }

    /// Takes the next step towards what the tree says. What moves already comes to its end first.
    func draw() {
        isDirty = true
        guard moving == 0 else { return }
        isDirty = false
        guard let root, let container else { return finish() }
        moving += 1
        let nodes = root.node.layers.map { $0.node as Node }
        if let node = nodes.first {
            isPushed ? arrange(node, from: container) : fill(container, with: view(of: node))
        }
        var modals = nodes.dropFirst().map { (id: $0.id, view: view(of: $0)) }
        if let alert = root.node.alerts.first { modals.append((alert.id, view(of: alert))) }
        present(modals, over: theirs ?? container)
        hasMoved()
    }

    func hasMoved() {
        moving -= 1
        if moving == 0 { isDirty ? draw() : finish() }
    }

    private func finish() {
        views = views.filter { id, _ in root?.node.node(id) != nil || root?.node.alerts.first?.id == id }
        stacks = stacks.filter { id, _ in root?.node.node(id) != nil }
        let commit = commit
        self.commit = nil
        if let commit, commit.isWaiting { commit.acknowledge() }
    }
}
// snippet.end
