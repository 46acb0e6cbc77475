@_spi(Hosting) import Coordination
import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

@Suite("A host that ships, for UIKit: modals and alerts", .onScreen, .whereThereIsAScreen, .noUnhandledFailures)
@MainActor struct ModalTests {
    let tabs = TabRoot(StackRoot(Screen("a")), Screen("users"))

    @Test("a screen that presents something by itself is waited for, and stops nothing")
    func byItself() async throws {
        let stage = await Stage(tabs)
        let theirs = UIViewController()
        stage.tree.present(theirs, animated: true)
        await stage.settle()
        stage.perform(.present(Screen("m")), on: tabs)
        await stage.settle()
        #expect(stage.outcomes == [] && stage.device.warnings == [])
        theirs.dismiss(animated: true)
        #expect(await stage.drawn == "{[a]*, users}^m")
        #expect(stage.outcomes == ["completed"])
    }

    @Test(
        "a view that our sheet presents by itself is waited for, dragged away or dismissed",
        arguments: [true, false])
    func byASheet(isDragged: Bool) async throws {
        let stage = await Stage(tabs)
        stage.perform(.present(Screen("m")), on: tabs)
        await stage.settle()
        let theirs = UIViewController()
        stage.top().present(theirs, animated: false)
        stage.perform(.alert("Sure?", choices: [.cancel()]), on: tabs)
        await stage.settle()
        #expect(stage.outcomes == ["completed"])
        if isDragged { _ = stage.hand.dragAway(theirs) } else { theirs.dismiss(animated: false) }
        #expect(await stage.drawn == "{[a]*, users}^m!Sure?" && stage.outcomes == ["completed", "completed"])
    }

    @Test("recover works while a screen's own view is up, and commits without a modal go on")
    func recovers() async throws {
        let stage = await Stage(tabs)
        let theirs = UIViewController()
        stage.tree.present(theirs, animated: true)
        await stage.settle()
        stage.perform(.present(Screen("m")), on: tabs)
        stage.perform(.select(index: 1), on: tabs)
        await stage.settle()
        #expect(stage.outcomes == [])
        stage.windows.recover(to: .none()) { _ in }
        #expect(stage.outcomes.count == 2)
        stage.perform(.select(index: 1), on: tabs)
        await stage.settle()
        #expect(stage.outcomes.last == "completed" && stage.outcomes.count == 3)
        theirs.dismiss(animated: true)
        #expect(await stage.drawn == "{[a], users*}")
    }

    @Test("a view on a modal that the app dismisses goes with the modal")
    func below() async throws {
        let stage = await Stage(tabs)
        stage.perform(.present(Screen("m")), on: tabs)
        await stage.settle()
        stage.top().present(UIViewController(), animated: true)
        await stage.settle()
        stage.perform(.dismiss(), on: tabs)
        #expect(await stage.drawn == "{[a]*, users}" && stage.outcomes == ["completed", "completed"])
    }

    @Test(
        "a sheet that is being dragged away while the app dismisses it", .withAFingerDown, arguments: [true, false],
        [0, 1, 3])
    func races(isCancelled: Bool, turns: Int) async throws {
        let stage = await Stage(tabs)
        stage.perform(.multiple(.present(Screen("m")), .present(Screen("n"))), on: tabs)
        await stage.settle()
        let sheet = stage.top()
        #expect(stage.hand.beginDrag(of: sheet) == .follows)
        stage.perform(.multiple(.dismissAll(), .present(Screen("o"))), on: tabs)
        for _ in 0..<turns { await stage.wait() }
        stage.hand.endDrag(of: sheet, isCancelled: isCancelled)
        #expect(await stage.drawn == "{[a]*, users}^o")
        #expect(stage.outcomes == ["completed", "completed"] && stage.device.warnings == [])
    }

    @Test(
        "under a finger that swipes in a sheet, nothing is presented and nothing dismissed", .withAFingerDown,
        arguments: [true, false])
    func swipes(isCancelled: Bool) async throws {
        let stage = await Stage(tabs)
        let stack = StackRoot(Screen("m"), Screen("n"))
        stage.perform(.present(stack), on: tabs)
        await stage.settle()
        let navigation = try stage.navigation(stack)
        #expect(stage.hand.beginSwipe(on: navigation) == .follows)
        stage.perform(.multiple(.dismiss(), .present(Screen("o"))), on: tabs)
        await stage.settle()
        #expect(stage.outcomes == ["completed"] && stage.tree.presentedViewController === navigation)
        stage.hand.endSwipe(on: navigation, isCancelled: isCancelled)
        #expect(await stage.drawn == "{[a]*, users}^o" && stage.outcomes == ["completed", "completed"])
    }

