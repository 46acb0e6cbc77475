#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    extension UIKitHost {
        /// Sets a split's columns, as navigation controllers, which UIKit expects. In a narrow window, the column in
        /// hand is shown.
        func arrange(_ split: SplitController, as columns: Container, animated: Bool) {
            let places = places(of: split)
            let stacks = places.compactMap { split.viewController(for: $0) as? UINavigationController }
            if let busy = stacks.first(where: { isRunning($0.transitionCoordinator) }) {
                return wait(for: busy.transitionCoordinator)
            }
            if noteStep(in: split, columns) { return }
            prefer(columns, of: split)
            for (index, place) in places.enumerated() {
                guard let node: Node = columns.child(at: index)?.node else {
                    self[columns.id].columns[index] = nil
                    let drawn = placeholder(at: index, of: columns, in: split)
                    if split.viewController(for: place) !== drawn { split.setViewController(drawn, for: place) }
                    continue
                }
                self[columns.id].placeholders[index] = nil
                let column = column(index, of: columns.id, showing: node, animated: animated)
                if split.viewController(for: place) !== column { split.setViewController(column, for: place) }
            }
            wait(for: split.stack?.transitionCoordinator)
            if isRunning(split.stack?.transitionCoordinator) { return }
            let hand = columns.columnInHand.map { places[$0] }
            split.front = hand
            if split.isCollapsed, let hand, split.top != hand, split.viewController(for: hand) != nil {
                split.show(hand)
                wait(for: split.stack?.transitionCoordinator)
            }
            self[columns.id].top = split.top
            for stack in places.compactMap({ split.viewController(for: $0) as? StackController }) {
                guardBackButton(of: stack)
                if let first = stack.viewControllers.first, first.isViewLoaded { guardBackButton(of: first) }
            }
        }

        /// Reports that the user has gone back from the bottom of a column, in a narrow window.
        ///
        /// - Returns: True if there was something to report.
        private func noteStep(in split: SplitController, _ columns: Container) -> Bool {
            let (former, top) = (self[columns.id].top, split.top)
            self[columns.id].top = top
            guard let former, let top, former != top, let index = places(of: split).firstIndex(of: top),
                let node: Node = columns.child(at: index)?.node
            else { return false }
            var target = node.id
            // The menu of the back button also leaves screens of the first column.
            let given = self[node.id].stack
            if let stack = split.viewController(for: top) as? UINavigationController,
                let last = given.lastIndex(where: stack.viewControllers.contains), last < given.count - 1,
                let screen = id(of: given[last])
            {
                target = screen
                self[node.id].stack = Array(given[...last])
            } else if columns.columnInHand == index {
                return false
            }
            isMoving = true
            root?.report(.stepped(to: target))
            return true
        }

        /// The window that something of the tree is in: what a modal covers is in none.
        var window: UIWindow? {
            base?.viewIfLoaded?.window ?? modals.lazy.compactMap { $0.view.viewIfLoaded?.window }.first
        }

        /// True if something of the tree is in a window.
        var isInWindow: Bool { window != nil }

        /// True if the window is as narrow as on a phone.
        var isCompact: Bool { window?.traitCollection.horizontalSizeClass == .compact }

        private func column(_ index: Int, of split: NodeID, showing node: Node, animated: Bool) -> UIViewController {
            if let stack = view(of: node, animated: animated) as? StackController {
                self[split].columns[index] = nil
                return stack
            }
            let column = self[split].columns[index] ?? makeStack(for: node)
            self[split].columns[index] = column
            let screen = onStack(node)
            if column.viewControllers.first !== screen {
                let rest = column.viewControllers.dropFirst().filter { $0 is UINavigationController }
                column.setViewControllers([screen] + rest, animated: false)
            }
            return column
        }

        /// Returns the navigation controller of an empty column's placeholder. In a narrow window, only the column in
        /// hand has one.
        private func placeholder(at index: Int, of columns: Container, in split: SplitController) -> StackController? {
            guard !split.isCollapsed || index == columns.columnInHand,
                let presentable = columns.placeholder(at: index)
            else {
                self[columns.id].placeholders[index] = nil
                return nil
            }
            if let stack = self[columns.id].placeholders[index] { return stack }
            let stack = makeStack(for: presentable.node)
            stack.setViewControllers([makeScreen(of: presentable, at: columns)], animated: false)
            self[columns.id].placeholders[index] = stack
            return stack
        }

        func places(of split: UISplitViewController) -> [UISplitViewController.Column] {
            split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        }
    }

    extension UISplitViewController {
        private var order: [Column] {
            style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        }

        /// The stack of the first column that is not empty: in a narrow window, the others are on top of it.
        var stack: UINavigationController? {
            order.lazy.compactMap { self.viewController(for: $0) }.first as? UINavigationController
        }

        /// The column on top in a narrow window; nil in a wide one.
        var top: Column? {
            guard isCollapsed, let stack else { return nil }
            return order.last { column in
                viewController(for: column).map { $0 === stack || stack.viewControllers.contains($0) } ?? false
            }
        }
    }

    extension UIKitHost: UISplitViewControllerDelegate {
        /// Returns the column in hand, which is the one in sight in a narrow window.
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            beginFold(of: svc)
            guard let id = id(of: svc), let columns = root?.node(id) as? Container, let hand = columns.columnInHand
            else { return proposedTopColumn }
            // A column may not be drawn yet.
            let drawn = places(of: svc)[...hand].last { svc.viewController(for: $0) != nil }
            self[id].top = nil
            return drawn ?? proposedTopColumn
        }

        /// Returns a mode with the column in hand, and without those that the user has hidden.
        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            beginFold(of: svc)
            guard let columns = id(of: svc).flatMap({ root?.node($0) }) as? Container, let hand = columns.columnInHand,
                let proposed = svc.besideModes.firstIndex(of: proposedDisplayMode)
            else { return proposedDisplayMode }
            let most = max(svc.besideModes.count - 1 - columns.hiddenSidebars, 0)
            let count = max(min(proposed, most), svc.besideModes.count - 1 - hand)
            return count == proposed ? proposedDisplayMode : svc.besideModes[count]
        }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { hasFolded(svc, isCollapsed: true) }

        func splitViewControllerDidExpand(_ svc: UISplitViewController) { hasFolded(svc, isCollapsed: false) }

        /// Ends what has begun, unless the reverse of it has begun since.
        private func hasFolded(_ split: UISplitViewController, isCollapsed: Bool) {
            let id = id(of: split)
            endFolds { $0 == id && split.isCollapsed == isCollapsed }
        }

        // Before iOS 26, nothing says that a column has come or gone.
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { wait() }

        func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) { draw() }

        func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) { draw() }
    }
#endif
