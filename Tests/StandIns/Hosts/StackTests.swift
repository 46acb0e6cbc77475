@_spi(Hosting) import Coordination
import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

@Suite("A host that ships, for UIKit: stacks", .onScreen, .whereThereIsAScreen, .noUnhandledFailures) @MainActor
struct StackTests {
    @Test("nested stacks are one, and what the user did is reported once")
    func nested() async throws {
        let stack = StackRoot(Screen("a"), Screen("b"))
        let stage = await Stage(stack)
        stage.perform(.push(StackRoot(Screen("c"), Screen("d"))), on: stack)
        #expect(await stage.drawn == "[a, b, c, d]" && stage.outcomes == ["completed"])
        let navigation = try stage.navigation(stack)
        for isCancelled in stage.hand.ends {
            #expect(stage.hand.swipeBack(on: navigation, isCancelled: isCancelled) == .follows)
            await stage.settle()
            #expect(stage.takeReports().count == (isCancelled ? 0 : 1))
        }
        #expect(await stage.drawn == "[a, b, c]")
        #expect(stage.hand.pickFromBackMenu(0, on: navigation))
        #expect(await stage.drawn == "[a]" && stage.takeReports().count == 1)
    }

    @Test("the outcome comes when the animation has ended")
    func late() async {
        let stack = StackRoot(Screen("a"))
        let stage = await Stage(stack)
        stage.perform(.push(Screen("b")), on: stack)
        #expect(stage.outcomes == [])
        await stage.settle()
        #expect(stage.outcomes == ["completed"])
    }

    @Test(
        "a push while a finger is down waits until it has been lifted", .withAFingerDown,
        arguments: [true, false])
    func meanwhile(isCancelled: Bool) async throws {
        let stack = StackRoot(Screen("a"), Screen("b"))
        let stage = await Stage(stack)
        let navigation = try stage.navigation(stack)
        #expect(stage.hand.beginSwipe(on: navigation) == .follows)
        stage.perform(.push(Screen("c")), on: stack)
        await stage.settle()
        #expect(stage.outcomes == [])
        stage.hand.endSwipe(on: navigation, isCancelled: isCancelled)
        #expect(await stage.drawn == (isCancelled ? "[a, b, c]" : "[a]"))
        #expect(stage.outcomes == ["completed"])
    }

    @Test("a screen's own push stays among ours, and its own pops are reported")
    func byItself() async throws {
        let stack = StackRoot(Screen("a"), Screen("b"))
        let stage = await Stage(stack)
        let navigation = try stage.navigation(stack)
        let itself = UIViewController()
        itself.title = "itself"
        navigation.pushViewController(itself, animated: true)
        await stage.settle()
        stage.perform(.push(Screen("c")), on: stack)
        await stage.settle()
        #expect(navigation.viewControllers.map(\.title) == ["a", "b", "itself", "c"])
        navigation.popViewController(animated: true)
        await stage.settle()
        expect(stage.windows, "main: [a, b]")
        navigation.popToRootViewController(animated: true)
        #expect(await stage.drawn == "[a]" && stage.takeReports().count == 2)
    }