    @Test("a sheet that is let go of again stays, and one that goes is reported once")
    func drags() async throws {
        let stage = await Stage(tabs)
        stage.perform(.present(Screen("m")), on: tabs)
        await stage.settle()
        for isCancelled in stage.hand.ends {
            #expect(stage.hand.drag(stage.top(), isCancelled: isCancelled) == .follows)
            #expect(await stage.drawn == (isCancelled ? "{[a]*, users}^m" : "{[a]*, users}"))
            #expect(stage.takeReports().count == (isCancelled ? 0 : 1))
        }
    }

    @Test("a sheet that has to be answered does not follow the finger, and is reported once")
    func locked() async throws {
        let stage = await Stage(tabs)
        stage.perform(.present(Screen("m"), style: .sheet(dismissible: false)), on: tabs)
        await stage.settle()
        #expect(stage.hand.dragAway(stage.top()) == .held)
        #expect(await stage.drawn == "{[a]*, users}^m" && stage.takeReports().count == 1)
    }

    @Test("a screen that dismisses itself is taken down")
    func dismissesItself() async throws {
        let stage = await Stage(tabs)
        stage.perform(.multiple(.present(Screen("m")), .present(Screen("n"))), on: tabs)
        await stage.settle()
        stage.top().dismiss(animated: true)
        #expect(await stage.drawn == "{[a]*, users}^m" && stage.takeReports().count == 1)
        stage.tree.dismiss(animated: true)
        #expect(await stage.drawn == "{[a]*, users}" && stage.takeReports().count == 1)
    }

    @Test("modals and alerts come and go one by one, and the commit waits for all")
    func several() async throws {
        let stage = await Stage(tabs)
        stage.perform(
            .multiple(
                .present(StackRoot(Screen("m"))), .present(Screen("n"), style: .fullScreen),
                .alert("Sure?", choices: [AlertChoice("Yes"), .cancel()])), on: tabs)
        #expect(await stage.drawn == "{[a]*, users}^[m]^n!Sure?" && stage.outcomes == ["completed"])
        #expect(stage.drawnAtOutcome == "{[a]*, users}^[m]^n!Sure?")
        #expect(stage.hand.press("Yes", on: try #require(stage.top() as? UIAlertController)))
        #expect(await stage.drawn == "{[a]*, users}^[m]^n" && stage.takeReports().count == 1)
        stage.perform(.multiple(.dismissAll(), .present(Screen("o"))), on: tabs)
        #expect(await stage.drawn == "{[a]*, users}^o")
    }

    @Test("a modal presented before there is a window comes as soon as there is one")
    func early() async {
        let root = StackRoot(Screen("a"))
        let stage = await Stage(root, isShown: false)
        stage.perform(.present(Screen("m")), on: root)
        stage.perform(.push(Screen("b")), on: root)
        await stage.settle()
        #expect(stage.outcomes == ["completed", "completed"])
        await stage.show()
        #expect(await stage.drawn == "[a, b]^m")
    }

