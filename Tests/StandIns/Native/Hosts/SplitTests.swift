@_spi(Hosting) import Coordination
import CoordinationSwiftUI
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
        let slash = isNarrow ? "/" : ""
        let steps: [(() -> Void, String)] = [
            ({ theatre.perform(.showDetail(Screen("article")), on: split) }, "(\(slash)[list] | article)"),
            ({ theatre.perform(.push(Screen("more")), on: list) }, "([list, more] | \(slash)article)"),
            (
                { theatre.perform(.showDetail(StackRoot(Screen("x"), Screen("y"))), on: split) },
                "(\(slash)[list, more] | [x, y])"
            ),
            ({ theatre.perform(.clear(column: 1), on: split) }, "([list, more] | )"),
        ]
        for (index, (step, drawn)) in steps.enumerated() {
            step()
            for _ in 0..<20 { await Surroundings.wait() }
            #expect(theatre.outcomes == Array(repeating: "completed", count: index + 1))
            #expect(await theatre.drawn == drawn)
        }
    }

    @Test("a split in a modal goes back column by column, and at the first one no further", .inANarrowWindow)
    func presented() async {
        let stack = StackRoot(Screen("a"))
        let theatre = await Theatre(stack)
        await theatre.setNarrow(true)
        let split = SplitRoot(StackRoot(Screen("l")), Screen("m"), Screen("d"), columns: 3, inHand: 2)
        theatre.perform(.present(split), on: stack)
        #expect(await theatre.drawn == "[a]^(/[l] | /m | d)" && theatre.outcomes == ["completed"])
        #expect(theatre.tapBack())
        #expect(await theatre.drawn == "[a]^(/[l] | m | /d)")
        #expect(theatre.tapBack())
        #expect(await theatre.drawn == "[a]^([l] | /m | /d)" && !theatre.tapBack())
        theatre.perform(.dismiss(), on: stack)
        #expect(await theatre.drawn == "[a]" && theatre.outcomes == ["completed", "completed"])
    }

    @Test("a split that is pushed, or in another one, is narrow with its window", .inANarrowWindow)
    func nested() async {
        let stack = StackRoot(Screen("a"))
        let theatre = await Theatre(stack)
        await theatre.setNarrow(true)
        _ = theatre.takeReports()
        let inner = SplitRoot(Screen("x"), Screen("y"))
        theatre.perform(.push(SplitRoot(Screen("l"), inner)), on: stack)
        #expect(await theatre.drawn == "[a, (l | /(x | /y))]" && theatre.takeReports() == [])
        theatre.perform(.showDetail(inner.columns[1]!), on: inner)
        #expect(await theatre.drawn == "[a, (/l | (/x | y))]")
        await theatre.setNarrow(false)
        #expect(await theatre.drawn == "[a, (l | (x | y))]")
        #expect(theatre.outcomes == ["completed", "completed"])
    }

    @Test(
        "back past columns that are empty is a step to the next filled one, else the column comes again",
        .inANarrowWindow)
    func empty() async {
        let split = SplitRoot(Screen("a"), Screen("b"), Screen("c"), columns: 3, inHand: 2)
        split.perform(.clear(column: 1))
        let theatre = await Theatre(split)
        await theatre.setNarrow(true)
        #expect(await theatre.drawn == "(/a |  | c)")
        _ = theatre.takeReports()
        #expect(theatre.tapBack())
        #expect(await theatre.drawn == "(a |  | /c)")
        #expect(theatre.takeReports() == [.stepped(to: split.columns[0]!.node.id)])
        theatre.perform(.clear(column: 0), on: split)
        #expect(await theatre.drawn == "( |  | c)")
        #expect(theatre.tapBack())
        #expect(await theatre.drawn == "( |  | c)" && theatre.takeReports() == [])
    }

    @Test("a swipe back that is given up steps to nothing", .inANarrowWindow)
    func cancelled() async {
        let theatre = await Theatre(SplitRoot(StackRoot(Screen("l")), Screen("d"), inHand: 1))
        await theatre.setNarrow(true)
        for isCancelled in [true, false] {
            #expect(theatre.hand.beginSwipe(in: theatre.window))
            theatre.hand.endSwipe(in: theatre.window, isCancelled: isCancelled)
            #expect(await theatre.drawn == (isCancelled ? "(/[l] | d)" : "([l] | /d)"))
        }
    }

    @Test("a window that comes back is as wide as it is then, and shows the column in hand", .inANarrowWindow)
    func window() async {
        let theatre = await Theatre(SplitRoot(StackRoot(Screen("l")), Screen("d"), inHand: 1))
        await theatre.setNarrow(true)
        #expect(theatre.tapBack())
        await theatre.settle()
        await theatre.close()
        _ = theatre.takeReports()
        await theatre.show()
        #expect(await theatre.drawn == "([l] | /d)" && theatre.takeReports() == [])
        await theatre.close()
        theatre.device.setNarrow(false, theatre.window)
        await theatre.show()
        #expect(await theatre.drawn == "([l] | d)")
    }
}
