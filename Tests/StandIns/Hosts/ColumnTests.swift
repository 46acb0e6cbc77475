@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

/// A wide window, in which the user hides columns and shows them.
@Suite(
    "A host that ships, for UIKit: columns that the user hides", .onScreen, .whereThereIsAScreen, .noUnhandledFailures)
@MainActor struct ColumnTests {
    let list = StackRoot(Screen("list"))
    let detail = StackRoot(Screen("letter"))
    let split: SplitRoot

    init() { split = SplitRoot(list, detail, inHand: 1) }

    private func wide(_ app: any Presentable) async -> Stage {
        let stage = await Stage(app, isShown: false)
        stage.device.setNarrow(false, stage.window)
        await stage.show()
        return stage
    }

    private func controller(of split: SplitRoot, _ stage: Stage) throws -> UISplitViewController {
        try #require(stage.view(split) as? UISplitViewController)
    }

    @Test("the user hides the sidebar, which is hidden then, and showing it is a move") func hidden() async throws {
        let tabs = TabRoot(split, Screen("account"))
        let stage = await wide(tabs)
        #expect(await stage.drawn == "{([list] | [letter])*, account}")
        var viewed: [String] = []
        stage.windows.observeVisibility { if let front = $0.front { viewed.append(front.name) } }
        viewed = []
        #expect(stage.hand.showSidebars(0, of: try controller(of: split, stage)))
        #expect(await stage.drawn == "{(/[list] | [letter])*, account}")
        #expect(stage.takeReports() == [.hid(column: 0, of: split.node.id)] && !list.node.isVisible)
        expect(stage.windows, "main: {(/[list] | [letter])*, account}")
        #expect(stage.hand.showSidebars(1, of: try controller(of: split, stage)))
        #expect(await stage.drawn == "{([list] | [letter])*, account}")
        #expect(stage.takeReports() == [.showed(column: 0, of: split.node.id)] && viewed == ["list"])
        expect(stage.windows, "main: {([list]* | [letter])*, account}")
    }

    @Test("what the user has hidden is kept through folds, other tabs and covers, and by another host")
    func kept() async throws {
        let tabs = TabRoot(split, Screen("account"))
        let stage = await wide(tabs)
        #expect(stage.hand.showSidebars(0, of: try controller(of: split, stage)))
        _ = await stage.drawn
        for isNarrow in [true, false] {
            await stage.setNarrow(isNarrow)
            #expect(await stage.drawn == "{(/[list] | [letter])*, account}")
        }
        stage.perform(.select(index: 1), on: tabs)
        #expect(await stage.drawn == "{(/[list] | [letter]), account*}")
        stage.perform(.select(index: 0), on: tabs)
        stage.perform(.present(Screen("cover"), style: .fullScreen), on: tabs)
        #expect(await stage.drawn == "{(/[list] | [letter])*, account}^cover")
        stage.perform(.dismiss(), on: tabs)
        #expect(await stage.drawn == "{(/[list] | [letter])*, account}")
        #expect(stage.takeReports() == [.hid(column: 0, of: split.node.id)] && stage.widths == [.none, .all])
        stage.window.rootViewController = nil
        let other = stage.device.makeWindow()
        stage.device.setNarrow(false, other)
        let tree = TreeController(stage.windows, time: stage.device.time)
        other.rootViewController = tree
        other.makeKeyAndVisible()
        await stage.settle()
        #expect(tree.drawn == "{(/[list] | [letter])*, account}" && stage.takeReports() == [])
    }

    @Test("a hidden column that is named comes, and goes again with the hand; neither is reported")
    func named() async throws {
        let stage = await wide(split)
        #expect(stage.hand.showSidebars(0, of: try controller(of: split, stage)))
        _ = await stage.drawn
        _ = stage.takeReports()
        stage.perform(.push(Screen("folder")), on: list)
        #expect(await stage.drawn == "([list, folder] | [letter])")
        stage.perform(.showDetail(detail), on: split)
        #expect(await stage.drawn == "(/[list, folder] | [letter])")
        stage.perform(.set([Screen("inbox")]).inPlace, on: list)
        #expect(await stage.drawn == "(/[inbox] | [letter])")
        #expect(stage.takeReports() == [] && stage.widths == [] && stage.outcomes.allSatisfy { $0 == "completed" })
    }

    @Test("a sidebar with a form is there again until that was asked, if the user hides it") func form() async throws {
        let stage = await wide(split)
        stage.perform(.push(Draft()), on: list)
        #expect(await stage.drawn == "([list, draft] | [letter])")
        for answer in ["Stay", "Throw away"] {
            #expect(stage.hand.showSidebars(0, of: try controller(of: split, stage)))
            #expect(await stage.drawn == "([list, draft] | [letter])!Unsaved")
            let alert = try #require(stage.top() as? UIAlertController)
            #expect(stage.hand.press(answer, on: alert))
            #expect(await stage.drawn == "(\(answer == "Stay" ? "" : "/")[list, draft] | [letter])")
        }
    }

    @Test("of three columns the user hides one or two; one that UIKit has to show with another is reported")
    func three() async throws {
        let split = SplitRoot(Screen("a"), Screen("b"), Screen("c"), columns: 3, inHand: 2)
        let stage = await wide(split)
        #expect(await stage.drawn == "(a | b | c)" && stage.widths == [])
        let controller = try controller(of: split, stage)
        #expect(stage.hand.showSidebars(1, of: controller))
        #expect(await stage.drawn == "(/a | b | c)")
        #expect(stage.hand.showSidebars(0, of: controller))
        #expect(await stage.drawn == "(/a | /b | c)")
        #expect(stage.takeReports() == [.hid(column: 0, of: split.node.id), .hid(column: 1, of: split.node.id)])
        stage.perform(.reveal(split.columns[1]!), on: split)
        #expect(await stage.drawn == "(/a | b | c)")
        stage.perform(.reveal(split.columns[2]!), on: split)
        #expect(await stage.drawn == "(/a | /b | c)" && stage.takeReports() == [])
        stage.perform(.reveal(split.columns[0]!), on: split)
        #expect(await stage.drawn == "(a | b | c)")
        #expect(stage.takeReports() == [.showed(column: 1, of: split.node.id)] && split.node.columnInHand == 0)
        stage.perform(.reveal(split.columns[2]!), on: split)
        #expect(await stage.drawn == "(/a | b | c)")
        #expect(stage.outcomes.allSatisfy { $0 == "completed" } && stage.widths == [])
    }
}
