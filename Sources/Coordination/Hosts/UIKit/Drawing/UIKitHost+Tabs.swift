#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    extension UIKitHost {
        func arrange(_ bar: TabsController, as tabs: Container, animated: Bool) {
            let children = tabs.children
            // Under *More*, UIKit takes navigation controllers apart.
            let mayOverflow = children.count > 5
            let count = bar.viewControllers?.count ?? 0
            if count > 0, (count > 5) != mayOverflow {
                bar.setViewControllers([], animated: false)
            }
            let wanted = children.map { child -> UIViewController in
                let node: Node = child.node
                let view = view(of: node, animated: animated)
                let needsFrame = mayOverflow || view is TabsController || view is SplitController
                let tab = needsFrame ? framed(view, of: node.id) : unframed(view, of: node.id)
                // Set once: later changes by the app stay.
                if bar.viewControllers?.contains(tab) == true { return tab }
                if let item = style.tabBarItem(for: node.presentable) {
                    tab.tabBarItem = item
                } else if tab.tabBarItem.title ?? "" == "" {
                    tab.tabBarItem = UITabBarItem(title: words(for: node, in: tabs), image: nil, tag: 0)
                }
                return tab
            }
            if bar.viewControllers ?? [] != wanted {
                bar.setViewControllers(wanted, animated: false)
                #if !os(visionOS)
                    bar.customizableViewControllers = []
                #endif
            }
            select(tabs.shown.first?.node.id, of: tabs.id, on: bar)
        }

        /// Returns words for a tab, never empty: its name, its content's name, or its number.
        private func words(for tab: Node, in tabs: Container) -> String {
            if !tab.name.isEmpty { return tab.name }
            let first = (tab as? Container)?.flattened.first?.node.name ?? ""
            return first.isEmpty ? "\((tabs.index(of: tab) ?? 0) + 1)" : first
        }

        private func select(_ wanted: NodeID?, of tabs: NodeID, on bar: TabsController) {
            if noteTap(on: bar, tabs) { return }
            if isRunning(bar.transitionCoordinator) { return wait(for: bar.transitionCoordinator) }
            let selected = id(of: bar.selectedViewController)
            // Nothing is selected while the user looks at the list under *More*, and the tree need not end that.
            #if os(visionOS)
                let isInList = false
            #else
                let isInList = selected == nil && bar.selectedViewController === bar.moreNavigationController
            #endif
            let isThere = selected == wanted || isInList && self[tabs].tab == wanted
            self[tabs].tab = wanted
            if !isThere, let tab = bar.viewControllers?.first(where: { id(of: $0) == wanted }) {
                bar.selectedViewController = tab
            }
            wait(for: bar.transitionCoordinator)
        }

        /// Reports a tapped tab that is shown already, before UIKit reports the tap.
        ///
        /// - Returns: True if there is such a tab.
        private func noteTap(on bar: TabsController, _ tabs: NodeID) -> Bool {
            guard let tab = self[tabs].taps.last, tab == id(of: bar.selectedViewController), tab != self[tabs].tab
            else { return false }
            // Of several taps, the last one counts.
            self[tabs].toldTaps += self[tabs].taps
            self[tabs].taps = []
            self[tabs].tab = tab
            isMoving = true
            root?.report(.selected(tab))
            return true
        }

        /// Reports a tab that is shown, and that UIKit has neither asked about nor reported: one of the list under
        /// *More*.
        func noteTab(of bar: TabsController) {
            guard let tabs = id(of: bar), self[tabs].taps.isEmpty,
                let selected = id(of: bar.selectedViewController),
                let known = self[tabs].tab, known != selected
            else { return }
            self[tabs].tab = selected
            root?.report(.selected(selected))
        }
    }

    extension UIKitHost: UITabBarControllerDelegate {
        /// Refuses and reports a tap that is not allowed, such as on a tab with a gate, before the tab is shown.
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            guard let tab = id(of: viewController), let tabs = id(of: tabBarController), let root else { return true }
            // On the selected tab, UIKit pops all but the first screen, which is reported separately. It does not see
            // into a frame.
            let frame = viewController as? FrameController
            if viewController === tabBarController.selectedViewController,
                let navigation = (frame?.content ?? viewController) as? UINavigationController,
                navigation.viewControllers.count > 1, !isRunning(navigation.transitionCoordinator)
            {
                let mayGo = mayGoBack(on: navigation, to: navigation.viewControllers[0])
                if mayGo { self[tabs].toldTaps.append(tab) }
                if mayGo, frame != nil { navigation.popToRootViewController(animated: true) }
                return mayGo
            }
            if tab != self[tabs].tab, !root.allows(.selected(tab)) {
                root.report(.selected(tab))
                return false
            }
            self[tabs].taps.append(tab)
            return true
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            guard let tabs = id(of: tabBarController), let tab = id(of: viewController) else {
                if let bar = tabBarController as? TabsController { noteTab(of: bar) }
                return
            }
            if let index = self[tabs].toldTaps.firstIndex(of: tab) {
                self[tabs].toldTaps.removeFirst(index + 1)
                return
            }
            if let index = self[tabs].taps.firstIndex(of: tab) {
                self[tabs].taps.removeFirst(index + 1)
            } else if self[tabs].tab == tab || tabBarController.selectedViewController !== viewController {
                // It is known, or a recovery has put the tabs back meanwhile.
                return
            }
            self[tabs].tab = tab
            root?.report(.selected(tab))
        }

        #if !os(visionOS)
            func tabBarController(
                _ tabBarController: UITabBarController,
                animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                guard isAnimated, let tab = id(of: toVC) else { return nil }
                let given = animation { change in
                    if case .selected = change.kind { change.subject.id == tab } else { false }
                }
                return given.flatMap(style.animator)
            }

            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask {
                tabBarController.selectedViewController?.supportedInterfaceOrientations ?? .all
            }
        #endif
    }
#endif
