import Coordination
import CoordinationTesting
import SwiftUI
import Testing

#if canImport(CoordinationSwiftUI)
    import CoordinationSwiftUI
#else
    import HostUnderTest
#endif

@Suite("A host that ships, for SwiftUI: a split in a narrow window", .noUnhandledFailures) @MainActor
struct SplitTests {
    @Test(
        "a split has its columns, narrow or wide, and no commit waits for one that is out of sight",
        arguments: [true, false])
    func split(isNarrow: Bool) {
        let list = StackRoot(Screen("list"))
        let split = SplitRoot(list)
        let theatre = Theatre(split)
        theatre.stage.isNarrow = isNarrow
        #expect(theatre.drawn == "([list] | )")
        let steps: [() -> Void] = [
            { theatre.perform(.showDetail(Screen("article")), on: split) },
            { theatre.perform(.push(Screen("more")), on: list) },
            { theatre.perform(.showDetail(StackRoot(Screen("x"), Screen("y"))), on: split) },
            { theatre.perform(.clear(column: 1), on: split) },
        ]
        for (index, step) in steps.enumerated() {
            step()
            for _ in 0..<20 { Loop.turn() }
            #expect(theatre.outcomes == Array(repeating: "completed", count: index + 1))
        }
        #expect(theatre.drawn == "([list, more] | )")
    }

    @Test("a split is presented in a narrow window")
    func presented() {
        let stack = StackRoot(Screen("a"))
        let theatre = Theatre(stack)
        theatre.stage.isNarrow = true
        theatre.perform(.present(SplitRoot(StackRoot(Screen("l")), Screen("m"), Screen("d"), columns: 3)), on: stack)
        #expect(theatre.drawn == "[a]^([l] | m | d)" && theatre.outcomes == ["completed"])
        #expect(theatre.stage.tapBack())
        #expect(theatre.drawn == "[a]^([l] | m | -d)")
        #expect(theatre.stage.tapBack())
        #expect(theatre.drawn == "[a]^([l] | -m | -d)" && !theatre.stage.tapBack())
        theatre.perform(.dismiss(), on: stack)
        #expect(theatre.drawn == "[a]" && theatre.outcomes == ["completed", "completed"])
    }

    @Test(
        "in a narrow window the user goes back from the bottom of a column, the tree stays, and what is drawn says that the column is covered"
    )
    func back() {
        let list = StackRoot(Screen("list"))
        let split = SplitRoot(list, Screen("article"))
        let theatre = Theatre(split)
        theatre.stage.isNarrow = true
        Loop.idle()
        #expect(theatre.stage.tapBack())
        #expect(theatre.drawn == "([list] | -article)" && theatre.takeReports() == [])
        expect(theatre.windows, "main: ([list] | article)")
        theatre.perform(.showDetail(Screen("other")), on: split)
        #expect(theatre.drawn == "([list] | other)" && theatre.outcomes == ["completed"])
        for isNarrow in [false, true] {
            theatre.stage.isNarrow = isNarrow
            #expect(theatre.drawn == "([list] | other)")
        }
    }

    @Test("a covered column is shown again by the next commit in a column, or when the window widens")
    func covered() {
        let (list, detail) = (StackRoot(Screen("list")), StackRoot(Screen("x")))
        let tabs = TabRoot(SplitRoot(list, detail), Screen("users"))
        let theatre = Theatre(tabs)
        theatre.stage.isNarrow = true
        Loop.idle()
        for (pushed, stack) in [("y", detail), ("more", list)] {
            #expect(theatre.stage.tapBack())
            theatre.perform(.select(index: 1), on: tabs)
            theatre.perform(.select(index: 0), on: tabs)
            #expect(theatre.drawn.contains(" | -[x"))
            theatre.perform(.push(Screen(pushed)), on: stack)
            #expect(!theatre.drawn.contains("-"))
            theatre.perform(.popToRoot(), on: detail)
            _ = theatre.drawn
        }
        #expect(theatre.stage.tapBack())
        #expect(theatre.drawn == "{([list, more] | -[x])*, users}")
        #expect(theatre.stage.tapBack())
        #expect(theatre.drawn == "{([list] | -[x])*, users}", "what the user does shows nothing again")
        theatre.stage.isNarrow = false
        #expect(theatre.drawn == "{([list] | [x])*, users}")
        #expect(!theatre.outcomes.contains { $0.contains("SwiftUI") })
    }

    @Test("a swipe back that is given up covers nothing")
    func cancelled() {
        let theatre = Theatre(SplitRoot(StackRoot(Screen("l")), Screen("d")))
        theatre.stage.isNarrow = true
        Loop.idle()
        for isCancelled in [true, false] {
            #expect(theatre.stage.beginSwipe() == .follows)
            theatre.stage.endSwipe(isCancelled: isCancelled)
            #expect(theatre.drawn == (isCancelled ? "([l] | d)" : "([l] | -d)"))
        }
    }

    @Test("a window that comes back shows what was covered still so")
    func window() {
        let theatre = Theatre(SplitRoot(StackRoot(Screen("l")), Screen("d")))
        theatre.stage.isNarrow = true
        Loop.idle()
        #expect(theatre.stage.tapBack())
        Loop.idle()
        theatre.stage.close()
        Loop.idle()
        theatre.show()
        #expect(theatre.drawn == "([l] | -d)")
    }
}
