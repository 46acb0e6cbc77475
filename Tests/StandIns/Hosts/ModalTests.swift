import Coordination
import CoordinationTesting
#if canImport(CoordinationUIKit)
    import CoordinationUIKit
#else
    import HostUnderTest
#endif
import Testing
import UIKit

@Suite("A host that ships, for UIKit: modals and alerts", .noUnhandledFailures) @MainActor struct ModalTests {
    let tabs = TabRoot(StackRoot(Screen("a")), Screen("users"))

    @Test("a screen that presents something by itself is waited for, and stops nothing")
    func byItself() throws {
        let stage = Stage(tabs)
        let theirs = UIViewController()
        stage.tree.present(theirs, animated: true)
        stage.hand.settle()
        stage.perform(.present(Screen("m")), on: tabs)
        stage.hand.settle()
        #expect(stage.outcomes == [] && Toolkit.log == [])
        theirs.dismiss(animated: true)
        #expect(stage.drawn == "{[a]*, users}^m")
        #expect(stage.outcomes == ["completed"])
    }

    @Test(
        "what a sheet of ours presents by itself is waited for, too, dragged away or dismissed",
        arguments: [true, false])
    func byASheet(isDragged: Bool) throws {
        let stage = Stage(tabs)
        stage.perform(.present(Screen("m")), on: tabs)
        stage.hand.settle()
        let theirs = UIViewController()
        stage.top().present(theirs, animated: false)
        stage.perform(.alert("Sure?", choices: [.cancel()]), on: tabs)
        stage.hand.settle()
        #expect(stage.outcomes == ["completed"])
        if isDragged { stage.hand.dragAway(theirs) } else { theirs.dismiss(animated: false) }
        #expect(stage.drawn == "{[a]*, users}^m!Sure?" && stage.outcomes == ["completed", "completed"])
    }

    @Test("while something of the screen's own is up, recover heals, and what does not have to be presented goes on")
    func recovers() throws {
        let stage = Stage(tabs)
        let theirs = UIViewController()
        stage.tree.present(theirs, animated: true)
        stage.hand.settle()
        stage.perform(.present(Screen("m")), on: tabs)
        stage.perform(.select(index: 1), on: tabs)
        stage.hand.settle()
        #expect(stage.outcomes == [])
        stage.windows.recover(to: .none()) { _ in }
        #expect(stage.outcomes.count == 2)
        stage.perform(.select(index: 1), on: tabs)
        stage.hand.settle()
        #expect(stage.outcomes.last == "completed" && stage.outcomes.count == 3)
        theirs.dismiss(animated: true)
        #expect(stage.drawn == "{[a], users*}")
    }

    @Test("what is on a modal that the app dismisses goes with it")
    func below() throws {
        let stage = Stage(tabs)
        stage.perform(.present(Screen("m")), on: tabs)
        stage.hand.settle()
        stage.top().present(UIViewController(), animated: true)
        stage.hand.settle()
        stage.perform(.dismiss(), on: tabs)
        #expect(stage.drawn == "{[a]*, users}" && stage.outcomes == ["completed", "completed"])
    }

    @Test("a sheet that is being dragged away while the app dismisses it", arguments: [true, false], [0, 1, 3])
    func races(isCancelled: Bool, turns: Int) throws {
        let stage = Stage(tabs)
        stage.perform(.multiple(.present(Screen("m")), .present(Screen("n"))), on: tabs)
        stage.hand.settle()
        let sheet = stage.top()
        #expect(stage.hand.beginDrag(of: sheet) == .follows)
        stage.perform(.multiple(.dismissAll(), .present(Screen("o"))), on: tabs)
        for _ in 0..<turns { stage.hand.wait() }
        stage.hand.endDrag(of: sheet, isCancelled: isCancelled)
        #expect(stage.drawn == "{[a]*, users}^o")
        #expect(stage.outcomes == ["completed", "completed"] && Toolkit.log == [])
    }

    @Test(
        "under a finger that swipes in a sheet, nothing is presented and nothing dismissed", arguments: [true, false])
    func swipes(isCancelled: Bool) throws {
        let stage = Stage(tabs)
        let stack = StackRoot(Screen("m"), Screen("n"))
        stage.perform(.present(stack), on: tabs)
        stage.hand.settle()
        let navigation = try stage.navigation(stack)
        #expect(stage.hand.beginSwipe(on: navigation) == .follows)
        stage.perform(.multiple(.dismiss(), .present(Screen("o"))), on: tabs)
        stage.hand.settle()
        #expect(stage.outcomes == ["completed"] && stage.tree.presentedViewController === navigation)
        stage.hand.endSwipe(on: navigation, isCancelled: isCancelled)
        #expect(stage.drawn == "{[a]*, users}^o" && stage.outcomes == ["completed", "completed"])
    }

