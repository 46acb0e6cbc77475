import Testing
import UIKit

@Suite("Rules of the stand-in for UIKit: containers") @MainActor struct ContainerRules {
    @Test("a stack changes at once, and its delegate hears late of what is shown, by the user or by the app")
    func stack() {
        let (a, b, ear) = (named("a"), named("b"), Ear())
        let navigation = UINavigationController(rootViewController: a)
        let shown = Shown(navigation)
        navigation.delegate = ear
        navigation.pushViewController(b, animated: true)
        #expect(navigation.viewControllers == [a, b] && navigation.transitionCoordinator != nil && ear.heard == [])
        Toolkit.idle()
        #expect(ear.take() == ["shows b"] && a.visibility == .gone && b.visibility == .here)
        navigation.setViewControllers([a], animated: false)
        #expect(navigation.transitionCoordinator == nil && ear.heard == [])
        Toolkit.idle()
        #expect(ear.take().contains("shows a") && b.parent == nil && shown.base === navigation)
        navigation.pushViewController(b, animated: true)
        Toolkit.idle()
        #expect(navigation.tapBack())
        Toolkit.idle()
        #expect(ear.take() == ["shows b", "shows a"])
    }

    @Test("a swipe that is given up changes nothing, and the delegate does not hear")
    func swipe() {
        let (a, b, ear) = (named("a"), named("b"), Ear())
        let navigation = UINavigationController(rootViewController: a)
        navigation.pushViewController(b, animated: false)
        let shown = Shown(navigation)
        navigation.delegate = ear
        #expect(navigation.beginSwipe() == .follows && navigation.viewControllers == [a])
        navigation.endSwipe(isCancelled: true)
        Toolkit.idle()
        #expect(navigation.viewControllers == [a, b] && ear.heard == [] && b.visibility == .here)
        #expect(navigation.beginSwipe() == .follows)
        navigation.endSwipe(isCancelled: false)
        Toolkit.idle()
        #expect(navigation.viewControllers == [a] && ear.heard == ["shows a"] && shown.base === navigation)
    }

    @Test("a swipe begins if the recogniser's delegate says so, and on the first screen it must not")
    func shouldBegin() {
        let ear = Ear()
        let navigation = UINavigationController(rootViewController: named("a"))
        navigation.pushViewController(named("b"), animated: false)
        let shown = Shown(navigation)
        navigation.interactivePopGestureRecognizer?.delegate = ear
        ear.says = false
        #expect(navigation.beginSwipe() == .held)
        ear.says = true
        navigation.popViewController(animated: false)
        Toolkit.idle()
        #expect(navigation.beginSwipe() == .nothing && Toolkit.faults.count == 1 && shown.base === navigation)
    }

    @Test("there is no recogniser before there is a view")
    func recogniser() {
        let navigation = UINavigationController()
        #expect(navigation.interactivePopGestureRecognizer == nil)
        navigation.loadViewIfNeeded()
        #expect(navigation.interactivePopGestureRecognizer != nil)
    }

    @Test("a back action takes the place of going back")
    func backAction() {
        let b = named("b")
        var taps = 0
        b.navigationItem.backAction = UIAction { _ in taps += 1 }
        let navigation = UINavigationController(rootViewController: named("a"))
        navigation.pushViewController(b, animated: false)
        let shown = Shown(navigation)
        #expect(navigation.tapBack() && taps == 1 && navigation.viewControllers.count == 2)
        #expect(navigation.pickFromBackMenu(0) && navigation.viewControllers.count == 1 && shown.base === navigation)
    }

    @Test("neither tabs nor splits nor stacks are pushed, and nothing twice")
    func pushes() {
        let a = named("a")
        let navigation = UINavigationController(rootViewController: a)
        let shown = Shown(navigation)
        for view in [UITabBarController(), UISplitViewController(style: .doubleColumn), UINavigationController(), a] {
            navigation.pushViewController(view, animated: false)
        }
        #expect(Toolkit.faults.count == 4 && navigation.viewControllers == [a] && shown.base === navigation)
    }

    @Test("a stack that moves is not changed")
    func nested() {
        let navigation = UINavigationController(rootViewController: named("a"))
        let shown = Shown(navigation)
        navigation.pushViewController(named("b"), animated: true)
        navigation.pushViewController(named("c"), animated: true)
        #expect(Toolkit.faults.count == 1 && shown.base === navigation)
    }

    @Test("the delegate is asked about a tap on a tab, and notified late, but only of taps")
    func tabs() {
        let ear = Ear()
        let bar = UITabBarController()
        bar.viewControllers = [named("a"), named("b")]
        let shown = Shown(bar)
        bar.delegate = ear
        bar.selectedIndex = 1
        Toolkit.idle()
        #expect(ear.heard == [] && bar.tap(0) && ear.take() == ["asked about a"] && bar.selectedIndex == 0)
        Toolkit.idle()
        #expect(ear.take() == ["selected a"] && bar.tap(0))
        Toolkit.idle()
        #expect(ear.take() == ["asked about a", "selected a"])
        ear.says = false
        #expect(bar.tap(1))
        Toolkit.idle()
        #expect(ear.heard == ["asked about b"] && bar.selectedIndex == 0 && shown.base === bar)
    }