    @Test(
        "going back from a screen that must not be left does not begin, and is reported once", arguments: [false, true])
    func unsaved(isSwiping: Bool) async throws {
        let draft = Draft()
        let stack = StackRoot(Screen("a"))
        let stage = await Stage(stack)
        stack.perform(.push(draft)) { _ in }
        await stage.settle()
        let navigation = try stage.navigation(stack)
        if isSwiping {
            #expect(stage.hand.swipeBack(on: navigation) == .held)
        } else {
            #expect(stage.hand.tapBack(on: navigation))
        }
        #expect(navigation.viewControllers.count == 2)
        #expect(await stage.drawn == "[a, draft]!Unsaved")
        #expect(
            stage.hand.press("Throw away", on: try #require(stage.tree.presentedViewController as? UIAlertController)))
        #expect(await stage.drawn == "[a]")
        #expect(stage.takeReports().count == 2)
    }

    @Test("a swipe from anywhere does not begin on a screen that must not be left")
    func unsavedAnywhere() async throws {
        let stack = StackRoot(Screen("a"))
        let stage = await Stage(stack)
        stack.perform(.push(Draft())) { _ in }
        await stage.settle()
        #expect(stage.hand.swipeBack(on: try stage.navigation(stack), isFromEdge: false) == .held)
        #expect(await stage.drawn == "[a, draft]!Unsaved")
    }

    @Test("a nested stack's first screen is not left either, when tried twice, or after a modal")
    func unsavedElsewhere() async throws {
        let (draft, flow) = (Draft(), StackRoot())
        flow.perform(.push(draft)) { _ in }
        let stack = StackRoot(Screen("a"))
        let tabs = TabRoot(stack, Screen("users"))
        let stage = await Stage(tabs)
        stage.perform(.push(flow), on: stack)
        await stage.settle()
        let navigation = try stage.navigation(stack)
        for _ in 0..<2 {
            #expect(stage.hand.tapBack(on: navigation))
            #expect(navigation.viewControllers.count == 2)
            #expect(await stage.drawn == "{[a, draft]*, users}!Unsaved")
            let alert = try #require(stage.tree.presentedViewController as? UIAlertController)
            #expect(stage.hand.press("Stay", on: alert))
            #expect(await stage.drawn == "{[a, draft]*, users}")
        }
        #expect(stage.takeReports().count == 4)
        stage.perform(.present(Screen("note")), on: tabs)
        await stage.wait()
        #expect(stage.hand.swipeBack(on: navigation) != .follows, "it is covered, or still coming")
        await stage.settle()
        stage.perform(.dismissAll(), on: tabs)
        await stage.settle()
        #expect(stage.hand.tapBack(on: navigation) && navigation.viewControllers.count == 2)
        await stage.settle()
        let alert = try #require(stage.tree.presentedViewController as? UIAlertController)
        #expect(stage.hand.press("Throw away", on: alert))
        #expect(await stage.drawn == "{[a]*, users}")
    }

    @Test("a screen that is left by the back button's menu is asked after that, and comes back")
    func menu() async throws {
        let stack = StackRoot(Screen("a"), Screen("b"))
        let stage = await Stage(stack)
        stack.perform(.push(Draft())) { _ in }
        await stage.settle()
        #expect(stage.hand.pickFromBackMenu(0, on: try stage.navigation(stack)))
        #expect(await stage.drawn == "[a, b, draft]!Unsaved")
    }

    @Test("the first screen does not follow a finger")
    func first() async throws {
        let stack = StackRoot(Screen("a"))
        let stage = await Stage(stack)
        #expect(stage.hand.swipeBack(on: try stage.navigation(stack)) == .nothing)
        #expect(await stage.drawn == "[a]" && stage.takeReports() == [])
    }

    @Test("a back action of the screen's own is left alone")
    func ownBackAction() async throws {
        let stack = StackRoot(Screen("a"))
        let style = TestStyle()
        let own = UIViewController()
        var taps = 0
        own.navigationItem.backAction = UIAction { _ in taps += 1 }
        style.screens["own"] = own
        let stage = await Stage(stack, style: style)
        stack.perform(.push(Screen("own"))) { _ in }
        await stage.settle()
        #expect(stage.hand.tapBack(on: try stage.navigation(stack)))
        #expect(await stage.drawn == "[a, own]" && taps == 1)
    }

    @Test("an animation of the app's is played by its animator, coming and going")
    func animation() async {
        let stack = StackRoot(Screen("a"))
        let fader = Fader()
        let style = TestStyle()
        style.animators["fade"] = fader
        let stage = await Stage(stack, style: style)
        let fade = TransitionAnimation(
            "fade", duration: .seconds(1),
            dismissal: TransitionAnimation("fade", duration: .seconds(1)))
        stage.perform(.push(Screen("b"), animation: fade), on: stack)
        for _ in 0..<3 { await stage.wait() }
        #expect(fader.count == 1 && stage.outcomes == [])
        fader.finish()
        #expect(await stage.drawn == "[a, b]" && stage.outcomes == ["completed"])
        stage.perform(.pop(), on: stack)
        for _ in 0..<3 { await stage.wait() }
        fader.finish()
        #expect(await stage.drawn == "[a]" && fader.count == 2)
        stage.perform(.push(Screen("c")), on: stack)
        #expect(await stage.drawn == "[a, c]" && fader.count == 2)
    }

    @Test("a view controller keeps its own bar, and the first screen has no back button")
    func bars() async {
        let (titled, stack) = (UIViewController(), StackRoot(Screen("a")))
        titled.navigationItem.title = "Hello"
        titled.tabBarItem.title = "Tab"
        let style = TestStyle()
        style.screens["hello"] = titled
        let stage = await Stage(stack, style: style)
        stage.perform(.push(Screen("hello")), on: stack)
        #expect(await stage.drawn == "[a, hello]")
        #expect(titled.title == nil && titled.navigationItem.title == "Hello" && titled.tabBarItem.title == "Tab")
        #expect(titled.navigationItem.backAction != nil)
        stage.perform(.set([stack.screens[1]]), on: stack)
        #expect(await stage.drawn == "[hello]" && titled.navigationItem.backAction == nil)
    }

    @Test("a model that its view controller keeps is freed when it is popped")
    func freed() async {
        let stack = StackRoot(Screen("a"))
        let stage = await Stage(stack)
        weak var model: Kept?
        do {
            let made = Kept()
            model = made
            stack.perform(.push(made)) { _ in }
        }
        #expect(await stage.drawn == "[a, kept]" && model != nil)
        stack.perform(.pop()) { _ in }
        #expect(await stage.drawn == "[a]" && model == nil)
    }

    @Test("a gesture of ours moves nothing until it has ended", arguments: [true, false])
    func gesture(isCancelled: Bool) async {
        let stack = StackRoot(Screen("a"), Screen("b"))
        let stage = await Stage(stack)
        let gesture = stack.begin(.pop())
        gesture.update(0.6)
        await stage.settle()
        #expect(stage.tree.drawn == "[a, b]")
        isCancelled ? gesture.cancel() : gesture.finish()
        #expect(await stage.drawn == (isCancelled ? "[a, b]" : "[a]"))
    }

    @Test("tabs and splits on a stack are in a frame, as UIKit pushes neither")
    func framed() async {
        let stack = StackRoot(Screen("a"))
        let stage = await Stage(stack)
        let tabs = TabRoot(Screen("x"), Screen("y"))
        stage.perform(.push(tabs), on: stack)
        stage.perform(.select(index: 1), on: tabs)
        #expect(await stage.drawn == "[a, {x, y*}]")
        stage.perform(.push(SplitRoot(Screen("l"), Screen("d"))), on: stack)
        #expect(await stage.drawn == "[a, {x, y*}, (l | /d)]")
        #expect(stage.outcomes == ["completed", "completed", "completed"])
    }
}
