#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    // By the back button, and by a swipe.
    extension UIKitHost {
        private static let back = UIAction.Identifier("coordination.back")

        /// The back button asks before it goes back. An action makes a button where there is none, and a screen says
        /// until it comes whether it shows one.
        func guardBackButton(of screen: UIViewController) {
            let item = screen.navigationItem
            let isGuarded = item.showsBackButton && shown.values.contains { $0.stack.dropFirst().contains(screen) }
            if isGuarded, item.backAction == nil {
                item.backAction = UIAction(identifier: Self.back) { [weak self, weak screen] _ in
                    guard let self, let navigation = screen?.navigationController else { return }
                    if mayGoBack(on: navigation) { navigation.popViewController(animated: true) }
                }
            } else if !isGuarded, item.backAction?.identifier == Self.back {
                item.backAction = nil
            }
        }

        /// Whether the user may go back one screen.
        private func mayGoBack(on navigation: UINavigationController) -> Bool {
            guard navigation.viewControllers.count > 1, !isRunning(navigation.transitionCoordinator) else {
                return false
            }
            return mayGoBack(on: navigation, to: navigation.viewControllers[navigation.viewControllers.count - 2])
        }

        /// Whether the user may go back that far. If not, the tree is told what was tried, and may ask.
        func mayGoBack(on navigation: UINavigationController, to below: UIViewController) -> Bool {
            let top = navigation.viewControllers.last
            let isOurs = shown.values.flatMap(\.stack).contains { place(of: $0, on: navigation) === top }
            let screen = below === base ? base?.content : below
            guard isOurs, let id = id(of: screen), let root, !root.allows(.popped(to: id)) else { return true }
            root.report(.popped(to: id))
            return false
        }
    }

    extension UINavigationItem {
        /// Whether there is a button that goes back, if there is something to go back to.
        fileprivate var showsBackButton: Bool {
            !hidesBackButton && ((leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton)
        }
    }

    extension UIKitHost: UIGestureRecognizerDelegate {
        private func stack(of recognizer: UIGestureRecognizer) -> StackController? {
            allStacks.first { $0.recognizers.contains(recognizer) }
        }

        /// What may not be left is not begun, nor what shows no back button, as UIKit's own delegate has it.
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            guard let navigation = stack(of: gestureRecognizer) else { return true }
            return navigation.topViewController?.navigationItem.showsBackButton == true && mayGoBack(on: navigation)
        }

        /// A swipe from anywhere waits for what scrolls sideways.
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            guard let scroll = otherGestureRecognizer.view as? UIScrollView,
                otherGestureRecognizer === scroll.panGestureRecognizer,
                gestureRecognizer === stack(of: gestureRecognizer)?.anywhere
            else { return false }
            return scroll.contentSize.width > scroll.bounds.width
        }

        /// What scrolls waits for a swipe from the edge.
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