    @Test("tabs beyond the fifth are pushed on another navigation controller, which alone reports them")
    func more() throws {
        let ear = Ear()
        let bar = UITabBarController()
        bar.viewControllers = ["a", "b", "c", "d", "e", "f"].map(named)
        let shown = Shown(bar)
        (bar.delegate, bar.moreNavigationController.delegate) = (ear, ear)
        #expect(bar.tap(4))
        Toolkit.idle()
        #expect(bar.selectedIndex == NSNotFound && bar.selectedViewController === bar.moreNavigationController)
        _ = ear.take()
        let last = try #require(bar.viewControllers?.last)
        #expect(bar.pickFromMore(last))
        Toolkit.idle()
        #expect(ear.heard == ["shows f"] && bar.selectedViewController === last && bar.selectedIndex == 5)
        #expect(last.navigationController === bar.moreNavigationController && shown.base === bar)
    }

    @Test("pages are as many as the spine wants")
    func spine() {
        Toolkit.reset()
        let single = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        single.setViewControllers([named("a"), named("b")], direction: .forward, animated: false)
        let double = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        double.setViewControllers([named("a")], direction: .forward, animated: false)
        #expect(Toolkit.faults.count == 2)
        double.setViewControllers([named("a"), named("b")], direction: .forward, animated: false)
        #expect(Toolkit.faults.count == 2 && double.viewControllers?.count == 2)
    }

    @Test("pages that scroll ask once, and again when they are given a data source")
    func asksOnce() {
        let ear = Ear()
        ear.pages = [named("a"), named("b")]
        let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        book.dataSource = ear
        book.setViewControllers([ear.pages[0]], direction: .forward, animated: false)
        let shown = Shown(book)
        Toolkit.idle()
        ear.pages.removeLast()
        _ = ear.take()
        #expect(book.beginTurn(.forward) && ear.heard == [])
        book.endTurn(isCancelled: true)
        Toolkit.idle()
        book.dataSource = nil
        book.dataSource = ear
        #expect(!book.beginTurn(.forward) && shown.base === book)
    }

    @Test("the delegate is notified of the user's turns only")
    func turns() {
        let ear = Ear()
        ear.pages = [named("a"), named("b")]
        let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        (book.dataSource, book.delegate) = (ear, ear)
        book.setViewControllers([ear.pages[0]], direction: .forward, animated: false)
        let shown = Shown(book)
        for isCancelled in [true, false] {
            _ = ear.take()
            #expect(book.beginTurn(.forward))
            book.endTurn(isCancelled: isCancelled)
            Toolkit.idle()
            #expect(ear.heard.last == (isCancelled ? "not turned" : "turned"))
        }
        _ = ear.take()
        var isDone = false
        book.setViewControllers([ear.pages[0]], direction: .reverse, animated: true) { _ in isDone = true }
        #expect(!isDone)
        Toolkit.idle()
        #expect(isDone && ear.heard == [] && shown.base === book)
    }

