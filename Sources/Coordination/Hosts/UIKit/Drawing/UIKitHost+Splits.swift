#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    extension UIKitHost {
        /// Sets a split's columns, as navigation controllers, which UIKit expects.
        func arrange(_ split: SplitController, as columns: Container, animated: Bool) {
            let places = places(of: split)
            let stacks = places.compactMap { split.viewController(for: $0) as? UINavigationController }
            if let busy = stacks.first(where: { isRunning($0.transitionCoordinator) }) {
                return wait(for: busy.transitionCoordinator)
            }
            var filled: [[NodeID]] = []
            for (index, place) in places.enumerated() {
                guard let node: Node = columns.child(at: index)?.node else {
                    filled.append([])
                    self[columns.id].columns[index] = nil
                    if split.viewController(for: place) != nil { split.setViewController(nil, for: place) }
                    continue
                }
                filled.append([node.id] + ((node as? Container)?.flattened.map { $0.node.id } ?? []))
                let column = column(index, of: columns.id, showing: node, animated: animated)
                if split.viewController(for: place) !== column { split.setViewController(column, for: place) }
            }
            let primary = split.viewController(for: .primary) as? UINavigationController
            wait(for: primary?.transitionCoordinator)
            if isRunning(primary?.transitionCoordinator) { return }
            let before = self[columns.id].split
            self[columns.id].split = filled
            // Columns that the user has covered stay covered while the user goes on.
            if before != filled, commit?.report == nil, split.isCollapsed,
                let last = filled.lastIndex(where: { !$0.isEmpty })
            {
                split.show(places[last])
                wait(for: primary?.transitionCoordinator)
            }
        }

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

        func places(of split: UISplitViewController) -> [UISplitViewController.Column] {
            split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        }
    }

    extension UISplitViewController {
        /// Returns true if the window is narrow, and the user has gone back from the bottom of the column.
        func covers(_ column: Column) -> Bool {
            guard isCollapsed, column != .primary, let view = viewController(for: column),
                let stack = viewController(for: .primary) as? UINavigationController
            else { return false }
            return !stack.viewControllers.contains(view)
        }
    }

    extension UIKitHost: UISplitViewControllerDelegate {
        /// Returns the column in front in a narrow window: the last one that is not empty, as on the tree.
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            guard let id = id(of: svc), let last = self[id].split.lastIndex(where: { !$0.isEmpty }) else {
                return proposedTopColumn
            }
            return places(of: svc)[last]
        }
    }
#endif
