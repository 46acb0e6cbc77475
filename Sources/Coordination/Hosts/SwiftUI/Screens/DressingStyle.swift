#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Coordination
    import CoordinationUIKit
    import UIKit

    /// A style that makes the controllers of views, and leaves everything else to another.
    final class DressingStyle: TreeStyle {
        private let style: any TreeStyle
        private let make: (any SwiftUIScreen) -> UIViewController

        init(_ style: any TreeStyle, _ make: @escaping (any SwiftUIScreen) -> UIViewController) {
            (self.style, self.make) = (style, make)
        }

        func viewController(for screen: any Presentable) -> UIViewController? {
            (screen as? any SwiftUIScreen).map(make) ?? style.viewController(for: screen)
        }

        func tabBarItem(for tab: any Presentable) -> UITabBarItem? { style.tabBarItem(for: tab) }

        func configure(_ navigation: UINavigationController, for stack: any Presentable) {
            style.configure(navigation, for: stack)
        }

        func configure(_ container: UIViewController, for root: any Presentable) {
            style.configure(container, for: root)
        }

        func configure(_ modal: UIViewController, presentedAs presentation: PresentationStyle) {
            style.configure(modal, presentedAs: presentation)
        }

        func isActionSheet(_ alert: AlertContent) -> Bool { style.isActionSheet(alert) }

        func anchor(named name: String) -> (any UIPopoverPresentationControllerSourceItem)? {
            style.anchor(named: name)
        }

        func place(for embedded: any Presentable, in viewController: UIViewController) -> UIView? {
            style.place(for: embedded, in: viewController)
        }

        func animator(for animation: TransitionAnimation) -> (any UIViewControllerAnimatedTransitioning)? {
            style.animator(for: animation)
        }
    }
#endif
