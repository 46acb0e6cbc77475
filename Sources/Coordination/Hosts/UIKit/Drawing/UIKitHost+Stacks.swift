#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    extension UIKitHost {
        /// The app's navigation controller, if it pushed the base.
        var appNavigation: UINavigationController? { base.flatMap { $0.isPushed ? $0.navigationController : nil } }

        /// Pops the pushed controller when the user goes back past its first screen.
        func backAtRoot() {
            if let base, let appNavigation, appNavigation.viewControllers.last === base {
                appNavigation.popViewController(animated: true)
            }
        }

        /// Sets a stack's screens. Nested stacks are flattened.
        func arrange(_ navigation: StackController, as stack: Container, animated: Bool) {
            give(stack.flattened.map { onStack($0.node) }, of: stack.id, to: navigation, animated: animated)
        }

        /// Fills the pushed controller with the first screen. The others go on the app's navigation controller.
        func arrange(_ node: Node, pushedIn base: TreeController, animated: Bool) {
            let stack = (node as? Container).flatMap { $0.layout == .stack ? $0.flattened : nil }
            let screens = stack?.map { onStack($0.node) } ?? [view(of: node, animated: animated)]
            guard let first = screens.first else { return }
            base.fill(with: first)
            guard let appNavigation else { return }
            give(screens, of: node.id, to: appNavigation, animated: animated)
            refreshBar(of: appNavigation, for: base)
            // The delegate of the app's navigation controller is the app's.
            for screen in screens {
                if let reporting = screen as? any AppearanceReportingViewController {
                    reporting.onAppearance = { [weak self] in self?.draw() }
                } else {
                    watch(screen.viewIfLoaded)
                }
            }
        }

        /// Takes the pushed controller off the stack, and puts it there again, if the first screen has changed: the bar
        /// asks for an item only when the stack changes.
        private func refreshBar(of navigation: UINavigationController, for base: TreeController) {
            let (item, all) = (base.navigationItem, navigation.viewControllers)
            guard !isRunning(navigation.transitionCoordinator), all.contains(base), item !== barItem,
                navigation.navigationBar.items?.contains(item) == false
            else { return }
            barItem = item
            navigation.setViewControllers(all.filter { $0 !== base }, animated: false)
            navigation.setViewControllers(all, animated: false)
        }

        /// Returns a node's view controller for a stack: tabs and splits in a frame, as UIKit accepts neither there.
        func onStack(_ node: Node) -> UIViewController {
            let view = view(of: node, animated: false)
            return view is TabsController || view is SplitController ? framed(view, of: node.id) : view
        }

        /// Sets the tree's screens on a navigation controller. Others there stay, unless on top of one that goes.
        func give(
            _ screens: [UIViewController], of stack: NodeID, to navigation: UINavigationController, animated: Bool
        ) {
            if isRunning(navigation.transitionCoordinator) { return wait(for: navigation.transitionCoordinator) }
            if notePop(of: navigation, stack) { return }
            let given = shown.values.flatMap(\.stack).map { place(of: $0, on: navigation) }
            var rest = screens.map { place(of: $0, on: navigation) }[...]
            // In a narrow split, the other columns are on top of the first one.
            let columns = navigation.viewControllers.filter { $0 is UINavigationController }
            let kept = navigation.viewControllers.prefix { view in
                view == rest.first ? rest.popFirst() != nil : !given.contains(view) && !columns.contains(view)
            }
            let wanted = Array(kept + rest) + columns
            self[stack].stack = screens
            if navigation !== appNavigation { screens.filter(\.isViewLoaded).forEach(guardBackButton) }
            if navigation.viewControllers == wanted { return }
            navigation.setViewControllers(wanted, animated: animated && navigation.viewIfLoaded?.window != nil)
            wait(for: navigation.transitionCoordinator)
        }

        /// Returns the view controller on the stack for a screen: the pushed controller for the first.
        func place(of screen: UIViewController, on navigation: UINavigationController) -> UIViewController {
            if let base, navigation === appNavigation, screen === base.content { base } else { screen }
        }

        /// Reports the screens that are missing on a stack: gone by a swipe, the back button, its menu, or the screen
        /// itself.
        ///
        /// - Returns: True if there was something to report.
        @discardableResult
        func notePop(of navigation: UINavigationController, _ stack: NodeID) -> Bool {
            let given = self[stack].stack
            guard !isRunning(navigation.transitionCoordinator),
                let last = given.lastIndex(where: {
                    navigation.viewControllers.contains(place(of: $0, on: navigation))
                }),
                last < given.count - 1, let target = id(of: given[last])
            else { return false }
            self[stack].stack = Array(given[...last])
            isMoving = true
            root?.report(.popped(to: target))
            return true
        }

        /// Adds a subview that reports when a view comes or goes.
        func watch(_ view: UIView?) {
            guard let view, !view.subviews.contains(where: { ($0 as? Sentinel)?.host === self }) else { return }
            view.addSubview(Sentinel(for: self))
        }
    }

    extension UIKitHost: UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            guard navigationController is StackController else { return }
            viewController.loadViewIfNeeded()
            guardBackButton(of: viewController)
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            if let bar = navigationController.parent as? TabsController { noteTab(of: bar) }
            if let stack = navigationController as? StackController {
                guardBackButton(of: viewController)
                stack.guardSwipes()
            }
            draw()
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            let recognizers = (navigationController as? StackController)?.recognizers ?? []
            if !isAnimated || recognizers.contains(where: { [.began, .changed].contains($0.state) }) { return nil }
            let changed = operation == .push ? id(of: toVC) : id(of: fromVC)
            let given = animation { change in
                switch change.kind {
                case .inserted, .removed: change.subject.id == changed || commit?.changes.count == 1
                default: false
                }
            }
            return given.flatMap(style.animator)
        }

        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask {
            navigationController.topViewController?.supportedInterfaceOrientations ?? .all
        }
    }
#endif
