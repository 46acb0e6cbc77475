import Testing
import UIKit

@Suite("Rules of the stand-in for UIKit: going back, and searching") @MainActor struct TouchRules {
    @Test("a back action makes a back button where there is none")
    func backAction() {
        let b = named("b")
        let navigation = UINavigationController(rootViewController: named("a"))
        navigation.pushViewController(b, animated: false)
        let shown = Shown(navigation)
        b.navigationItem.hidesBackButton = true
        #expect(!navigation.tapBack())
        b.navigationItem.backAction = UIAction { _ in }
        #expect(navigation.tapBack() && navigation.beginSwipe() == .held && shown.base === navigation)
    }

    @Test("a bar reads what a screen says of it when the stack changes")
    func bar() {
        let (a, b) = (Changing(), named("b"))
        let navigation = UINavigationController(rootViewController: a)
        let item = a.navigationItem
        #expect(navigation.navigationBar.topItem === item)
        a.says = UINavigationItem(title: "another")
        #expect(navigation.navigationBar.topItem === item && a.navigationItem !== item)
        navigation.pushViewController(b, animated: false)
        #expect(navigation.navigationBar.items == [a.navigationItem, b.navigationItem])
    }

    @Test("the recogniser of a swipe from anywhere is there when the stack has appeared")
    func late() {
        let navigation = UINavigationController(rootViewController: named("a"))
        navigation.loadViewIfNeeded()
        #expect(navigation.interactivePopGestureRecognizer != nil)
        #expect(navigation.interactiveContentPopGestureRecognizer == nil)
        let shown = Shown(navigation)
        #expect(navigation.interactiveContentPopGestureRecognizer != nil && shown.base === navigation)
    }

    @Test("the swipe's delegate says whether the swipe waits for a view that scrolls sideways")
    func scrolling() {
        let scroll = UIScrollView()
        let (silent, speaking): (any UIGestureRecognizerDelegate, any UIGestureRecognizerDelegate) = (
            Silent(), Speaking()
        )
        let navigation = UINavigationController(rootViewController: named("a"))
        navigation.pushViewController(named("b"), animated: false)
        let shown = Shown(navigation)
        for (isFromEdge, delegate, follows) in [
            (true, silent, false), (false, silent, true), (true, speaking, true), (false, speaking, false),
        ] {
            navigation.interactivePopGestureRecognizer?.delegate = delegate
            navigation.interactiveContentPopGestureRecognizer?.delegate = delegate
            let grip = navigation.beginSwipe(isFromEdge: isFromEdge, over: scroll)
            #expect(grip == (follows ? .follows : .nothing))
            navigation.endSwipe(isCancelled: true)
            Toolkit.idle()
        }
        #expect(navigation.viewControllers.count == 2 && shown.base === navigation)
    }

    @Test("a search that is active is presented, and covers nothing")
    func search() {
        let a = named("a")
        let navigation = UINavigationController(rootViewController: a)
        let shown = Shown(navigation)
        let search = UISearchController(searchResultsController: nil)
        a.present(search, animated: true)
        Toolkit.idle()
        #expect(navigation.presentedViewController === search && a.viewIfLoaded?.window != nil)
        search.present(named("b"), animated: true)
        Toolkit.idle()
        #expect(search.presentedViewController?.title == "b" && Toolkit.log == [] && shown.base === navigation)
    }
}

/// Says another item.
private final class Changing: UIViewController {
    var says = UINavigationItem(title: "one")
    override var navigationItem: UINavigationItem { says }
}

/// Says nothing of other recognisers.
private final class Silent: NSObject, UIGestureRecognizerDelegate {}

/// Lets what is swiped from the edge come before what scrolls, and what is swiped elsewhere after it.
private final class Speaking: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
