import Coordination
import CoordinationTesting
import Testing
import UIKit

import CoordinationUIKit

@Suite(
    "A host that ships, for UIKit: inside an app that navigates otherwise", .onScreen, .whereThereIsAScreen,
    .noUnhandledFailures)
@MainActor struct PushedTests {
    @Test("a pushed tree continues with one bar, and removes screens that were pushed on its own")
    func goesOn() async {
        let app = await TheirApp()
        let users = StackRoot(Screen("users"))
        let tree = await app.push(users)
        #expect(await app.titles == ["home", "users"] && tree.drawn == "[users]")
        #expect(tree.children.map { $0 is UINavigationController } == [false])
        var outcomes: [String] = []
        users.perform(.push(Screen("user"))) { outcomes.append("\($0)") }
        #expect(outcomes == [])
        #expect(
            await app.titles == ["home", "users", "user"] && outcomes == ["completed"] && tree.drawn == "[users, user]")
        app.navigation.pushViewController(TheirApp.screen("help"), animated: true)
        #expect(await app.titles == ["home", "users", "user", "help"])
        users.perform(.push(StackRoot(Screen("photo")))) { _ in }
        #expect(await app.titles == ["home", "users", "user", "help", "photo"])
        #expect(app.hand.tapBack(on: app.navigation))
        #expect(await app.titles == ["home", "users", "user", "help"])
        expect(users, "[users, user]")
        users.perform(.popToRoot()) { _ in }
        #expect(await app.titles == ["home", "users"])
        users.perform(.replaceTop(Screen("teams"))) { _ in }
        #expect(await app.titles == ["home", "teams"] && tree.drawn == "[teams]")
        #expect(app.navigation.viewControllers.last === tree)
    }

    @Test("a pushed split steps from column to column, and goes with the tree from the first one")
    func split() async throws {
        let app = await TheirApp()
        let list = StackRoot(Screen("list"))
        let split = SplitRoot(list, Screen("letter"))
        let tree = await app.push(split)
        app.device.setNarrow(true, app.window)
        await app.settle()
        #expect(tree.drawn == "([list] | /letter)")
        split.perform(.showDetail(Screen("other"))) { _ in }
        await app.settle()
        #expect(tree.drawn == "(/[list] | other)")
        let navigation = try #require(tree.viewController(for: list.node.id) as? UINavigationController)
        #expect(app.hand.tapBack(on: navigation))
        await app.settle()
        #expect(tree.drawn == "([list] | /other)")
        expect(split, "([list]* | other)/")
        #expect(!app.hand.tapBack(on: navigation) && app.hand.tapBack(on: app.navigation))
        #expect(await app.titles == ["home"])
    }

    @Test("the user's swipes are reported, though the navigation controller's delegate is not ours")
    func swipes() async {
        let app = await TheirApp()
        let stack = StackRoot(Screen("a"), Screen("b"), Screen("c"))
        let tree = await app.push(stack)
        #expect(await app.titles == ["home", "a", "b", "c"])
        for isCancelled in app.hand.ends {
            #expect(app.hand.swipeBack(on: app.navigation, isCancelled: isCancelled) == .follows)
            await app.settle()
            expect(stack, isCancelled ? "[a, b, c]" : "[a, b]")
        }
        #expect(app.hand.tapBack(on: app.navigation))
        await app.settle()
        expect(stack, "[a]")
        #expect(await app.titles == ["home", "a"] && tree.drawn == "[a]")
    }

    @Test("a screen that must not be left comes back, as the back button is the other app's")
    func unsaved() async {
        let app = await TheirApp()
        let stack = StackRoot(Screen("a"))
        stack.perform(.push(Draft())) { _ in }
        let tree = await app.push(stack)
        #expect(app.hand.tapBack(on: app.navigation))
        await app.settle()
        #expect(await app.titles == ["home", "a", "draft"] && tree.drawn == "[a, draft]!Unsaved")
    }

    @Test("a pushed tree presents over the other app, wherever the stack is")
    func presents() async throws {
        let app = await TheirApp()
        let users = StackRoot(Screen("users"), Screen("user"))
        let tree = await app.push(users)
        users.perform(.present(StackRoot(Screen("sheet")))) { _ in }
        await app.settle()
        #expect(tree.drawn == "[users, user]^[sheet]")
        _ = app.hand.dragAway(try #require(app.navigation.presentedViewController))
        await app.settle()
        expect(users, "[users, user]")
    }

    @Test("the tree goes when the user or back passes its first screen", arguments: [true, false])
    func leaves(byBack: Bool) async {
        let app = await TheirApp()
        weak var model: Users?
        var reasons: [EndReason] = []
        do {
            let users = Users()
            model = users
            users.onFinish { if case .failure(let reason) = $0 { reasons.append(reason) } }
            _ = await app.push(StackRoot(users))
            if byBack { users.back(completion: nil) } else { _ = app.hand.tapBack(on: app.navigation) }
        }
        #expect(await app.titles == ["home"])
        #expect(model == nil && reasons == [.released])
    }

    @Test("the other app removes the whole tree at once")
    func takenOff() async {
        let app = await TheirApp()
        weak var tree: TreeController?
        do { tree = await app.push(StackRoot(Screen("a"), Screen("b"))) }
        #expect(await app.titles == ["home", "a", "b"])
        app.navigation.popToRootViewController(animated: true)
        #expect(await app.titles == ["home"] && tree == nil)
    }

    @Test("tabs fill the pushed controller, and another root replaces all of our screens")
    func otherRoots() async {
        let app = await TheirApp()
        let window = WindowRoot(StackRoot(Screen("a"), Screen("b")), name: "flow")
        let tree = await app.push(window)
        #expect(await app.titles == ["home", "a", "b"])
        window.perform(.setRoot(StackRoot(Screen("c"), Screen("d")))) { _ in }
        #expect(await app.titles == ["home", "c", "d"] && tree.drawn == "[c, d]")
        window.perform(.setRoot(TabRoot(StackRoot(Screen("x")), Screen("y")))) { _ in }
        await app.settle()
        #expect(app.navigation.viewControllers.count == 2 && tree.drawn == "{[x]*, y}")
    }

    @Test("a tree in a controller that is still being presented waits", arguments: [true, false])
    func inWhatComes(isAnimated: Bool) async {
        let app = await TheirApp()
        let pages = PageRoot(Screen("a"), Screen("b"))
        pages.perform(.present(Screen("m"))) { _ in }
        let tree = TreeController(pages, time: app.device.time)
        app.navigation.present(UINavigationController(rootViewController: tree), animated: isAnimated)
        await app.wait()
        var outcomes: [String] = []
        pages.perform(.present(Screen("n"))) { outcomes.append("\($0)") }
        await app.settle()
        #expect(tree.drawn == "<a*, b>^m^n" && outcomes == ["completed"] && app.device.warnings == [])
    }

    @Test(
        "a tree that the other app presents or has in a tab needs no setup", arguments: [true, false])
    func elsewhere(isPresented: Bool) async {
        let app = await TheirApp()
        let stack = StackRoot(Screen("a"))
        stack.perform(.present(Screen("m"))) { _ in }
        let tree = TreeController(stack, time: app.device.time)
        if isPresented {
            app.navigation.present(tree, animated: true)
        } else {
            let bar = UITabBarController()
            bar.viewControllers = [tree]
            app.window.rootViewController = bar
        }
        await app.settle()
        #expect(tree.drawn == "[a]^m")
        stack.perform(.multiple(.dismiss(), .push(Screen("b")))) { _ in }
        await app.settle()
        #expect(tree.drawn == "[a, b]" && app.device.faults + app.device.warnings == [])
    }
}

