import Coordination
import class Foundation.NSObject

// snippet.uikit-looks
/// A screen's model that says which view controller shows it.
@MainActor protocol UIKitScreen: AnyObject {
    func makeViewController() -> UIViewController
}

/// What says how it looks in a tab bar: a screen's model, or the coordinator of what stands in the tab.
@MainActor protocol UIKitTab: AnyObject {
    var tabBarItem: UITabBarItem { get }
}
// snippet.end

// snippet.uikit-host
@MainActor final class UIKitHost: NSObject, @MainActor Host {
    private weak var container: UIViewController?
    private let isPushed: Bool
    private weak var root: (any Presentable)?
    private var commit: HostCommit?
    private var isAnimated = false

    private var views: [NodeID: UIViewController] = [:]
    private var stacks: [NodeID: [UIViewController]] = [:]  // what each navigation controller was given
    private var modals: [(id: NodeID, view: UIViewController)] = []
    private weak var content: UIViewController?

    private var moving = 0  // transitions of UIKit that have not ended
    private var isDirty = false  // something is left to do when they have
    private weak var ended: AnyObject?

    /// Makes a host that fills a view controller.
    ///
    /// - Parameter isPushed: Whether that is pushed on a navigation controller of somebody else's, where a stack goes on.
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
        let nodes = root.layers.map { $0.node as Node }
        if let node = nodes.first {
            isPushed ? arrange(node, from: container) : fill(container, with: view(of: node))
        }
        var modals = nodes.dropFirst().map { (id: $0.id, view: view(of: $0)) }
        if let alert = root.alerts.first { modals.append((alert.id, view(of: alert))) }
        present(modals, over: theirs ?? container)
        hasMoved()
    }

    private func hasMoved() {
        moving -= 1
        if moving == 0 { isDirty ? draw() : finish() }
    }

    private func finish() {
        views = views.filter { id, _ in root?.node(id) != nil || root?.alerts.first?.id == id }
        stacks = stacks.filter { id, _ in root?.node(id) != nil }
        let commit = commit
        self.commit = nil
        if let commit, commit.isWaiting { commit.acknowledge() }
    }
}
// snippet.end

// snippet.uikit-views
extension UIKitHost {
    private func view(of node: Node) -> UIViewController {
        let view = views[node.id] ?? makeView(of: node)
        views[node.id] = view
        if let stack = node as? Container, let navigation = view as? UINavigationController {
            arrange(navigation, as: stack)
        } else if let tabs = node as? Container, let bar = view as? UITabBarController {
            arrange(bar, as: tabs)
        }
        return view
    }

    private func makeView(of node: Node) -> UIViewController {
        let view: UIViewController
        switch (node as? Container)?.layout.kind {
        case .stack:
            let navigation = UINavigationController()
            navigation.delegate = self
            view = navigation
        case .tabs:
            let bar = UITabBarController()
            bar.delegate = self
            view = bar
        default:  // a screen; pages and splits go here
            view = (node.presentable as? any UIKitScreen)?.makeViewController() ?? UIViewController()
            if view.title == nil { view.title = node.name }
        }
        if let tab = node.presentable as? any UIKitTab { view.tabBarItem = tab.tabBarItem }
        if case .fullScreen? = node.presentationStyle { view.modalPresentationStyle = .fullScreen }
        return view
    }

    private func view(of alert: AlertContent) -> UIViewController {
        if let view = views[alert.id] { return view }
        let view = UIAlertController(title: alert.title, message: alert.message, preferredStyle: .alert)
        for choice in alert.choices {
            let style: UIAlertAction.Style =
                switch choice.role {
                case .normal: .default
                case .cancel: .cancel
                case .destructive: .destructive
                }
            let action = UIAlertAction(title: choice.title, style: style) { [weak self] _ in
                self?.hasGone(alert.id, .chose(choice.title, alert: alert.id))
            }
            view.addAction(action)
        }
        views[alert.id] = view
        return view
    }

    private func arrange(_ navigation: UINavigationController, as stack: Container) {
        give(stack.flattened.map { view(of: $0.node) }, of: stack.id, to: navigation)  // nested stacks are one
    }

    private func give(_ screens: [UIViewController], of stack: NodeID, to navigation: UINavigationController) {
        if let transition = navigation.transitionCoordinator, transition !== ended {
            isDirty = true  // a finger, most likely
            return wait(for: transition, of: navigation)
        }
        let given = stacks.values.joined().map { place(of: $0, on: navigation) }
        var rest = screens.map { place(of: $0, on: navigation) }[...]
        let kept = navigation.viewControllers.prefix { view in  // up to the first of ours that goes
            view == rest.first ? rest.popFirst() != nil : !given.contains(view)
        }
        let wanted = Array(kept + rest)
        stacks[stack] = screens
        if navigation.viewControllers == wanted { return }
        navigation.setViewControllers(wanted, animated: isAnimated)
        if let transition = navigation.transitionCoordinator { wait(for: transition, of: navigation) }
    }

