#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    // Going back, by the back button and by a swipe.
    extension UIKitHost {
        private static let back = UIAction.Identifier("coordination.back")

        /// Makes the back button ask before it goes back. The action is set only while the screen shows a back button,
        /// as it would show one otherwise.
        func guardBackButton(of screen: UIViewController) {
            let item = screen.navigationItem
            let isAbove = isOnColumn(screen) || shown.values.contains { $0.stack.dropFirst().contains(screen) }
            let isGuarded = item.showsBackButton && isAbove
            if isGuarded, item.backAction == nil {
                item.backAction = UIAction(identifier: Self.back) { [weak self, weak screen] _ in
                    guard let self, let screen, var navigation = screen.navigationController else { return }
                    if navigation.viewControllers.first === screen {
                        navigation = navigation.navigationController ?? navigation
                    }
                    if mayGoBack(on: navigation) { navigation.popViewController(animated: true) }
                }
            } else if !isGuarded, item.backAction?.identifier == Self.back {
                item.backAction = nil
            }
        }

        /// Returns true for a column on top of another one, in a narrow window, and for its first screen.
        private func isOnColumn(_ screen: UIViewController) -> Bool {
            guard let column = screen as? StackController ?? screen.navigationController as? StackController,
                column === screen || column.viewControllers.first === screen
            else { return false }
            return column.parent is StackController
        }

        /// Returns true if the user may go back one screen.
        private func mayGoBack(on navigation: UINavigationController) -> Bool {
            guard navigation.viewControllers.count > 1, !isRunning(navigation.transitionCoordinator) else {
                return false
            }
            return mayGoBack(on: navigation, to: navigation.viewControllers[navigation.viewControllers.count - 2])
        }

        /// Returns true if the user may go back to `below`. If not, the attempt is reported: the tree may ask the user.
        func mayGoBack(on navigation: UINavigationController, to below: UIViewController) -> Bool {
            let top = navigation.viewControllers.last
            if let column = top as? StackController { return mayLeave(column, on: navigation, to: below) }
            let isOurs = shown.values.flatMap(\.stack).contains { place(of: $0, on: navigation) === top }
            let screen = below === base ? base?.content : below
            guard isOurs, let id = id(of: screen), let root, !root.allows(.popped(to: id)) else { return true }
            root.report(.popped(to: id))
            return false
        }
    }

    extension UIKitHost {
        /// Returns true if the user may go back from the bottom of a column to `below`, in a narrow window. If not, the
        /// attempt is reported.
        private func mayLeave(
            _ column: StackController, on navigation: UINavigationController, to below: UIViewController
        ) -> Bool {
            guard let root, let split = navigation.splitViewController, let columns = id(of: split) else { return true }
            let places = places(of: split)
            let place =
                places.firstIndex { split.viewController(for: $0) === below }
                ?? places.firstIndex {
                    split.viewController(for: $0) === navigation
                }
            guard let place, let node = (root.node(columns) as? Container)?.child(at: place)?.node,
                !root.allows(.stepped(to: node.id))
            else { return true }
            root.report(.stepped(to: node.id))
            return false
        }
    }

    extension UINavigationItem {
        /// True if it shows a back button whenever there is a screen to go back to.
        fileprivate var showsBackButton: Bool {
            !hidesBackButton && ((leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton)
        }
    }

    extension UIKitHost: UIGestureRecognizerDelegate {
        private func stack(of recognizer: UIGestureRecognizer) -> StackController? {
            allStacks.first { $0.recognizers.contains(recognizer) }
        }

        /// Refuses a swipe if the screen may not be left, or, as UIKit's own delegate does, if it shows no back button.
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            guard let navigation = stack(of: gestureRecognizer) else { return true }
            // A column on top of another one has a recognizer of its own, for its own screens.
            let column = navigation.topViewController as? StackController
            if column?.viewControllers.count ?? 1 > 1 { return false }
            let top = column?.topViewController ?? navigation.topViewController
            return top?.navigationItem.showsBackButton == true && mayGoBack(on: navigation)
        }

        /// Makes a swipe from anywhere wait for views that scroll sideways.
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            guard let scroll = otherGestureRecognizer.view as? UIScrollView,
                otherGestureRecognizer === scroll.panGestureRecognizer,
                gestureRecognizer === stack(of: gestureRecognizer)?.anywhere
            else { return false }
            return scroll.contentSize.width > scroll.bounds.width
        }

        /// Makes scrolling wait for a swipe from the edge.
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            guard let scroll = otherGestureRecognizer.view as? UIScrollView,
                otherGestureRecognizer === scroll.panGestureRecognizer
            else { return false }
            return gestureRecognizer === stack(of: gestureRecognizer)?.interactivePopGestureRecognizer
        }
    }
#endif
