#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationHosting
    import UIKit

    extension UIKitHost {
        /// The visible tree as text, read off the view controllers.
        var drawn: String {
            guard let base, let content = base.content else { return "" }
            var part = part(of: content)
            if let appNavigation, part.id != root?.layers.first?.node.id {
                // The stack continues on the app's navigation controller.
                let place = appNavigation.viewControllers.firstIndex(of: base) ?? 0
                let above = appNavigation.viewControllers.dropFirst(place + 1).filter { id(of: $0) != nil }
                (part, part.kind) = (Picture.Part(name: ""), .stack)
                part.places = ([content] + above).map(self.part)
            }
            var text = "\(part)"
            var next = presenter?.presentedViewController
            while let view = next {
                switch view {
                case is UIAlertController: text += "!" + (view.title ?? "")
                case is UISearchController: break
                default: text += "^\(self.part(of: view))"
                }
                next = view.presentedViewController
            }
            return text
        }

        /// Returns a view controller's part. Only this host's containers count: a screen may itself be a container of
        /// UIKit's.
        private func part(of view: UIViewController) -> Picture.Part {
            let id = id(of: view)
            var part = Picture.Part(id, name: id.map { self[$0].name } ?? "?" + (view.title ?? ""))
            switch view {
            case let frame as FrameController: return self.part(of: frame.content)
            case let navigation as StackController:
                part.kind = .stack
                part.places = navigation.viewControllers.filter { !($0 is UINavigationController) }.map(self.part)
            case let bar as TabsController:
                part.kind = .tabs
                part.places = (bar.viewControllers ?? []).map(self.part)
                part.selected = [self.id(of: bar.selectedViewController)].compactMap(\.self)
            case let book as PagesController:
                part.kind = .pages
                part.places = self[part.id].pageState.children.compactMap { self[$0].outer }.map(self.part)
                part.selected = (book.viewControllers ?? []).compactMap { self.id(of: $0) }
            case let split as SplitController:
                part.kind = .split
                let places = places(of: split)
                part.hand = split.top.flatMap(places.firstIndex)
                // One that was never shown is neither narrow nor wide yet, and a hidden one has no columns in sight.
                let isSeen = split.isViewLoaded && isInWindow && (split.isCollapsed || split.view.window != nil)
                let unseen = isSeen ? nil : root?.node(part.id) as? Container
                let sight = split.isCollapsed ? [split.top.flatMap(places.firstIndex)] : Array(split.columnsInSight)
                part.places = places.enumerated().map { index, place in
                    guard let view = split.viewController(for: place),
                        self[part.id].placeholders[index] !== view
                    else { return nil }
                    var column = column(view)
                    column.isOutOfSight = unseen.map { !$0.isInSight(column: index) } ?? !sight.contains(index)
                    return column
                }
            default: break
            }
            part.embedded = view.children.filter { self.id(of: $0).map(isEmbedded) ?? false }.map(self.part)
            return part
        }

        /// Returns the part of a column, without the navigation controller that UIKit needs.
        private func column(_ view: UIViewController) -> Picture.Part {
            let isOurs = shown.values.contains { $0.columns.values.contains { $0 === view } }
            return part(of: (isOurs ? (view as? UINavigationController)?.viewControllers.first : nil) ?? view)
        }
    }
#endif