    private func wait(
        for transition: any UIViewControllerTransitionCoordinator, of navigation: UINavigationController
    ) {
        moving += 1
        transition.animate(alongsideTransition: nil) { [weak self] context in
            self?.ended = transition
            if !context.isCancelled { self?.notePop(of: navigation) }
            self?.hasMoved()
        }
    }

    private func arrange(_ bar: UITabBarController, as tabs: Container) {
        let children = tabs.children.map { view(of: $0.node) }
        if bar.viewControllers ?? [] != children { bar.setViewControllers(children, animated: isAnimated) }
        if bar.selectedIndex != tabs.shownRange.lowerBound { bar.selectedIndex = tabs.shownRange.lowerBound }
    }

    private func fill(_ container: UIViewController, with view: UIViewController) {
        if view === content { return }
        content?.willMove(toParent: nil)
        content?.view.removeFromSuperview()
        content?.removeFromParent()
        container.addChild(view)
        view.view.frame = container.view.bounds
        view.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.view.addSubview(view.view)
        view.didMove(toParent: container)
        content = view
    }

    /// Takes off the first modal that is not wanted, with what is over it; else puts on the next one.
    private func present(_ wanted: [(id: NodeID, view: UIViewController)], over container: UIViewController) {
        let kept = zip(modals, wanted).prefix { $0.id == $1.id }.count
        let below = kept == 0 ? container : modals[kept - 1].view
        if kept < modals.count {
            modals.removeSubrange(kept...)
            (isDirty, moving) = (true, moving + 1)
            below.dismiss(animated: isAnimated) { [weak self] in self?.hasMoved() }
        } else if kept < wanted.count, below.viewIfLoaded?.window != nil {
            let next = wanted[kept]
            modals.append(next)
            (isDirty, moving) = (true, moving + 1)
            next.view.presentationController?.delegate = self
            below.present(next.view, animated: isAnimated) { [weak self] in self?.hasMoved() }
        }
    }
}
// snippet.end

// snippet.uikit-person
extension UIKitHost: UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIAdaptivePresentationControllerDelegate
{
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        notePop(of: navigationController)
    }

    /// Reports what is missing of what the stack was given: by a swipe, the back button, or its menu.
    private func notePop(of navigation: UINavigationController) {
        guard let stack = id(of: navigation), let given = stacks[stack],
            let last = given.lastIndex(where: { navigation.viewControllers.contains(place(of: $0, on: navigation)) }),
            last < given.count - 1, let target = id(of: given[last])
        else { return }
        stacks[stack] = Array(given[...last])
        root?.report(.popped(to: target))
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        if let tab = id(of: viewController) { root?.report(.selected(tab)) }
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        guard let modal = id(of: presentationController.presentedViewController) else { return true }
        return root?.allows(.dismissed(modal)) ?? true
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        guard let modal = id(of: presentationController.presentedViewController) else { return }
        root?.report(.dismissed(modal))
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        guard let modal = id(of: presentationController.presentedViewController) else { return }
        hasGone(modal, .dismissed(modal))
    }

    private func hasGone(_ id: NodeID, _ report: Report) {
        if let index = modals.firstIndex(where: { $0.id == id }) { modals.removeSubrange(index...) }
        root?.report(report)
    }

    private func id(of view: UIViewController) -> NodeID? {
        if let theirs, view === theirs { return root?.layers.first?.node.id }
        return views.first { $0.value === view }?.key
    }
}
// snippet.end

// snippet.uikit-pushed
extension UIKitHost {
    /// What the container was pushed on.
    private var theirs: UINavigationController? { isPushed ? container?.navigationController : nil }

    /// The first screen fills the container; the others go above it, beside whatever of theirs stands there.
    private func arrange(_ node: Node, from container: UIViewController) {
        let stack = (node as? Container).flatMap { $0.layout == .stack ? $0.flattened : nil }
        let screens = stack?.map { view(of: $0.node) } ?? [view(of: node)]
        guard let first = screens.first else { return }
        fill(container, with: first)
        container.title = first.title
        if let theirs { give(screens, of: node.id, to: theirs) }
    }

    private func place(of screen: UIViewController, on navigation: UINavigationController) -> UIViewController {
        if let container, navigation === theirs, screen === content { container } else { screen }
    }

    func backAtRoot() {
        if let theirs, theirs.viewControllers.last === container { theirs.popViewController(animated: true) }
    }
}
// snippet.end
