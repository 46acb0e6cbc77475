#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Coordination
    import UIKit

    extension UIKitHost {
        /// What can be seen, read off the view controllers.
        var drawn: String {
            guard let base, let content = base.content else { return "" }
            var text = ""
            if let theirs {
                let place = theirs.viewControllers.firstIndex(of: base) ?? 0
                let above = theirs.viewControllers.dropFirst(place + 1).filter { names[ObjectIdentifier($0)] != nil }
                text = "[" + ([content] + above).map(words).joined(separator: ", ") + "]"
                if id(of: content) == root?.layers.first?.node.id { text = words(of: content) }
            } else {
                text = words(of: content)
            }
            var next = presenter?.presentedViewController
            while let view = next {
                switch view {
                case is UIAlertController: text += "!" + (view.title ?? "")
                case is UISearchController: break
                default: text += "^" + words(of: view)
                }
                next = view.presentedViewController
            }
            return text
        }

        private func words(of view: UIViewController) -> String {
            let embedded = view.children.filter { child in embeds.values.joined().contains { views[$0] === child } }
            return line(of: view) + embedded.map { "+" + words(of: $0) }.joined()
        }

        /// Containers are those of this host: a screen of the app's may be one of UIKit's.
        private func line(of view: UIViewController) -> String {
            switch view {
            case let frame as FrameController: words(of: frame.content)
            case let navigation as StackController:
                "["
                    + navigation.viewControllers.filter { !($0 is UINavigationController) }.map(words)
                    .joined(separator: ", ") + "]"
            case let bar as TabsController: list(bar.viewControllers ?? [], [bar.selectedViewController], "{", "}")
            case let book as PagesController:
                list(
                    (id(of: book).flatMap { pages[$0]?.children } ?? []).compactMap { frames[$0] ?? views[$0] },
                    book.viewControllers ?? [], "<", ">")
            case let split as SplitController:
                "("
                    + places(of: split).map { place in
                        split.viewController(for: place).map { (split.covers(place) ? "-" : "") + column($0) } ?? ""
                    }
                    .joined(separator: " | ") + ")"
            default: names[ObjectIdentifier(view)] ?? "?" + (view.title ?? "")
            }
        }

        /// A column that holds no stack is one all the same.
        private func column(_ view: UIViewController) -> String {
            let isOurs = columns.values.contains { $0.values.contains { $0 === view } }
            guard isOurs, let first = (view as? UINavigationController)?.viewControllers.first else {
                return words(of: view)
            }
            return words(of: first)
        }

        private func list(
            _ views: [UIViewController], _ shown: [UIViewController?], _ open: String, _ close: String
        ) -> String {
            open + views.map { words(of: $0) + (shown.contains($0) ? "*" : "") }.joined(separator: ", ") + close
        }
    }
#endif
