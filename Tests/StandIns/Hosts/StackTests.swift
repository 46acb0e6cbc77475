import Coordination
import CoordinationTesting
#if canImport(CoordinationUIKit)
    import CoordinationUIKit
#else
    import HostUnderTest
#endif
import Testing
import UIKit

@Suite("A host that ships, for UIKit: stacks", .noUnhandledFailures) @MainActor struct StackTests {
    @Test("nested stacks are one, and what the user did is reported once")
    func nested() throws {
        let stack = StackRoot(Screen("a"), Screen("b"))
        let stage = Stage(stack)
        stage.perform(.push(StackRoot(Screen("c"), Screen("d"))), on: stack)
        #expect(stage.drawn == "[a, b, c, d]" && stage.outcomes == ["completed"])
        let navigation = try stage.navigation(stack)
        for isCancelled in [true, false] {
            #expect(stage.hand.beginSwipe(on: navigation) == .follows)
            stage.hand.wait()
            stage.hand.endSwipe(on: navigation, isCancelled: isCancelled)
            stage.hand.settle()
            #expect(stage.takeReports().count == (isCancelled ? 0 : 1))
        }
        #expect(stage.drawn == "[a, b, c]")
        #expect(stage.hand.pickFromBackMenu(0, on: navigation))
        #expect(stage.drawn == "[a]" && stage.takeReports().count == 1)
    }

    @Test("the outcome comes when the animation has ended")
    func late() {
        let stack = StackRoot(Screen("a"))
        let stage = Stage(stack)
        stage.perform(.push(Screen("b")), on: stack)
        stage.hand.wait()
        #expect(stage.outcomes == [])
        stage.hand.settle()
        #expect(stage.outcomes == ["completed"])
    }

    @Test("what is pushed while a finger is down comes when it has been lifted", arguments: [true, false])
    func meanwhile(isCancelled: Bool) throws {
        let stack = StackRoot(Screen("a"), Screen("b"))
        let stage = Stage(stack)
        let navigation = try stage.navigation(stack)
        #expect(stage.hand.beginSwipe(on: navigation) == .follows)
        stage.perform(.push(Screen("c")), on: stack)
        stage.hand.settle()
        #expect(stage.outcomes == [])
        stage.hand.endSwipe(on: navigation, isCancelled: isCancelled)
        #expect(stage.drawn == (isCancelled ? "[a, b, c]" : "[a]"))
        #expect(stage.outcomes == ["completed"])
    }

    @Test("what a screen pushes and pops by itself stays beside ours, and is taken down")
    func byItself() throws {
        let stack = StackRoot(Screen("a"), Screen("b"))
        let stage = Stage(stack)
        let navigation = try stage.navigation(stack)
        let itself = UIViewController()
        itself.title = "itself"
        navigation.pushViewController(itself, animated: true)
        stage.hand.settle()
        stage.perform(.push(Screen("c")), on: stack)
        stage.hand.settle()
        #expect(navigation.viewControllers.map(\.title) == ["a", "b", "itself", "c"])
        navigation.popViewController(animated: true)
        stage.hand.settle()
        expect(stage.windows, "main: [a, b]")
        navigation.popToRootViewController(animated: true)
        #expect(stage.drawn == "[a]" && stage.takeReports().count == 2)
    }