    @Test("a sheet that is let go of again stays, and one that goes is reported once")
    func drags() throws {
        let stage = Stage(tabs)
        stage.perform(.present(Screen("m")), on: tabs)
        stage.hand.settle()
        for isCancelled in [true, false] {
            #expect(stage.hand.beginDrag(of: stage.top()) == .follows)
            stage.hand.wait()
            stage.hand.endDrag(of: stage.top(), isCancelled: isCancelled)
            #expect(stage.drawn == (isCancelled ? "{[a]*, users}^m" : "{[a]*, users}"))
            #expect(stage.takeReports().count == (isCancelled ? 0 : 1))
        }
    }

    @Test("a sheet that has to be answered does not follow the finger, and is told of once")
    func locked() throws {
        let stage = Stage(tabs)
        stage.perform(.present(Screen("m"), style: .sheet(dismissible: false)), on: tabs)
        stage.hand.settle()
        #expect(stage.hand.beginDrag(of: stage.top()) == .held)
        #expect(stage.drawn == "{[a]*, users}^m" && stage.takeReports().count == 1)
    }

    @Test("a screen that dismisses itself is taken down")
    func dismissesItself() throws {
        let stage = Stage(tabs)
        stage.perform(.multiple(.present(Screen("m")), .present(Screen("n"))), on: tabs)
        stage.hand.settle()
        stage.top().dismiss(animated: true)
        #expect(stage.drawn == "{[a]*, users}^m" && stage.takeReports().count == 1)
        stage.tree.dismiss(animated: true)
        #expect(stage.drawn == "{[a]*, users}" && stage.takeReports().count == 1)
    }

    @Test("modals and alerts come and go one by one, and the commit waits for all")
    func several() throws {
        let stage = Stage(tabs)
        stage.perform(
            .multiple(
                .present(StackRoot(Screen("m"))), .present(Screen("n"), style: .fullScreen),
                .alert("Sure?", choices: [AlertChoice("Yes"), .cancel()])), on: tabs)
        for _ in 0..<4 { stage.hand.wait() }
        #expect(stage.outcomes == [])
        #expect(stage.drawn == "{[a]*, users}^[m]^n!Sure?" && stage.outcomes == ["completed"])
        #expect(stage.hand.press("Yes", on: try #require(stage.top() as? UIAlertController)))
        #expect(stage.drawn == "{[a]*, users}^[m]^n" && stage.takeReports().count == 1)
        stage.perform(.multiple(.dismissAll(), .present(Screen("o"))), on: tabs)
        #expect(stage.drawn == "{[a]*, users}^o")
    }

    @Test("what UIKit does not do, and does not say why, is tried again, then refused, and nothing hangs")
    func refused() {
        let stage = Stage(tabs)
        Toolkit.refusals = 2
        stage.perform(.present(Screen("m")), on: tabs)
        #expect(stage.drawn == "{[a]*, users}" && stage.outcomes.last?.contains("did not present 'm'") == true)
        Toolkit.refusals = 1
        stage.perform(.present(Screen("n")), on: tabs)
        #expect(stage.drawn == "{[a]*, users}^n" && stage.outcomes.last == "completed")
        Toolkit.refusals = 2
        stage.perform(.multiple(.select(index: 1), .dismiss()), on: tabs)
        #expect(stage.drawn == "{[a]*, users}^n" && stage.outcomes.last?.contains("did not dismiss 'n'") == true)
        Toolkit.refusals = 1
        stage.perform(.dismiss(), on: tabs)
        #expect(stage.drawn == "{[a]*, users}" && stage.outcomes.last == "completed")
    }

    @Test("what has come and gone without a word is found to have, and nothing hangs", arguments: [true, false])
    func lost(isAnimated: Bool) {
        let stage = Stage(tabs)
        let options: TransitionOptions = isAnimated ? .animated : .unanimated
        Toolkit.lostCompletions = 4
        stage.perform(.present(Screen("m")), on: tabs, with: options)
        #expect(stage.drawn == "{[a]*, users}^m" && stage.outcomes == ["completed"])
        stage.perform(.alert("Sure?", choices: [AlertChoice("Yes"), .cancel()]), on: tabs, with: options)
        #expect(stage.drawn == "{[a]*, users}^m!Sure?" && stage.outcomes.count == 2)
        stage.windows.recover(to: .none()) { _ in }
        #expect(stage.drawn == "{[a]*, users}^m")
        stage.perform(.dismiss(), on: tabs, with: options)
        #expect(stage.drawn == "{[a]*, users}" && stage.outcomes == Array(repeating: "completed", count: 3))
        #expect(Toolkit.lostCompletions == 0 && stage.takeReports() == [])
    }

