import Coordination
import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

@Suite("A host that ships, for UIKit: screens as they are", .onScreen, .whereThereIsAScreen, .noUnhandledFailures)
@MainActor struct ScreenTests {
    @Test("a screen that shows no back button is given none, and is not swiped away", arguments: [true, false])
    func noBackButton(hasItems: Bool) async throws {
        let stack = StackRoot(Screen("a"))
        let style = TestStyle()
        style.screens["form"] = Form(hasItems: hasItems)
        let stage = await Stage(stack, style: style)
        stage.perform(.push(Screen("form")), on: stack)
        await stage.settle()
        let navigation = try stage.navigation(stack)
        #expect(!stage.hand.tapBack(on: navigation))
        for isFromEdge in [true, false] {
            #expect(stage.hand.swipeBack(on: navigation, isFromEdge: isFromEdge) == .held)
        }
        #expect(await stage.drawn == "[a, form]" && stage.takeReports() == [])
        stage.perform(.push(Screen("b")), on: stack)
        await stage.settle()
        #expect(stage.hand.tapBack(on: navigation))
        #expect(await stage.drawn == "[a, form]" && stage.takeReports().count == 1)
    }

    @Test("a swipe from the edge goes back over a view that scrolls sideways, any other scrolls it")
    func overWhatScrolls() async throws {
        let stack = StackRoot(Screen("a"), Screen("b"))
        let stage = await Stage(stack)
        let navigation = try stage.navigation(stack)
        let (wide, tall) = (UIScrollView(), UIScrollView())
        wide.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        tall.frame = wide.frame
        wide.contentSize = CGSize(width: 300, height: 100)
        tall.contentSize = CGSize(width: 100, height: 300)
        #expect(stage.hand.swipeBack(on: navigation, isFromEdge: false, over: wide) == .nothing)
        #expect(await stage.drawn == "[a, b]")
        #expect(stage.hand.swipeBack(on: navigation, isFromEdge: true, over: wide) == .follows)
        #expect(await stage.drawn == "[a]")
        stage.perform(.push(Screen("c")), on: stack)
        await stage.settle()
        #expect(stage.hand.swipeBack(on: navigation, isFromEdge: false, over: tall) == .follows)
        #expect(await stage.drawn == "[a]")
    }

    @Test("a screen that says no view controller can be seen, by its name")
    func empty() async throws {
        let stack = StackRoot(Screen("a"))
        let stage = await Stage(stack)
        let view = try #require(try stage.view(stack.screens[0]).viewIfLoaded)
        let label = try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "a" && label.frame == view.bounds && view.backgroundColor != nil)
    }

    @Test(
        "a model that says no view controller is named, once for its type, and an empty screen with its name is drawn")
    func withoutView() async throws {
        let stack = StackRoot(Screen("a"))
        let style = TestStyle()
        style.drawsEveryModel = false
        style.screens["styled"] = UIViewController()
        let stage = await Stage(stack, style: style)
        var told: [String] = []
        stage.windows.diagnosticsHandler = { told.append($0.message) }
        stage.perform(.push(Screen("b")), on: stack)
        stage.perform(.push(Itself()), on: stack)
        stage.perform(.push(Screen("styled")), on: stack)
        await stage.settle()
        #expect(told == [])
        for _ in 0..<2 { stage.perform(.push(Mute()), on: stack) }
        stage.perform(.present(StackRoot(Mute()), style: .fullScreen), on: stack)
        await stage.settle()
        #expect(await stage.drawn == "[a, b, itself, styled, mute, mute]^[mute]")
        #expect(
            told == [
                """
                Can't draw 'mute': Mute says no view controller.

                Let it conform to UIKitScreen, or let the TreeStyle make one; until then an empty screen with its name \
                is drawn.
                """
            ])
        stage.perform(.present(Deaf()), on: stack)
        stage.perform(.present(Screen("")), on: stack)
        await stage.settle()
        #expect(
            told.dropFirst().map { $0.prefix { $0 != "." } } == [
                "Can't draw '': Deaf says no view controller", "Can't draw '': Screen says no view controller",
            ])
    }
}

/// Models that say no view controller, and one that is one.
private final class Mute: Presentable {
    let node = Screen("mute")
}

private final class Deaf: Presentable {
    let node = Screen("")
}

private final class Itself: UIViewController, @MainActor Presentable, UIKitScreen {
    let node = Screen("itself")
    func makeViewController() -> UIViewController { self }
}

/// A screen that is left by its own buttons alone.
private final class Form: UIViewController {
    private let hasItems: Bool

    init(hasItems: Bool) {
        self.hasItems = hasItems
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = !hasItems
        if hasItems { navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel") }
    }
}
