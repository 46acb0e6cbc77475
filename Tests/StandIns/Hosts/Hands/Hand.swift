import Coordination
import CoordinationTesting
import CoordinationUIKit
import UIKit

/// What the user does to view controllers. One hand plays on the stand-in, one by what UIKit says in public; the tests
/// know neither.
@MainActor protocol Hand {
    /// Whether there is a back button to be tapped.
    func tapBack(on navigation: UINavigationController) -> Bool
    func pickFromBackMenu(_ index: Int, on navigation: UINavigationController) -> Bool
    /// Over what scrolls sideways either of both follows the finger.
    func swipeBack(on navigation: UINavigationController, isFromEdge: Bool, over scroll: UIScrollView?) -> Grip
    func tap(_ tab: Int, on bar: UITabBarController) -> Bool
    func pickFromMore(_ tab: UIViewController, on bar: UITabBarController) -> Bool
    func dragAway(_ sheet: UIViewController) -> Grip
    func press(_ title: String, on alert: UIAlertController) -> Bool
    /// Whether there is a page to be turned to.
    func turn(_ direction: UIPageViewController.NavigationDirection, on pages: UIPageViewController) -> Bool

    /// Shows so many columns of a wide split before its last one, and no more. Whether there is something to do.
    func showSidebars(_ count: Int, of split: UISplitViewController) -> Bool

    /// Whether a finger can stay down. If not, nothing of the rest follows it.
    static var canHold: Bool { get }
    func beginSwipe(on navigation: UINavigationController) -> Grip
    func endSwipe(on navigation: UINavigationController, isCancelled: Bool)
    func beginDrag(of sheet: UIViewController) -> Grip
    func endDrag(of sheet: UIViewController, isCancelled: Bool)
    func beginTurn(_ direction: UIPageViewController.NavigationDirection, on pages: UIPageViewController) -> Bool
    func endTurn(on pages: UIPageViewController, isCancelled: Bool)
}

/// What comes of a finger that takes hold of something.
enum Grip {
    /// There is nothing to take hold of.
    case nothing
    /// It was asked about, and stays where it is.
    case held
    /// It follows the finger.
    case follows
}

extension Hand {
    @discardableResult
    func swipeBack(on navigation: UINavigationController, isFromEdge: Bool = true) -> Grip {
        swipeBack(on: navigation, isFromEdge: isFromEdge, over: nil)
    }

    /// How a gesture may end: a finger that cannot stay down does not go back either.
    var ends: [Bool] { Self.canHold ? [true, false] : [false] }

    /// Swipes, and gives it up or not.
    func swipeBack(on navigation: UINavigationController, isCancelled: Bool) -> Grip {
        guard isCancelled else { return swipeBack(on: navigation) }
        let grip = beginSwipe(on: navigation)
        if grip == .follows { endSwipe(on: navigation, isCancelled: true) }
        return grip
    }

    /// Drags, and lets it spring back or not.
    func drag(_ sheet: UIViewController, isCancelled: Bool) -> Grip {
        guard isCancelled else { return dragAway(sheet) }
        let grip = beginDrag(of: sheet)
        if grip == .follows { endDrag(of: sheet, isCancelled: true) }
        return grip
    }

    /// Turns, and lets the page fall back or not.
    func turn(
        _ direction: UIPageViewController.NavigationDirection, on pages: UIPageViewController, isCancelled: Bool
    ) -> Bool {
        guard isCancelled else { return turn(direction, on: pages) }
        guard beginTurn(direction, on: pages) else { return false }
        endTurn(on: pages, isCancelled: true)
        return true
    }

    /// Does what is named by what is on the tree, if the user can touch it.
    func play(_ action: UserAction, on tree: TreeController, isSwiping: Bool) -> Bool {
        var front: UIViewController = tree
        while let over = front.presentedViewController { front = over }
        switch action {
        case .tapTab(let id):
            guard let tab = tree.viewController(for: id), tab.stands(in: front), let bar = tab.tabBarController,
                let index = bar.viewControllers?.firstIndex(where: { tab.stands(in: $0) })
            else { return false }
            return tap(index, on: bar)
        case .goBack(to: let id):
            guard let screen = tree.viewController(for: id), screen.stands(in: front),
                let navigation = screen.navigationController,
                let index = navigation.viewControllers.firstIndex(where: { screen.stands(in: $0) }),
                index < navigation.viewControllers.count - 1
            else { return false }
            if index < navigation.viewControllers.count - 2 { return pickFromBackMenu(index, on: navigation) }
            return isSwiping ? swipeBack(on: navigation) != .nothing : tapBack(on: navigation)
        case .dragAway(let id):
            guard let modal = tree.viewController(for: id), modal === front else { return false }
            return dragAway(modal) != .nothing
        case .answer(let title, alert: let id):
            guard let alert = tree.viewController(for: id) as? UIAlertController, alert === front else { return false }
            return press(title, on: alert)
        case .turnPage(to: let id):
            guard let page = tree.viewController(for: id), front === tree,
                let pages = tree.children.first as? UIPageViewController
            else { return false }
            _ = page
            return turn(.forward, on: pages)
        case .closeWindow, .focusWindow: return false
        }
    }
}

extension UIViewController {
    func stands(in front: UIViewController) -> Bool {
        sequence(first: self, next: { $0.parent }).contains { $0 === front }
    }
}
