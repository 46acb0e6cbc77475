import Coordination
import CoordinationTesting
import Testing

@Suite(
    "A host that ships, for SwiftUI: a split in a narrow window", .onScreen, .whereThereIsAScreen, .noUnhandledFailures)
@MainActor struct SplitTests {
    @Test(
        "a split has its columns, narrow or wide, and no commit waits for one that is out of sight",
        arguments: Surroundings.canBeNarrow ? [true, false] : [false])
    func split(isNarrow: Bool) async {
        let list = StackRoot(Screen("list"))
        let split = SplitRoot(list)
        let theatre = await Theatre(split)
        await theatre.setNarrow(isNarrow)
        #expect(await theatre.drawn == "([list] | )")
        let steps: [() -> Void] = [
            { theatre.perform(.showDetail(Screen("article")), on: split) },
            { theatre.perform(.push(Screen("more")), on: list) },
            { theatre.perform(.showDetail(StackRoot(Screen("x"), Screen("y"))), on: split) },
            { theatre.perform(.clear(column: 1), on: split) },
        ]
        for (index, step) in steps.enumerated() {
            step()
            for _ in 0..<20 { await Surroundings.wait() }
            #expect(theatre.outcomes == Array(repeating: "completed", count: index + 1))
        }
        #expect(await theatre.drawn == "([list, more] | )")
    }

    @Test("a split is presented in a narrow window", .inANarrowWindow)
    func presented() async {
        let stack = StackRoot(Screen("a"))
        let theatre = await Theatre(stack)
        await theatre.setNarrow(true)
        theatre.perform(.present(SplitRoot(StackRoot(Screen("l")), Screen("m"), Screen("d"), columns: 3)), on: stack)
        #expect(await theatre.drawn == "[a]^([l] | m | d)" && theatre.outcomes == ["completed"])
        #expect(theatre.tapBack())
        #expect(await theatre.drawn == "[a]^([l] | m | -d)")
        #expect(theatre.tapBack())
        #expect(await theatre.drawn == "[a]^([l] | -m | -d)" && !theatre.tapBack())
        theatre.perform(.dismiss(), on: stack)
        #expect(await theatre.drawn == "[a]" && theatre.outcomes == ["completed", "completed"])
    }

    @Test(
        "a user who goes back past a column in a narrow window covers it, and the tree stays",
        .inANarrowWindow)
    func back() async {
        let list = StackRoot(Screen("list"))
        let split = SplitRoot(list, Screen("article"))
        let theatre = await Theatre(split)
        await theatre.setNarrow(true)
        #expect(theatre.tapBack())
        #expect(await theatre.drawn == "([list] | -article)" && theatre.takeReports() == [])
        expect(theatre.windows, "main: ([list] | article)")
        theatre.perform(.showDetail(Screen("other")), on: split)
        #expect(await theatre.drawn == "([list] | other)" && theatre.outcomes == ["completed"])
        for isNarrow in [false, true] {
            await theatre.setNarrow(isNarrow)
            #expect(await theatre.drawn == "([list] | other)")
        }
    }

    @Test("a covered column is shown again by the next commit in a column, or when the window widens", .inANarrowWindow)
    func covered() async {
        let (list, detail) = (StackRoot(Screen("list")), StackRoot(Screen("x")))
        let tabs = TabRoot(SplitRoot(list, detail), Screen("users"))
        let theatre = await Theatre(tabs)
        await theatre.setNarrow(true)
        for (pushed, stack) in [("y", detail), ("more", list)] {
            #expect(theatre.tapBack())
            theatre.perform(.select(index: 1), on: tabs)
            theatre.perform(.select(index: 0), on: tabs)
            #expect(await theatre.drawn.contains(" | -[x"))
            theatre.perform(.push(Screen(pushed)), on: stack)
            #expect(await !theatre.drawn.contains("-"))
            theatre.perform(.popToRoot(), on: detail)
            _ = await theatre.drawn
        }
        #expect(theatre.tapBack())
        #expect(await theatre.drawn == "{([list, more] | -[x])*, users}")
        #expect(theatre.tapBack())
        #expect(await theatre.drawn == "{([list] | -[x])*, users}", "what the user does shows nothing again")
        await theatre.setNarrow(false)
        #expect(await theatre.drawn == "{([list] | [x])*, users}")
        #expect(!theatre.outcomes.contains { $0.contains("SwiftUI") })
    }

    @Test("a swipe back that is given up covers nothing", .inANarrowWindow)
    func cancelled() async {
        let theatre = await Theatre(SplitRoot(StackRoot(Screen("l")), Screen("d")))
        await theatre.setNarrow(true)
        for isCancelled in [true, false] {
            #expect(theatre.hand.beginSwipe(in: theatre.window))
            theatre.hand.endSwipe(in: theatre.window, isCancelled: isCancelled)
            #expect(await theatre.drawn == (isCancelled ? "([l] | d)" : "([l] | -d)"))
        }
    }

    @Test("a window that comes back shows what was covered still so", .inANarrowWindow)
    func window() async {
        let theatre = await Theatre(SplitRoot(StackRoot(Screen("l")), Screen("d")))
        await theatre.setNarrow(true)
        #expect(theatre.tapBack())
        await theatre.settle()
        await theatre.close()
        await theatre.show()
        #expect(await theatre.drawn == "([l] | -d)")
    }
}
