import Coordination
import CoordinationTesting
import SwiftUI
import Testing

#if canImport(CoordinationSwiftUI)
    import CoordinationSwiftUI
#else
    import HostUnderTest
#endif

@Suite("A host that ships, for SwiftUI's own containers") @MainActor struct DrawingTests {
    @Test("every container is drawn")
    func containers() {
        let stack = StackRoot(Screen("a"), Screen("b"))
        let pages = PageRoot(Screen("p"), Screen("q"), Screen("r"))
        let split = SplitRoot(StackRoot(Screen("l")), Screen("d"))
        let tabs = TabRoot(stack, pages, split, Screen("users"))
        let theatre = Theatre(tabs)
        #expect(theatre.drawn == "{[a, b]*, <p*, q, r>, ([l] | d), users}")
        theatre.perform(.push(StackRoot(Screen("c"), Screen("d"))), on: stack)
        #expect(theatre.drawn == "{[a, b, c, d]*, <p*, q, r>, ([l] | d), users}")
        theatre.perform(.multiple(.select(index: 1), .perform(.turn(.forward), on: pages)), on: tabs)
        #expect(theatre.drawn == "{[a, b, c, d], <p, q*, r>*, ([l] | d), users}")
        theatre.perform(.present(StackRoot(Screen("m"))), on: tabs)
        theatre.perform(.alert("Sure?", choices: [AlertChoice("Yes"), .cancel()]), on: tabs)
        #expect(theatre.drawn == "{[a, b, c, d], <p, q*, r>*, ([l] | d), users}^[m]!Sure?")
        #expect(theatre.stage.press("Yes"))
        #expect(theatre.drawn == "{[a, b, c, d], <p, q*, r>*, ([l] | d), users}^[m]")
        theatre.perform(.multiple(.dismissAll(), .present(Screen("n"), style: .fullScreen)), on: tabs)
        #expect(theatre.drawn == "{[a, b, c, d], <p, q*, r>*, ([l] | d), users}^n")
        #expect(theatre.outcomes == Array(repeating: "completed", count: 5))
        #expect(Loop.log == [])
    }

    @Test(
        "modals that were there before the window did are presented one by one when it comes, and again when it comes back"
    )
    func lateWindow() {
        let stack = StackRoot(Screen("a"))
        let theatre = Theatre(stack, isShown: false)
        theatre.perform(.present(StackRoot(Screen("m"))), on: stack)
        theatre.perform(.present(Screen("n")), on: stack)
        Loop.idle()
        #expect(theatre.outcomes == ["completed", "completed"])
        theatre.show()
        #expect(theatre.drawn == "[a]^[m]^n")
        theatre.stage.close()
        Loop.idle()
        theatre.show()
        #expect(theatre.drawn == "[a]^[m]^n")
        #expect(Loop.log == [])
    }

    @Test("a modal that comes with the window, and that SwiftUI refuses more than once, is asked for again")
    func refusedWithoutCommit() {
        let stack = StackRoot(Screen("a"))
        let theatre = Theatre(stack, isShown: false)
        theatre.perform(.present(Screen("m")), on: stack)
        Loop.idle()
        #expect(theatre.outcomes == ["completed"])
        Loop.refusals = 4
        theatre.show()
        #expect(theatre.drawn == "[a]^m")
    }

    @Test("two modals that are dismissed while the upper one springs back from a drag both go", arguments: 1...5)
    func dismissedInADrag(turns: Int) {
        let stack = StackRoot(Screen("a"))
        let theatre = Theatre(stack)
        theatre.perform(.present(StackRoot(Screen("m"), Screen("n"))), on: stack)
        theatre.perform(.present(Screen("o")), on: stack)
        Loop.idle()
        Loop.animationTurns = turns
        #expect(theatre.stage.beginDrag() == .follows)
        theatre.stage.endDrag(isCancelled: true)
        theatre.perform(.dismissAll(), on: stack, with: .unanimated)
        #expect(theatre.drawn == "[a]")
    }

    @Test("what the user does is reported once")
    func user() {
        let stack = StackRoot(Screen("a"), Screen("b"), Screen("c"))
        let tabs = TabRoot(stack, Screen("users"))
        let theatre = Theatre(tabs)
        #expect(theatre.stage.tapBack())
        #expect(theatre.drawn == "{[a, b]*, users}")
        #expect(theatre.stage.tapTab(1))
        #expect(theatre.drawn == "{[a, b], users*}")
        theatre.perform(.present(Screen("m")), on: tabs)
        Loop.idle()
        #expect(theatre.stage.beginDrag() == .follows)
        theatre.stage.endDrag(isCancelled: false)
        #expect(theatre.drawn == "{[a, b], users*}")
        #expect(theatre.takeReports().count == 3)
        #expect(Loop.log == [])
    }
}
