// What a finger can take hold of is not told by UIKit in public.
#if STAND_IN
    @_spi(Hosting) import Coordination
    import CoordinationUIKit
    import UIKit

    extension TreeController {
        /// What the user can touch in this window and of the scenes, read off UIKit's objects; nil where something lies
        /// over all that is not on the tree.
        func controls(_ windows: Node, _ hand: StandInHand) -> [Control]? {
            var top: UIViewController = self
            while let over = top.presentedViewController { top = over }
            guard let front = app.node.layers.last?.node else { return nil }
            let scenes = sceneControls(windows)
            if let alert = top as? UIAlertController {
                guard let id = windows.alerts.first?.id, viewController(for: id) === alert else { return nil }
                return scenes
                    + alert.actions.compactMap(\.title).map { title in
                        Control(report: .chose(title, alert: id), follows: true) { _ = hand.press(title, on: alert) }
                    }
            }
            let reader = Reader(tree: self, nodes: front.withContent, root: windows, hand: hand)
            guard top === self || viewController(for: front.id)?.stands(in: top) == true else { return nil }
            return scenes + reader.drag(of: top, front) + top.inReach.flatMap(reader.controls)
        }

        private func sceneControls(_ windows: Node) -> [Control] {
            let sorted = UIApplication.shared.connectedScenes.sorted {
                $0.session.persistentIdentifier < $1.session.persistentIdentifier
            }
            let scenes = sorted.compactMap { scene -> (UIScene, NodeID)? in
                let tree = (scene as? UIWindowScene)?.windows.first?.rootViewController as? TreeController
                return (tree?.app.node.id).map { (scene, $0) }
            }
            return scenes.flatMap { scene, id in
                let close = Control(report: .closed(id), follows: nil) {
                    UIApplication.shared.disconnect(scene.session, isDiscarded: true)
                }
                if id == app.node.id { return [close] }
                return [
                    close,
                    Control(report: .focused(id), follows: nil) { UIApplication.shared.activate(scene) },
                ]
            }
        }
    }

    /// Reads what is in front of all.
    @MainActor private struct Reader {
        let tree: TreeController
        let nodes: [Node]
        let root: Node
        let hand: StandInHand

        /// The outermost in a view controller.
        private func node(in view: UIViewController) -> Node? {
            nodes.first { tree.viewController(for: $0.id)?.stands(in: view) == true }
        }

        func drag(of top: UIViewController, _ front: Node) -> [Control] {
            guard top !== tree, top.canBeDragged, let presentation = top.presentationController else { return [] }
            let follows =
                !top.isModalInPresentation
                && presentation.delegate?.presentationControllerShouldDismiss(presentation) != false
            return [Control(report: .dismissed(front.id), follows: follows) { _ = hand.dragAway(top) }]
        }

        func controls(of view: UIViewController) -> [Control] {
            switch view {
            case let navigation as UINavigationController: backControls(of: navigation)
            case let bar as UITabBarController: tabControls(of: bar)
            case let pages as UIPageViewController: pageControls(of: pages)
            case let split as UISplitViewController where split.isDimmed:
                [split.viewController(for: .secondary)].compactMap { $0.flatMap(node) }.map { last in
                    Control(report: .stepped(to: last.id), follows: nil) { _ = hand.showSidebars(0, of: split) }
                }
            default: []
            }
        }

        /// The button and the swipe. On top of another column, one that has several screens has its own.
        private func backControls(of navigation: UINavigationController) -> [Control] {
            let views = navigation.viewControllers
            guard views.count > 1, let top = views.last, !(top is UIMoreNavigationController) else { return [] }
            if let column = top as? UINavigationController, column.viewControllers.count > 1 { return [] }
            guard let report = report(of: navigation, from: top, to: views[views.count - 2]) else { return [] }
            var found: [Control] = []
            if top.navigationItem.hasBackButton {
                found.append(Control(report: report, follows: nil) { _ = hand.tapBack(on: navigation) })
            }
            guard let recognizer = navigation.interactivePopGestureRecognizer, recognizer.isEnabled else {
                return found
            }
            // To ask is to try: what is not allowed is reported.
            let isAllowed = root.allows(report)
            let begins = isAllowed && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
            let swipe = Control(report: report, follows: isAllowed ? begins : nil) {
                _ = hand.swipeBack(on: navigation)
            }
            return found + [swipe]
        }

        private func report(
            of navigation: UINavigationController, from top: UIViewController, to below: UIViewController
        ) -> Report? {
            guard top is UINavigationController else { return node(in: below).map { .popped(to: $0.id) } }
            let column = below is UINavigationController ? below : navigation
            return nodes.first { node in
                (node.parent as? Container)?.columnsBeside == ColumnsBeside.none
                    && tree.viewController(for: node.id).map { $0 === column || $0.parent === column } == true
            }.map { .stepped(to: $0.id) }
        }

        /// What is under *More* is not in the bar.
        private func tabControls(of bar: UITabBarController) -> [Control] {
            let tabs = bar.viewControllers ?? []
            let isCompact = bar.traitCollection.horizontalSizeClass == .compact
            return tabs.prefix(isCompact && tabs.count > 5 ? 4 : tabs.count).enumerated().compactMap { index, tab in
                node(in: tab).map { node in
                    Control(report: .selected(node.id), follows: nil) { _ = hand.tap(index, on: bar) }
                }
            }
        }

        private func pageControls(of pages: UIPageViewController) -> [Control] {
            let directions: [UIPageViewController.NavigationDirection] = [.forward, .reverse]
            return directions.compactMap { direction in
                pages.neighbour(direction).flatMap(node).map { page in
                    Control(report: .turned(to: page.id), follows: true) { _ = hand.turn(direction, on: pages) }
                }
            }
        }
    }

    extension Node {
        /// This and all in it, before what lies over it.
        fileprivate var withContent: [Node] { [self] + children.flatMap { $0.node.withContent } }
    }

    extension UIViewController {
        /// This and all in it that can be touched.
        fileprivate var inReach: [UIViewController] {
            if viewIfLoaded?.window == nil || takesNoTouch { return [] }
            return [self] + children.flatMap(\.inReach)
        }
    }
#endif
