import Coordination
import CoordinationTesting
import Testing
import UIKit

#if canImport(CoordinationUIKit)
    import CoordinationUIKit
#else
    import HostUnderTest
#endif

@Suite("A host that ships, for UIKit: inside an app that navigates otherwise", .noUnhandledFailures)
@MainActor struct PushedTests {
    @Test("pushed, it goes on there, with one bar, over what stands there, and takes off what is on what goes")
    func goesOn() {
        let app = TheirApp()
        let users = StackRoot(Screen("users"))
        let tree = app.push(users)
        #expect(app.titles == ["home", "users"] && tree.drawn == "[users]")
        #expect(tree.children.map { $0 is UINavigationController } == [false])
        var outcomes: [String] = []
        users.perform(.push(Screen("user"))) { outcomes.append("\($0)") }
        #expect(outcomes == [])
        #expect(app.titles == ["home", "users", "user"] && outcomes == ["completed"] && tree.drawn == "[users, user]")
        app.navigation.pushViewController(TheirApp.screen("help"), animated: true)
        #expect(app.titles == ["home", "users", "user", "help"])
        users.perform(.push(StackRoot(Screen("photo"))))
        #expect(app.titles == ["home", "users", "user", "help", "photo"])
        #expect(app.hand.tapBack(on: app.navigation))
        #expect(app.titles == ["home", "users", "user", "help"])
        expect(users, "[users, user]")
        users.perform(.popToRoot())
        #expect(app.titles == ["home", "users"])
        users.perform(.replaceTop(Screen("teams")))
        #expect(app.titles == ["home", "teams"] && tree.drawn == "[teams]")
        #expect(app.navigation.viewControllers.last === tree)
    }

    @Test("the user's swipes are reported, though the navigation controller's delegate is not ours")
    func swipes() {
        let app = TheirApp()
        let stack = StackRoot(Screen("a"), Screen("b"), Screen("c"))
        let tree = app.push(stack)
        #expect(app.titles == ["home", "a", "b", "c"])
        for isCancelled in [true, false] {
            #expect(app.hand.beginSwipe(on: app.navigation) == .follows)
            app.hand.endSwipe(on: app.navigation, isCancelled: isCancelled)
            app.hand.settle()
            expect(stack, isCancelled ? "[a, b, c]" : "[a, b]")
        }
        #expect(app.hand.tapBack(on: app.navigation))
        app.hand.settle()
        expect(stack, "[a]")
        #expect(app.titles == ["home", "a"] && tree.drawn == "[a]")
    }

    @Test("what may not be left comes back, as the back button there is theirs")
    func unsaved() {
        let app = TheirApp()
        let stack = StackRoot(Screen("a"))
        stack.perform(.push(Draft()))
        let tree = app.push(stack)
        #expect(app.hand.tapBack(on: app.navigation))
        app.hand.settle()
        #expect(tree.drawn == "[a, draft]!Unsaved" && app.titles == ["home", "a", "draft"])
    }

    @Test("it presents over theirs, wherever the stack is")
    func presents() throws {
        let app = TheirApp()
        let users = StackRoot(Screen("users"), Screen("user"))
        let tree = app.push(users)
        users.perform(.present(StackRoot(Screen("sheet"))))
        app.hand.settle()
        #expect(tree.drawn == "[users, user]^[sheet]")
        app.hand.dragAway(try #require(app.navigation.presentedViewController))
        app.hand.settle()
        expect(users, "[users, user]")
    }

    @Test("gone back past the first screen, by the user or by back, the tree goes", arguments: [true, false])
    func leaves(byBack: Bool) {
        let app = TheirApp()
        weak var model: Users?
        var reasons: [EndReason] = []
        do {
            let users = Users()
            model = users
            users.onFinish { if case .failure(let reason) = $0 { reasons.append(reason) } }
            _ = app.push(StackRoot(users))
            if byBack { users.back(completion: nil) } else { _ = app.hand.tapBack(on: app.navigation) }
        }
        #expect(app.titles == ["home"])
        #expect(model == nil && reasons == [.released])
    }

    @Test("theirs takes all of it off at once")
    func takenOff() {
        let app = TheirApp()
        weak var tree: TreeController?
        do { tree = app.push(StackRoot(Screen("a"), Screen("b"))) }
        #expect(app.titles == ["home", "a", "b"])
        app.navigation.popToRootViewController(animated: true)
        #expect(app.titles == ["home"] && tree == nil)
    }

    @Test("tabs fill what was pushed, and another root takes the place of all of ours")
    func otherRoots() {
        let app = TheirApp()
        let window = WindowRoot(StackRoot(Screen("a"), Screen("b")), name: "flow")
        let tree = app.push(window)
        #expect(app.titles == ["home", "a", "b"])
        window.perform(.setRoot(StackRoot(Screen("c"), Screen("d"))))
        #expect(app.titles == ["home", "c", "d"] && tree.drawn == "[c, d]")
        window.perform(.setRoot(TabRoot(StackRoot(Screen("x")), Screen("y"))))
        app.hand.settle()
        #expect(app.navigation.viewControllers.count == 2 && tree.drawn == "{[x]*, y}")
    }

    @Test("in what theirs is still presenting, ours waits", arguments: [true, false])
    func inWhatComes(isAnimated: Bool) {
        let app = TheirApp()
        let pages = PageRoot(Screen("a"), Screen("b"))
        pages.perform(.present(Screen("m")))
        let tree = TreeController(pages)
        app.navigation.present(UINavigationController(rootViewController: tree), animated: isAnimated)
        Toolkit.turn()
        var outcomes: [String] = []
        pages.perform(.present(Screen("n"))) { outcomes.append("\($0)") }
        app.hand.settle()
        #expect(tree.drawn == "<a*, b>^m^n" && Toolkit.log == [] && outcomes == ["completed"])
    }

    @Test(
        "presented by theirs, or in a tab of theirs, it needs no more than to be put there", arguments: [true, false])
    func elsewhere(isPresented: Bool) {
        let app = TheirApp()
        let stack = StackRoot(Screen("a"))
        stack.perform(.present(Screen("m")))
        let tree = TreeController(stack)
        if isPresented {
            app.navigation.present(tree, animated: true)
        } else {
            let bar = UITabBarController()
            bar.viewControllers = [tree]
            app.window.rootViewController = bar
        }
        app.hand.settle()
        #expect(tree.drawn == "[a]^m")
        stack.perform(.multiple(.dismiss(), .push(Screen("b"))))
        app.hand.settle()
        #expect(tree.drawn == "[a, b]" && Toolkit.log == [] && Toolkit.faults == [])
    }
}

private final class Users: Finishing {
    typealias Output = Void
    let node = Screen("users")
}

/// An app with a navigation controller of its own.
@MainActor private struct TheirApp {
    let navigation = UINavigationController(rootViewController: screen("home"))
    let window = UIWindow()
    let hand = StandInHand()

    init() {
        Toolkit.reset()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        hand.settle()
    }

    static func screen(_ title: String) -> UIViewController {
        let view = UIViewController()
        view.title = title
        return view
    }

    func push(_ flow: any Presentable) -> TreeController {
        let tree = TreeController(flow, isPushed: true)
        navigation.pushViewController(tree, animated: true)
        hand.settle()
        return tree
    }

    var titles: [String?] {
        hand.settle()
        #expect(Toolkit.faults == [])
        return navigation.viewControllers.map(\.title)
    }
}
