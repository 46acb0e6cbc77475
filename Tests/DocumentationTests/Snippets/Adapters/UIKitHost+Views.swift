@_spi(Hosting) import Coordination

// snippet.uikit-views
extension UIKitHost {
    func view(of node: Node) -> UIViewController {
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
        if let style = node.presentationStyle { dress(view, as: style) }
        return view
    }

    func view(of alert: AlertContent) -> UIViewController {
        if let view = views[alert.id] { return view }
        let view = UIAlertController(title: alert.title, message: alert.message, preferredStyle: .alert)
        for choice in alert.choices {
            let style: UIAlertAction.Style =
                switch choice.role {
                case .cancel: .cancel
                case .destructive: .destructive
                default: .default
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

    func give(_ screens: [UIViewController], of stack: NodeID, to navigation: UINavigationController) {
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

    func fill(_ container: UIViewController, with view: UIViewController) {
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
    func present(_ wanted: [(id: NodeID, view: UIViewController)], over container: UIViewController) {
        let kept = zip(modals, wanted).prefix { $0.id == $1.id }.count
        let below = kept == 0 ? container : modals[kept - 1].view
        if let leaving = modals[kept...].first(where: { $0.view.isBeingDismissed })?.view.transitionCoordinator {
            (isDirty, moving) = (true, moving + 1)  // by the user, and UIKit dismisses nothing meanwhile
            leaving.animate(alongsideTransition: nil) { [weak self] _ in self?.hasMoved() }
        } else if kept < modals.count {
            modals.removeSubrange(kept...)
            (isDirty, moving) = (true, moving + 1)
            if below.presentedViewController == nil { return hasMoved() }  // the user was faster
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
