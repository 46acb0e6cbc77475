import UIKit

/// The user of the stand-in.
@MainActor struct StandInHand: Hand {
    func tapBack(on navigation: UINavigationController) -> Bool { navigation.tapBack() }
    func pickFromBackMenu(_ index: Int, on navigation: UINavigationController) -> Bool {
        navigation.pickFromBackMenu(index)
    }
    func beginSwipe(on navigation: UINavigationController) -> Grip { navigation.beginSwipe() }
    func endSwipe(on navigation: UINavigationController, isCancelled: Bool) {
        navigation.endSwipe(isCancelled: isCancelled)
    }
    func tap(_ tab: Int, on bar: UITabBarController) -> Bool { bar.tap(tab) }
    func pickFromMore(_ tab: UIViewController, on bar: UITabBarController) -> Bool { bar.pickFromMore(tab) }
    func beginDrag(of sheet: UIViewController) -> Grip { sheet.beginDrag() }
    func endDrag(of sheet: UIViewController, isCancelled: Bool) { sheet.endDrag(isCancelled: isCancelled) }
    func press(_ title: String, on alert: UIAlertController) -> Bool { alert.press(title) }
    func beginTurn(_ direction: UIPageViewController.NavigationDirection, on pages: UIPageViewController) -> Bool {
        pages.beginTurn(direction)
    }
    func endTurn(on pages: UIPageViewController, isCancelled: Bool) { pages.endTurn(isCancelled: isCancelled) }
    func wait() { Toolkit.turn() }
    func settle() { Toolkit.idle() }
}
