#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import Coordination
    public import UIKit

    /// A screen's model that makes its view controller.
    @MainActor public protocol UIKitScreen: AnyObject {
        /// Makes the view controller that shows this. Called once for each place on a tree.
        func makeViewController() -> UIViewController
    }

    /// A screen's model, or a tab's coordinator, with the looks of its tab in a tab bar.
    @MainActor public protocol UIKitTab: AnyObject {
        /// The item of the tab. Read when the tab is put in the bar.
        var tabBarItem: UITabBarItem { get }
    }

    /// A view controller that has room for content embedded in its screen.
    @MainActor public protocol EmbeddingViewController: UIViewController {
        /// Returns the view that embedded content fills; nil if there is no room for it, and the commit is refused.
        func place(for embedded: any Presentable) -> UIView?
    }

    /// A view controller that reports by itself when it appears and disappears. A screen of a pushed ``TreeController``
    /// has to conform if its view, as that of a hosting controller, accepts no foreign subviews.
    @MainActor public protocol AppearanceReportingViewController: UIViewController {
        /// The closure to call when the view appears or disappears.
        var onAppearance: () -> Void { get set }
    }

    /// The looks of a whole tree, as the app defines them. Each method has a default.
    ///
    /// ```swift
    /// final class ShopStyle: TreeStyle {
    ///     func configure(_ navigation: UINavigationController, for stack: any Presentable) {
    ///         navigation.navigationBar.prefersLargeTitles = true
    ///     }
    /// }
    /// ```
    @MainActor public protocol TreeStyle: AnyObject {
        /// Returns the view controller that shows a screen: by default, the one that the model makes as a
        /// ``UIKitScreen``; nil for an empty one with the screen's name.
        func viewController(for screen: any Presentable) -> UIViewController?

        /// Returns the item for a tab in a tab bar: by default, that of a ``UIKitTab``; nil for one with the tab's
        /// name, or with its number if there is none.
        func tabBarItem(for tab: any Presentable) -> UITabBarItem?

        /// Called once for each navigation controller, when it is made for a stack, or for a column of a split.
        func configure(_ navigation: UINavigationController, for stack: any Presentable)

        /// Called once for each other container, when it is made: tab bars, pages, splits.
        func configure(_ container: UIViewController, for root: any Presentable)

        /// Called before a modal is presented, and each time that its style is another one at a new width, after that
        /// style was applied. The host then becomes the delegate of the presentation controller, even if the app sets
        /// one here: a model decides by its verdict if it may be dragged away, and is told when it has ended.
        func configure(_ modal: UIViewController, presentedAs style: PresentationStyle)

        /// Returns true for an alert shown as an action sheet; false by default.
        func isActionSheet(_ alert: AlertContent) -> Bool

        /// Returns the view or the bar button that a popover points at, by the name in its style. An action sheet asks
        /// with an empty name.
        func anchor(named name: String) -> (any UIPopoverPresentationControllerSourceItem)?

        /// Returns the view that embedded content fills: by default, that of an ``EmbeddingViewController``; nil for no
        /// room.
        func place(for embedded: any Presentable, in viewController: UIViewController) -> UIView?

        /// Returns the animator for an animation that a transition has; nil for UIKit's own.
        func animator(for animation: TransitionAnimation) -> (any UIViewControllerAnimatedTransitioning)?
    }

    extension TreeStyle {
        /// Returns the view controller that the model makes as a ``UIKitScreen``.
        public func viewController(for screen: any Presentable) -> UIViewController? {
            (screen as? any UIKitScreen)?.makeViewController()
        }

        /// Returns the item of a ``UIKitTab``.
        public func tabBarItem(for tab: any Presentable) -> UITabBarItem? { (tab as? any UIKitTab)?.tabBarItem }

        /// Does nothing.
        public func configure(_ navigation: UINavigationController, for stack: any Presentable) {}

        /// Does nothing.
        public func configure(_ container: UIViewController, for root: any Presentable) {}

        /// Does nothing.
        public func configure(_ modal: UIViewController, presentedAs style: PresentationStyle) {}

        /// Returns false.
        public func isActionSheet(_ alert: AlertContent) -> Bool { false }

        /// Returns nil.
        public func anchor(named name: String) -> (any UIPopoverPresentationControllerSourceItem)? { nil }

        /// Returns the view of an ``EmbeddingViewController``.
        public func place(for embedded: any Presentable, in viewController: UIViewController) -> UIView? {
            (viewController as? any EmbeddingViewController)?.place(for: embedded)
        }

        /// Returns nil.
        public func animator(for animation: TransitionAnimation) -> (any UIViewControllerAnimatedTransitioning)? {
            nil
        }
    }

    /// A style that leaves everything to UIKit, and to models.
    @MainActor public final class PlainTreeStyle: TreeStyle {
        /// Creates the style.
        public init() {}
    }
#endif