extension PushedTests {
    @Test("a screen that has left the tree is freed, also the first one of a former root", arguments: [true, false])
    func freed(isFirst: Bool) async {
        let app = await TheirApp()
        weak var model: Kept?
        let window = WindowRoot(StackRoot(), name: "flow")
        do {
            let kept = Kept()
            model = kept
            window.perform(.setRoot(isFirst ? StackRoot(kept) : StackRoot(Screen("a"), kept))) { _ in }
        }
        let tree = await app.push(window)
        #expect(model != nil)
        window.perform(.setRoot(StackRoot(Screen("b")))) { _ in }
        await app.settle()
        #expect(tree.drawn == "[b]" && model == nil)
    }

    @Test("the other app's bar shows the title and buttons of our first screen")
    func bar() async throws {
        let app = await TheirApp()
        let style = TestStyle()
        let own = UIViewController()
        own.navigationItem.title = "Users"
        own.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        style.screens["users"] = own
        let users = StackRoot(Screen("users"))
        let tree = TreeController(users, style: style, isPushed: true, time: app.device.time)
        app.navigation.pushViewController(tree, animated: true)
        await app.settle()
        let bar = app.navigation.navigationBar
        #expect(bar.topItem === own.navigationItem && own.navigationItem.title == "Users")
        users.perform(.replaceTop(Screen("teams"))) { _ in }
        #expect(await app.titles == ["home", "teams"] && tree.drawn == "[teams]")
        #expect(bar.topItem?.title == "teams" && bar.items?.count == 2)
        users.perform(.multiple(.push(Screen("user")), .set([Screen("clubs"), Screen("club")]))) { _ in }
        #expect(await app.titles == ["home", "clubs", "club"] && tree.drawn == "[clubs, club]")
        #expect(bar.items?.map(\.title) == ["home", "clubs", "club"] && app.device.faults == [])
    }

    @Test("two trees in one window wait for each other's modals")
    func besideAnother() async throws {
        let app = await TheirApp()
        let (first, second) = (StackRoot(Screen("a")), StackRoot(Screen("b")))
        let trees = [first, second].map { TreeController($0, time: app.device.time) }
        let bar = UITabBarController()
        bar.viewControllers = trees
        app.window.rootViewController = bar
        await app.settle()
        second.perform(.present(Screen("n"))) { _ in }
        bar.selectedIndex = 1
        await app.settle()
        #expect(trees[1].drawn == "[b]^n")
        bar.selectedIndex = 0
        await app.settle()
        var outcomes: [String] = []
        first.perform(.present(Screen("m"))) { outcomes.append("\($0)") }
        await app.wait()
        #expect(outcomes == [])
        second.perform(.dismiss()) { _ in }
        await app.settle()
        #expect(outcomes == ["completed"] && trees[0].drawn == "[a]^m")
    }
}

private final class Users: Finishing {
    typealias Output = Void
    let node = Screen("users")
}

/// An app with a navigation controller of its own.
@MainActor private struct TheirApp {
    let navigation = UINavigationController(rootViewController: screen("home"))
    let window: UIWindow
    let hand: any Hand = Surroundings.hand
    let device: any Device = Surroundings.device

    init() async {
        device.begin()
        window = device.makeWindow()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        await settle()
    }

    func wait() async { await Surroundings.wait() }
    func settle() async { await Surroundings.settle() }

    static func screen(_ title: String) -> UIViewController {
        let view = UIViewController()
        view.title = title
        return view
    }

    func push(_ flow: any Presentable) async -> TreeController {
        let tree = TreeController(flow, style: TestStyle(), isPushed: true, time: device.time)
        navigation.pushViewController(tree, animated: true)
        await settle()
        return tree
    }

    var titles: [String?] {
        get async {
            await settle()
            #expect(device.faults == [])
            return navigation.viewControllers.map(\.title)
        }
    }
}
