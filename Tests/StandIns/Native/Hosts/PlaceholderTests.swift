@_spi(Hosting) import Coordination
import CoordinationSwiftUI
import CoordinationTesting
import Testing

@Suite(
    "A host that ships, for SwiftUI: placeholders in empty columns", .onScreen, .whereThereIsAScreen,
    .noUnhandledFailures)
@MainActor struct PlaceholderTests {
    let split = SplitRoot(
        StackRoot(Screen("list")), placeholders: [0: Screen("no folder"), 1: Screen("no letter")])

    /// The placeholders on the screen.
    private func seen(_ theatre: Theatre, _ drawn: String) async -> [String] {
        await theatre.settle()
        #expect(theatre.model.drawn == drawn)
        let words = theatre.device.read(theatre.window)
        return ["no folder", "no letter"].filter(words.contains)
    }

    @Test("one is drawn in an empty column, and taken away when that is filled") func drawn() async {
        let theatre = await Theatre(split)
        #expect(await seen(theatre, "([list] | )") == ["no letter"])
        theatre.perform(.showDetail(Screen("letter")), on: split)
        #expect(await seen(theatre, "([list] | letter)") == [])
        theatre.perform(.clear(column: 1), on: split)
        #expect(await seen(theatre, "([list] | )") == ["no letter"])
        #expect(theatre.windows.top.node.name == "list" && theatre.takeReports() == [])
    }

    @Test("a narrow window shows the list, and an empty split that of the column in hand", .inANarrowWindow)
    func narrow() async {
        let theatre = await Theatre(split)
        await theatre.setNarrow(true)
        #expect(await seen(theatre, "([list] | )") == [])
        theatre.perform(.clear(column: 0), on: split)
        #expect(await seen(theatre, "( | )") == ["no folder"])
        theatre.perform(.showDetail(Screen("letter")), on: split)
        #expect(await seen(theatre, "( | letter)") == [])
        await theatre.setNarrow(false)
        #expect(await seen(theatre, "( | letter)") == ["no folder"])
    }
}