    @Test("a modal that does not end coming is refused, other commits go on, and it is taken off at last")
    func endless() throws {
        let stage = Stage(tabs)
        Toolkit.endless = 1
        stage.perform(.present(Screen("m")), on: tabs)
        for _ in 0..<6 { stage.hand.wait() }
        #expect(stage.outcomes == [])
        stage.hand.settle()
        #expect(stage.outcomes.last?.contains("did not end presenting 'm'") == true)
        stage.perform(.select(index: 1), on: tabs)
        stage.hand.settle()
        #expect(stage.outcomes.last == "completed")
        expect(stage.windows, "main: {[a], users*}")
        Toolkit.endAll()
        #expect(stage.drawn == "{[a], users*}")
        stage.perform(.present(Screen("n")), on: tabs)
        #expect(stage.drawn == "{[a], users*}^n" && stage.outcomes.last == "completed" && stage.takeReports() == [])
    }

    @Test("a modal that does not end going stays on the tree, and is reported when it has gone")
    func endlessDismissal() throws {
        let stage = Stage(tabs)
        stage.perform(.present(Screen("m")), on: tabs)
        stage.hand.settle()
        Toolkit.endless = 1
        stage.perform(.dismiss(), on: tabs)
        stage.hand.settle()
        #expect(stage.outcomes.last?.contains("did not end dismissing 'm'") == true)
        stage.perform(.select(index: 1), on: tabs)
        #expect(stage.drawn == "{[a], users*}^m" && stage.outcomes.last == "completed")
        Toolkit.endAll()
        #expect(stage.drawn == "{[a], users*}" && stage.takeReports().count == 1)
    }

    @Test("what is presented before there is a window comes as soon as there is one")
    func early() {
        let root = StackRoot(Screen("a"))
        let stage = Stage(root, isShown: false)
        stage.perform(.present(Screen("m")), on: root)
        stage.perform(.push(Screen("b")), on: root)
        stage.hand.settle()
        #expect(stage.outcomes == ["completed", "completed"])
        stage.show()
        #expect(stage.drawn == "[a, b]^m")
    }

    @Test("a modal comes with an animation of the app's, and goes with it")
    func animation() {
        let stage = Stage(tabs)
        let fader = Fader()
        stage.style.animators["fade"] = fader
        let fade = Animation(
            presentation: TransitionAnimation("fade", duration: .seconds(1)),
            dismissal: TransitionAnimation("fade", duration: .seconds(1)))
        stage.perform(.present(Screen("m"), style: .fullScreen, animation: fade), on: tabs)
        for _ in 0..<3 { stage.hand.wait() }
        #expect(fader.count == 1 && stage.outcomes == [])
        fader.finish()
        #expect(stage.drawn == "{[a]*, users}^m")
        stage.perform(.dismiss(), on: tabs)
        for _ in 0..<3 { stage.hand.wait() }
        fader.finish()
        #expect(stage.drawn == "{[a]*, users}" && fader.count == 2 && stage.outcomes == ["completed", "completed"])
    }

    @Test("a modal stands as its style says, and what UIKit has no word for by what it covers")
    func styles() throws {
        let stage = Stage(tabs)
        var undrawn: [String] = []
        stage.windows.diagnostics = { undrawn.append($0.error?.summary ?? "") }
        let button = UIView()
        stage.style.anchors["share"] = button
        let rows: [(PresentationStyle, UIModalPresentationStyle)] = [
            (.automatic, .automatic), (.fullScreen, .fullScreen), (.sheet(grabber: true), .automatic),
            (.formSheet(), .formSheet), (.overFullScreen(), .overFullScreen),
            (.overCurrentContext(), .overCurrentContext), (.popover(from: "share"), .popover),
            (.popover(from: "elsewhere"), .automatic), (.custom("curtain", covers: true), .fullScreen),
            (.pageSheet(detents: [.medium, .height(310), .fraction(0.25)], selected: .height(310)), .pageSheet),
        ]
        for (style, expected) in rows {
            stage.perform(.multiple(.dismissAll(), .present(Screen("m"), style: style)), on: tabs)
            #expect(stage.drawn == "{[a]*, users}^m")
            let view = stage.top()
            #expect(view.modalPresentationStyle == expected, "\(style)")
            #expect(view.popoverPresentationController?.sourceView === (expected == .popover ? button : nil))
            #expect(view.sheetPresentationController?.prefersGrabberVisible != true || style.hasGrabber)
        }
        #expect(undrawn.count == 2)
        let sheet = try #require(stage.top().sheetPresentationController)
        #expect(sheet.detents.count == 3 && sheet.selectedDetentIdentifier == sheet.detents[1].identifier)
    }
}
