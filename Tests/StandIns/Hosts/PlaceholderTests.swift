@_spi(Hosting) import Coordination
import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

@Suite(
    "A host that ships, for UIKit: placeholders in empty columns", .onScreen, .whereThereIsAScreen,
    .noUnhandledFailures) @MainActor
struct PlaceholderTests {
    let split: SplitRoot

    init() {
        split = SplitRoot(
            StackRoot(Screen("list")), placeholders: [0: Screen("no folder"), 1: Screen("no letter")])
    }

    /// The titles of the screens in the columns in sight, with what is beneath them on their stacks.
    private func titles(_ stage: Stage) throws -> [[String]] {
        let controller = try #require(try stage.view(split) as? UISplitViewController)
        return [UISplitViewController.Column.primary, .secondary].compactMap { column in
            guard let stack = controller.viewController(for: column) as? UINavigationController,
                stack.viewIfLoaded?.window != nil, stack.parent === controller
            else { return nil }
            return stack.viewControllers.map { view in
                (view as? UINavigationController)?.topViewController?.title ?? view.title ?? ""
            }
        }
    }

    @Test("one is drawn in an empty column, and taken away when that is filled") func drawn() async throws {
        let stage = await Stage(split)
        await stage.setNarrow(false)
        #expect(await stage.drawn == "([list] | )")
        #expect(try titles(stage) == [["list"], ["no letter"]])
        var events: [String] = []
        stage.windows.observeVisibility { events += $0.appeared.map(\.name) }
        events = []
        stage.perform(.showDetail(Screen("letter")), on: split)
        #expect(await stage.drawn == "([list] | letter)")
        #expect(try titles(stage) == [["list"], ["letter"]])
        #expect(events == ["letter"])
        stage.perform(.clear(column: 1), on: split)
        #expect(await stage.drawn == "([list] | )")
        #expect(try titles(stage) == [["list"], ["no letter"]] && stage.windows.top.node.name == "list")
    }

    @Test("a narrow window shows the list, launched or folded, and never one beneath a letter")
    func narrow() async throws {
        let stage = await Stage(split)
        await stage.setNarrow(true)
        #expect(await stage.drawn == "([list] | )")
        #expect(try titles(stage) == [["list"]])
        await stage.setNarrow(false)
        #expect(try titles(stage) == [["list"], ["no letter"]])
        await stage.setNarrow(true)
        #expect(try titles(stage) == [["list"]])
        await stage.setNarrow(false)
        stage.perform(.multiple(.showDetail(Screen("letter")), .clear(column: 0)), on: split)
        #expect(await stage.drawn == "( | letter)")
        #expect(try titles(stage) == [["no folder"], ["letter"]])
        await stage.setNarrow(true)
        #expect(await stage.drawn == "( | letter)")
        #expect(try titles(stage) == [["letter"]] && stage.takeReports() == [])
    }

    @Test("an empty split in a narrow window shows that of the column in hand") func empty() async throws {
        let stage = await Stage(split)
        await stage.setNarrow(true)
        stage.perform(.clear(column: 0), on: split)
        #expect(await stage.drawn == "( | )")
        #expect(try titles(stage) == [["no folder"]])
        stage.perform(.showDetail(Screen("letter")), on: split)
        #expect(await stage.drawn == "( | letter)")
        #expect(try titles(stage) == [["letter"]])
        await stage.setNarrow(false)
        #expect(try titles(stage) == [["no folder"], ["letter"]])
    }
}