    @Test("columns are put in a stack each, and narrow they are one")
    func split() throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(named("list"), for: .primary)
        split.setViewController(named("detail"), for: .secondary)
        let shown = Shown(split)
        let list = try #require(split.viewController(for: .primary) as? UINavigationController)
        let detail = try #require(split.viewController(for: .secondary) as? UINavigationController)
        #expect(split.isCollapsed && list.viewControllers.last === detail)
        split.setCollapsed(false)
        #expect(list.viewControllers.count == 1 && detail.parent === split && detail.view.window != nil)
        split.setViewController(named("too much"), for: .supplementary)
        #expect(Toolkit.faults.count == 1 && shown.base === split)
    }

    @Test("a column that a wider window puts beside the others is in sight, and told so")
    func widens() throws {
        final class Letter: UIViewController {
            var told = ""
            override func viewDidAppear(_ animated: Bool) { told += "+" }
            override func viewDidDisappear(_ animated: Bool) { told += "-" }
        }
        let (split, letter) = (UISplitViewController(style: .doubleColumn), Letter())
        split.setViewController(named("list"), for: .primary)
        split.setViewController(letter, for: .secondary)
        let shown = Shown(split)
        for isNarrow in [false, true, false] {
            letter.told = ""
            split.setCollapsed(isNarrow)
            Toolkit.idle()
            #expect(letter.visibility == .here && letter.view.window != nil && letter.told == (isNarrow ? "" : "+"))
        }
        #expect(shown.base === split)
    }

    @Test("a split is as narrow as the window that it comes into")
    func comesInto() {
        Toolkit.reset()
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(named("list"), for: .primary)
        split.loadViewIfNeeded()
        #expect(split.isCollapsed, "as on a phone, before there is a window")
        let window = UIWindow()
        window.traitOverrides.horizontalSizeClass = .regular
        window.rootViewController = split
        window.makeKeyAndVisible()
        Toolkit.idle()
        #expect(!split.isCollapsed)
    }

    @Test("a narrow window shows the column that its delegate says, and not those behind it")
    func topColumn() throws {
        final class Decider: NSObject, UISplitViewControllerDelegate {
            var told: [String] = []
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column { .primary }
            func splitViewControllerDidCollapse(_ svc: UISplitViewController) { told.append("narrow") }
            func splitViewControllerDidExpand(_ svc: UISplitViewController) { told.append("wide") }
        }
        let (split, decider) = (UISplitViewController(style: .doubleColumn), Decider())
        let (list, detail) = (named("list"), named("detail"))
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        split.delegate = decider
        let shown = Shown(split)
        #expect(list.visibility == .here && detail.visibility == .gone)
        split.setCollapsed(false)
        #expect(detail.visibility == .here && decider.told == ["narrow"], "it is told late")
        Toolkit.idle()
        split.setCollapsed(true)
        Toolkit.idle()
        #expect(detail.visibility == .gone && detail.viewIfLoaded?.window == nil && list.visibility == .here)
        split.show(.secondary)
        Toolkit.idle()
        #expect(detail.visibility == .here && list.visibility == .gone && shown.base === split)
        #expect(decider.told == ["narrow", "wide", "narrow"] && Toolkit.faults == [])
    }

    @Test("a window that becomes narrow or wide ends all that moves in the columns, and a swipe there")
    func rotates() throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(named("list"), for: .primary)
        split.setViewController(named("detail"), for: .secondary)
        let shown = Shown(split)
        split.setCollapsed(false)
        Toolkit.idle()
        let list = try #require(split.viewController(for: .primary) as? UINavigationController)
        let ear = Ear()
        list.delegate = ear
        list.pushViewController(named("more"), animated: true)
        #expect(list.transitionCoordinator != nil)
        split.setCollapsed(true)
        #expect(list.transitionCoordinator == nil && ear.heard == ["shows more"])
        Toolkit.idle()
        #expect(list.beginSwipe() == .follows)
        split.setCollapsed(false)
        Toolkit.idle()
        #expect(list.transitionCoordinator == nil && list.viewControllers.count == 2 && shown.base === split)
        #expect(Toolkit.faults == [])
    }

    @Test("a scene that goes takes its window with it, and one closed for good does not come back")
    func disconnects() {
        Toolkit.reset()
        var gone: [ObjectIdentifier] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIScene.didDisconnectNotification, object: nil, queue: nil
        ) { notification in
            nonisolated(unsafe) let scene = notification.object as AnyObject
            MainActor.assumeIsolated { gone.append(ObjectIdentifier(scene)) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        let view = UIViewController()
        let ear = SceneEar()
        UIApplication.shared.makeSceneDelegate = { ear }
        let scene = UIApplication.shared.connect()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = view
        window.makeKeyAndVisible()
        Toolkit.idle()
        UIApplication.shared.disconnect(scene.session, isDiscarded: true)
        #expect(view.view.window == nil && scene.session.scene == nil && gone == [ObjectIdentifier(scene)])
        var isRefused = false
        UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(session: scene.session)) { _ in
            isRefused = true
        }
        Toolkit.idle()
        #expect(isRefused && UIApplication.shared.openSessions.isEmpty)
    }

    @Test("a scene comes late, or an error does, or nothing is heard of it")
    func scenes() {
        Toolkit.reset()
        Toolkit.device.supportsMultipleScenes = true
        UIApplication.shared.connect()
        for isMultiple in [true, false] {
            Toolkit.device.supportsMultipleScenes = isMultiple
            var isRefused = false
            UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest()) { _ in isRefused = true }
            #expect(UIApplication.shared.openSessions.count == (isMultiple ? 1 : 2))
            Toolkit.idle()
            #expect(UIApplication.shared.openSessions.count == 2 && isRefused == !isMultiple)
        }
        (Toolkit.device.supportsMultipleScenes, Toolkit.lostScenes) = (true, 1)
        var isRefused = false
        UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest()) { _ in isRefused = true }
        Toolkit.idle()
        #expect(UIApplication.shared.openSessions.count == 2 && !isRefused)
    }

    @Test("the URL that opens a scene is only in its options, and a later one only goes to its delegate")
    func urls() throws {
        Toolkit.reset()
        let ear = SceneEar()
        UIApplication.shared.makeSceneDelegate = { ear }
        let activity = NSUserActivity(activityType: "a")
        let scene = UIApplication.shared.connect(urls: [try #require(URL(string: "x:1"))])
        #expect(ear.heard == ["connects with x:1"])
        UIApplication.shared.open(try #require(URL(string: "x:2")), in: scene)
        UIApplication.shared.resume(activity, in: scene)
        Toolkit.idle()
        #expect(ear.heard == ["connects with x:1", "opens x:2", "continues a"])
        UIApplication.shared.disconnect(scene.session, isDiscarded: false)
        UIApplication.shared.connect(scene.session, [activity])
        Toolkit.idle()
        #expect(ear.heard.dropFirst(3) == ["connects with a"])
    }
}
