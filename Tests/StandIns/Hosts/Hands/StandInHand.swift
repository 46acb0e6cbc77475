// The stand-in's other side, which no toolkit has: a finger that stays down, turns of its loop, and what it complains of.
#if STAND_IN
    @_spi(Hosting) import Coordination
    import UIKit

    /// The user of the stand-in.
    @MainActor struct StandInHand: Hand {
        nonisolated static let canHold = true

        func tapBack(on navigation: UINavigationController) -> Bool { navigation.tapBack() }
        func pickFromBackMenu(_ index: Int, on navigation: UINavigationController) -> Bool {
            navigation.pickFromBackMenu(index)
        }
        func swipeBack(on navigation: UINavigationController, isFromEdge: Bool, over scroll: UIScrollView?) -> Grip {
            let grip = Grip(navigation.beginSwipe(isFromEdge: isFromEdge, over: scroll))
            if grip == .follows { navigation.endSwipe(isCancelled: false) }
            return grip
        }
        func beginSwipe(on navigation: UINavigationController) -> Grip { Grip(navigation.beginSwipe()) }
        func endSwipe(on navigation: UINavigationController, isCancelled: Bool) {
            navigation.endSwipe(isCancelled: isCancelled)
        }
        func tap(_ tab: Int, on bar: UITabBarController) -> Bool { bar.tap(tab) }
        func pickFromMore(_ tab: UIViewController, on bar: UITabBarController) -> Bool { bar.pickFromMore(tab) }
        func dragAway(_ sheet: UIViewController) -> Grip {
            let grip = beginDrag(of: sheet)
            if grip == .follows { endDrag(of: sheet, isCancelled: false) }
            return grip
        }
        func beginDrag(of sheet: UIViewController) -> Grip { Grip(sheet.beginDrag()) }
        func endDrag(of sheet: UIViewController, isCancelled: Bool) { sheet.endDrag(isCancelled: isCancelled) }
        func press(_ title: String, on alert: UIAlertController) -> Bool { alert.press(title) }
        func turn(_ direction: UIPageViewController.NavigationDirection, on pages: UIPageViewController) -> Bool {
            guard pages.beginTurn(direction) else { return false }
            pages.endTurn(isCancelled: false)
            return true
        }
        func showSidebars(_ count: Int, of split: UISplitViewController) -> Bool { split.showSidebars(count) }
        func beginTurn(_ direction: UIPageViewController.NavigationDirection, on pages: UIPageViewController) -> Bool {
            pages.beginTurn(direction)
        }
        func endTurn(on pages: UIPageViewController, isCancelled: Bool) { pages.endTurn(isCancelled: isCancelled) }
    }

    extension Grip {
        fileprivate init(_ grip: UIKit.Grip) {
            switch grip {
            case .nothing: self = .nothing
            case .held: self = .held
            case .follows: self = .follows
            }
        }
    }

    /// The device of the stand-in.
    @MainActor struct StandInDevice: Device {
        func begin() { Toolkit.reset() }
        var time: any TimeSource { StandInTime() }
        func makeWindow() -> UIWindow { UIWindow() }
        func setNarrow(_ isNarrow: Bool, _ window: UIWindow) {
            window.traitOverrides.horizontalSizeClass = isNarrow ? .compact : .regular
        }
        func wait() { Toolkit.turn() }
        func settle() { Toolkit.idle() }
        var faults: [String] { Toolkit.faults }
        var warnings: [String] { Toolkit.log }
    }

    /// Time that passes in turns of the stand-in's loop: an animation of its takes 0.4 seconds.
    @MainActor final class StandInTime: @MainActor TimeSource {
        var now: Duration { .seconds(0.4) * Toolkit.now }

        func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
            let call = ScheduledCall(action)
            Toolkit.after(Toolkit.animationTurns * max(1, Int((delay / .seconds(0.4)).rounded()))) { call.run() }
            return call
        }
    }
#endif
