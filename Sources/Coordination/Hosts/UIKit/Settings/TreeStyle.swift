#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import Coordination
    public import UIKit

    /// A screen's model that says which view controller shows it.
    @MainActor public protocol UIKitScreen: AnyObject {
        /// Makes the view controller that shows this. Called once for each place on a tree.
        func makeViewController() -> UIViewController
    }

    /// What says how it looks in a tab bar: a screen's model, or the coordinator of what is in the tab.
    @MainActor public protocol UIKitTab: AnyObject {
        /// What stands for it in the bar. Asked for when it is put there.
        var tabBarItem: UITabBarItem { get }
    }

    /// A view controller that has room for what is embedded in its screen.
    @MainActor public protocol EmbeddingViewController: UIViewController {
        /// The view that something embedded fills; nil where there is no room for it, and the commit is refused.
        func place(for embedded: any Presentable) -> UIView?
    }

    /// A view controller whose view takes no views of others, as a hosting controller's: it tells by itself when it
    /// comes and goes. Screens that are pushed on a navigation controller of the app's are to be so.
    @MainActor public protocol TellingViewController: UIViewController {
        /// Called whenever its view has appeared or disappeared.
        var onAppearance: () -> Void { get set }
    }

    /// What the app says of its looks, for all of a tree. Everything may be left out.
    ///
    /// ```swift
    /// final class ShopStyle: TreeStyle {
    ///     func configure(_ navigation: UINavigationController, for stack: any Presentable) {
    ///         navigation.navigationBar.prefersLargeTitles = true
    ///     }
    /// }
    /// ```
    @MainActor public protocol TreeStyle: AnyObject {
        /// The view controller that shows a screen. Unless you say otherwise, the one that the model makes as a
        /// ``UIKitScreen``; nil for an empty one with the screen's name.
        func viewController(for screen: any Presentable) -> UIViewController?

        /// What stands for something in a tab bar. Unless you say otherwise, what it says as a ``UIKitTab``; nil for
        /// its name, or its place where it has none.
        func tabBarItem(for tab: any Presentable) -> UITabBarItem?

        /// Called once for each navigation controller, when it is made for a stack, or for a column of a split.
        func configure(_ navigation: UINavigationController, for stack: any Presentable)

        /// Called once for each other container, when it is made: tab bars, pages, splits.
        func configure(_ container: UIViewController, for root: any Presentable)

        /// Called once for each modal and each style that it is presented in, before that, when it stands as the style
        /// says. The delegate of its presentation controller is the host afterwards, also where the app sets one here:
        /// a model says by its verdict whether it may be dragged away, and hears by its end that it was.
        func configure(_ modal: UIViewController, presentedAs style: PresentationStyle)

        /// Whether it is an action sheet. No, unless you say otherwise.
        func isActionSheet(_ alert: AlertContent) -> Bool

        /// What a popover or an action sheet points at, by its name; that is empty for an action sheet.
        func anchor(named name: String) -> UIView?

        /// The room for something embedded. Unless you say otherwise, that of an ``EmbeddingViewController``.
        func place(for embedded: any Presentable, in viewController: UIViewController) -> UIView?

        /// Plays an animation that was given with a transition; nil to have UIKit play its own.
        func animator(for animation: TransitionAnimation) -> (any UIViewControllerAnimatedTransitioning)?
    }

    extension TreeStyle {
        /// What the model makes as a ``UIKitScreen``.
        public func viewController(for screen: any Presentable) -> UIViewController? {
            (screen as? any UIKitScreen)?.makeViewController()
        }

        /// What it says as a ``UIKitTab``.
        public func tabBarItem(for tab: any Presentable) -> UITabBarItem? { (tab as? any UIKitTab)?.tabBarItem }

        /// Leaves it as it is.
        public func configure(_ navigation: UINavigationController, for stack: any Presentable) {}

        /// Leaves it as it is.
        public func configure(_ container: UIViewController, for root: any Presentable) {}

        /// Leaves it as it is.
        public func configure(_ modal: UIViewController, presentedAs style: PresentationStyle) {}

        /// No.
        public func isActionSheet(_ alert: AlertContent) -> Bool { false }

        /// Knows none.
        public func anchor(named name: String) -> UIView? { nil }

        /// The room that an ``EmbeddingViewController`` has.
        public func place(for embedded: any Presentable, in viewController: UIViewController) -> UIView? {
            (viewController as? any EmbeddingViewController)?.place(for: embedded)
        }

        /// Knows none.
        public func animator(for animation: TransitionAnimation) -> (any UIViewControllerAnimatedTransitioning)? {
            nil
        }
    }

    /// Looks that leave everything to UIKit, and to what models say.
    @MainActor public final class PlainTreeStyle: TreeStyle {
        /// Makes it.
        public init() {}
    }
#endif