    @Test("what may not be left is not begun, and is told of once", arguments: [false, true])
    func unsaved(isSwiping: Bool) throws {
        let draft = Draft()
        let stack = StackRoot(Screen("a"))
        let stage = Stage(stack)
        stack.perform(.push(draft))
        stage.hand.settle()
        let navigation = try stage.navigation(stack)
        if isSwiping {
            #expect(stage.hand.beginSwipe(on: navigation) == .held)
        } else {
            #expect(stage.hand.tapBack(on: navigation))
        }
        #expect(navigation.viewControllers.count == 2)
        #expect(stage.drawn == "[a, draft]!Unsaved")
        #expect(
            stage.hand.press("Throw away", on: try #require(stage.tree.presentedViewController as? UIAlertController)))
        #expect(stage.drawn == "[a]")
        #expect(stage.takeReports().count == 2)
    }

    @Test("nor is it begun by a swipe that does not come from the edge")
    func unsavedAnywhere() throws {
        let stack = StackRoot(Screen("a"))
        let stage = Stage(stack)
        stack.perform(.push(Draft()))
        stage.hand.settle()
        #expect(try stage.navigation(stack).beginSwipe(isFromEdge: false) == .held)
        #expect(stage.drawn == "[a, draft]!Unsaved")
    }

    @Test("from the menu of the back button it is left before the screen is asked, and comes back")
    func menu() throws {
        let stack = StackRoot(Screen("a"), Screen("b"))
        let stage = Stage(stack)
        stack.perform(.push(Draft()))
        stage.hand.settle()
        #expect(stage.hand.pickFromBackMenu(0, on: try stage.navigation(stack)))
        #expect(stage.drawn == "[a, b, draft]!Unsaved")
    }

    @Test("the first screen does not follow a finger")
    func first() throws {
        let stack = StackRoot(Screen("a"))
        let stage = Stage(stack)
        #expect(stage.hand.beginSwipe(on: try stage.navigation(stack)) == .nothing)
        #expect(stage.drawn == "[a]" && stage.takeReports() == [])
    }

    @Test("a back action of the screen's own is left alone")
    func ownBackAction() throws {
        let stack = StackRoot(Screen("a"))
        let style = TestStyle()
        let own = UIViewController()
        var taps = 0
        own.navigationItem.backAction = UIAction { _ in taps += 1 }
        style.screens["own"] = own
        let stage = Stage(stack, style: style)
        stack.perform(.push(Screen("own")))
        stage.hand.settle()
        #expect(stage.hand.tapBack(on: try stage.navigation(stack)))
        #expect(stage.drawn == "[a, own]" && taps == 1)
    }

    @Test("an animation of the app's is played by its animator, coming and going")
    func animation() {
        let stack = StackRoot(Screen("a"))
        let fader = Fader()
        let style = TestStyle()
        style.animators["fade"] = fader
        let stage = Stage(stack, style: style)
        let fade = Animation(
            presentation: TransitionAnimation("fade", duration: .seconds(1)),
            dismissal: TransitionAnimation("fade", duration: .seconds(1)))
        stage.perform(.push(Screen("b"), animation: fade), on: stack)
        stage.hand.settle()
        #expect(fader.count == 1 && stage.outcomes == [])
        fader.finish()
        #expect(stage.drawn == "[a, b]" && stage.outcomes == ["completed"])
        stage.perform(.pop(), on: stack)
        stage.hand.settle()
        fader.finish()
        #expect(stage.drawn == "[a]" && fader.count == 2)
        stage.perform(.push(Screen("c")), on: stack)
        #expect(stage.drawn == "[a, c]" && fader.count == 2)
    }

    @Test("an animator that never ends holds nothing up that is recovered")
    func animatorThatNeverEnds() {
        let stack = StackRoot(Screen("a"))
        let style = TestStyle()
        let fader = Fader()
        style.animators["fade"] = fader
        let stage = Stage(stack, style: style)
        let fade = Animation(presentation: TransitionAnimation("fade", duration: .seconds(1)))
        stage.perform(.push(Screen("b"), animation: fade), on: stack)
        stage.hand.settle()
        stage.windows.recover(to: .none()) { _ in }
        stage.perform(.push(Screen("c")), on: stack)
        stage.hand.settle()
        fader.finish()
        #expect(stage.drawn == "[a, c]")
        #expect(stage.outcomes.first?.hasPrefix("cancelled") == true && stage.outcomes.last == "completed")
    }

    @Test("a model that its view controller keeps is freed when it is popped")
    func freed() {
        let stack = StackRoot(Screen("a"))
        let stage = Stage(stack)
        weak var model: Kept?
        do {
            let made = Kept()
            model = made
            stack.perform(.push(made))
        }
        #expect(stage.drawn == "[a, kept]" && model != nil)
        stack.perform(.pop())
        #expect(stage.drawn == "[a]" && model == nil)
    }

    @Test("a gesture of ours moves nothing until it has ended", arguments: [true, false])
    func gesture(isCancelled: Bool) {
        let stack = StackRoot(Screen("a"), Screen("b"))
        let stage = Stage(stack)
        let gesture = stack.begin(.pop())
        gesture.update(0.6)
        stage.hand.settle()
        #expect(stage.tree.drawn == "[a, b]")
        isCancelled ? gesture.cancel() : gesture.finish()
        #expect(stage.drawn == (isCancelled ? "[a, b]" : "[a]"))
    }

    @Test("tabs and splits on a stack are in a frame, as UIKit pushes neither")
    func framed() {
        let stack = StackRoot(Screen("a"))
        let stage = Stage(stack)
        let tabs = TabRoot(Screen("x"), Screen("y"))
        stage.perform(.push(tabs), on: stack)
        stage.perform(.select(index: 1), on: tabs)
        #expect(stage.drawn == "[a, {x, y*}]")
        stage.perform(.push(SplitRoot(Screen("l"), Screen("d"))), on: stack)
        #expect(stage.drawn == "[a, {x, y*}, ([l] | [d])]" || stage.drawn == "[a, {x, y*}, (l | d)]")
        #expect(stage.outcomes == ["completed", "completed", "completed"])
    }
}