    @Test("a modal comes with an animation of the app's, and goes with it")
    func animation() async {
        let stage = await Stage(tabs)
        let fader = Fader()
        stage.style.animators["fade"] = fader
        let fade = TransitionAnimation(
            "fade", duration: .seconds(1),
            dismissal: TransitionAnimation("fade", duration: .seconds(1)))
        stage.perform(.present(Screen("m"), style: .fullScreen, animation: fade), on: tabs)
        for _ in 0..<3 { await stage.wait() }
        #expect(fader.count == 1 && stage.outcomes == [])
        fader.finish()
        #expect(await stage.drawn == "{[a]*, users}^m")
        stage.perform(.dismiss(), on: tabs)
        for _ in 0..<3 { await stage.wait() }
        fader.finish()
        #expect(
            await stage.drawn == "{[a]*, users}" && fader.count == 2 && stage.outcomes == ["completed", "completed"])
    }

    @Test("a modal has its style, or the closest of UIKit's by what it covers")
    func styles() async throws {
        let stage = await Stage(tabs)
        var undrawn: [String] = []
        stage.windows.diagnosticsHandler = { undrawn.append($0.error?.summary ?? "") }
        let button = UIView()
        stage.style.anchors["share"] = button
        let rows: [(PresentationStyle, UIModalPresentationStyle)] = [
            (.automatic, .automatic), (.fullScreen, .fullScreen), (.sheet(grabber: true), .automatic),
            (.formSheet(), .formSheet), (.overFullScreen, .overFullScreen),
            (.overCurrentContext, .overCurrentContext), (.popover(from: "share"), .popover),
            (.popover(from: "elsewhere"), .automatic), (.custom("curtain", covers: true), .fullScreen),
            (.pageSheet(detents: [.medium, .height(310), .fraction(0.25)], selected: .height(310)), .pageSheet),
        ]
        for (style, expected) in rows {
            stage.perform(.multiple(.dismissAll(), .present(Screen("m"), style: style)), on: tabs)
            #expect(await stage.drawn == "{[a]*, users}^m")
            let view = stage.top()
            #expect(view.modalPresentationStyle == expected, "\(style)")
            #expect(view.popoverPresentationController?.sourceItem === (expected == .popover ? button : nil))
            #expect(view.sheetPresentationController?.prefersGrabberVisible != true || style.hasGrabber)
        }
        #expect(undrawn.count == 2)
        let sheet = try #require(stage.top().sheetPresentationController)
        #expect(sheet.detents.count == 3 && sheet.selectedDetentIdentifier == sheet.detents[1].identifier)
    }

    @Test("a screen moved from a stack to a modal has its style, and so has one presented again")
    func restyled() async {
        let (stack, detail) = (StackRoot(Screen("a")), Screen("detail"))
        let stage = await Stage(stack)
        stage.perform(.push(detail), on: stack)
        await stage.settle()
        stage.perform(.multiple(.pop(), .present(detail, style: .fullScreen)), on: stack)
        #expect(await stage.drawn == "[a]^detail" && stage.top().modalPresentationStyle == .fullScreen)
        stage.perform(.multiple(.dismiss(), .present(detail, style: .formSheet())), on: stack)
        #expect(await stage.drawn == "[a]^detail" && stage.top().modalPresentationStyle == .formSheet)
        #expect(stage.outcomes == Array(repeating: "completed", count: 3))
    }

    @Test("a modal goes with an animation that was given when it is dismissed")
    func dismissalAnimation() async {
        let stage = await Stage(tabs)
        let fader = Fader()
        stage.style.animators["fade"] = fader
        stage.perform(.present(Screen("m"), style: .fullScreen), on: tabs)
        await stage.settle()
        let fade = TransitionAnimation(dismissal: TransitionAnimation("fade", duration: .seconds(1)))
        stage.perform(.dismiss(animation: fade), on: tabs)
        for _ in 0..<3 { await stage.wait() }
        #expect(fader.count == 1)
        fader.finish()
        #expect(await stage.drawn == "{[a]*, users}" && stage.outcomes == ["completed", "completed"])
    }

    @Test("a search that is active holds up neither modals nor alerts", arguments: [true, false])
    func search(isAlert: Bool) async throws {
        let stage = await Stage(tabs)
        let list = Screen("list")
        stage.perform(.present(StackRoot(list)), on: tabs)
        await stage.settle()
        let search = UISearchController(searchResultsController: nil)
        try stage.view(list).present(search, animated: true)
        await stage.settle()
        let alert = Transition<TabRoot>.alert("Sure?", choices: [AlertChoice("Yes"), .cancel()])
        stage.perform(isAlert ? alert : .present(Screen("m")), on: tabs)
        #expect(await stage.drawn == "{[a]*, users}^[list]" + (isAlert ? "!Sure?" : "^m"))
        #expect(stage.outcomes == ["completed", "completed"])
        if isAlert {
            #expect(stage.hand.press("Yes", on: try #require(stage.top() as? UIAlertController)))
        } else {
            stage.perform(.dismiss(), on: tabs)
        }
        #expect(await stage.drawn == "{[a]*, users}^[list]" && stage.top() === search)
        stage.perform(.dismiss(), on: tabs)
        #expect(await stage.drawn == "{[a]*, users}")
    }
}
