@_spi(Hosting) import Coordination
import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

@Suite(
    "A host that ships, for UIKit: styles of modals by width", .onScreen, .whereThereIsAScreen, .noUnhandledFailures)
@MainActor struct StyleTests {
    let list = StackRoot(Screen("list"))
    let sheet = Screen("sheet")

    /// UIKit's style of the modal in front, as it is seen at the window's width.
    private func style(_ stage: Stage) -> UIModalPresentationStyle {
        let top = stage.top()
        let adapted = top.presentationController?.adaptivePresentationStyle(for: stage.tree.traitCollection)
        return adapted.map { $0 == UIModalPresentationStyle.none ? top.modalPresentationStyle : $0 }
            ?? top.modalPresentationStyle
    }

    private func present(_ style: PresentationStyle, isNarrow: Bool, isSplit: Bool = true) async throws -> Stage {
        let stage = await Stage(isSplit ? SplitRoot(list, StackRoot(Screen("letter"))) : list)
        await stage.setNarrow(isNarrow)
        stage.style.anchors["list"] = try stage.view(list).view
        stage.perform(.present(sheet, style: style), on: list)
        await stage.settle()
        return stage
    }

    @Test(
        "a popover that is a sheet or a cover in a narrow window is adapted by UIKit",
        arguments: [
            (PresentationStyle.sheet(detents: [.medium]), UIModalPresentationStyle.formSheet),
            (.fullScreen, .fullScreen), (.overFullScreen, .overFullScreen), (.popover(from: "list"), .popover),
        ], [true, false])
    func adapts(to narrow: (style: PresentationStyle, expected: UIModalPresentationStyle), isSplit: Bool) async throws {
        let stage = try await present(
            .popover(from: "list").whenNarrow(narrow.style), isNarrow: false, isSplit: isSplit)
        let top = stage.top()
        #expect(style(stage) == .popover && sheet.node.drawnStyle.kind == .popover)
        for _ in 0..<2 {
            await stage.setNarrow(true)
            #expect(await stage.drawn.hasSuffix("^sheet"))
            #expect(style(stage) == narrow.expected && sheet.node.drawnStyle == narrow.style)
            #expect(list.screens[0].node.isVisible == !narrow.style.covers)
            await stage.setNarrow(false)
            #expect(await stage.drawn.hasSuffix("^sheet"))
            #expect(style(stage) == .popover && list.screens[0].node.isVisible)
        }
        #expect(stage.top() === top && top.popoverPresentationController?.sourceItem != nil)
        let detents = top.popoverPresentationController?.adaptiveSheetPresentationController.detents
        #expect(detents?.map(\.identifier) == [narrow.expected == .formSheet ? .medium : .large])
        #expect(stage.takeReports() == [])
    }

    @Test(
        "another style comes in the place of the one before, and the app has no dismissal of that",
        arguments: [
            (PresentationStyle.formSheet(), UIModalPresentationStyle.formSheet),
            (.popover(from: "list"), .popover), (.overCurrentContext, .overCurrentContext),
        ], [true, false])
    func again(wide: (style: PresentationStyle, expected: UIModalPresentationStyle), isSplit: Bool) async throws {
        let (covering, sheeting) = (PresentationStyle.fullScreen, PresentationStyle.overCurrentContext)
        let isPopover = wide.style.kind == .popover
        let stage = try await present(
            wide.style.whenNarrow(isPopover ? sheeting : covering), isNarrow: false, isSplit: isSplit)
        stage.perform(.present(Screen("over")), on: list)
        stage.perform(.alert("Sure?", choices: [.cancel()]), on: list)
        _ = await stage.drawn
        for isNarrow in [true, false, true] {
            await stage.setNarrow(isNarrow)
            #expect(await stage.drawn.hasSuffix("^sheet^over!Sure?"))
            let view = try stage.view(sheet)
            let narrow = isPopover ? UIModalPresentationStyle.overCurrentContext : .fullScreen
            #expect(view.modalPresentationStyle == (isNarrow ? narrow : wide.expected))
            #expect(view.presentingViewController != nil)
        }
        #expect(stage.takeReports() == [])
    }

    @Test("a sheet of other heights is dressed anew, and stays") func detents() async throws {
        let stage = try await present(.sheet(detents: [.medium]).whenNarrow(.sheet(grabber: true)), isNarrow: true)
        let top = try #require(stage.top().sheetPresentationController)
        #expect(top.detents.map(\.identifier) == [.large] && top.prefersGrabberVisible)
        await stage.setNarrow(false)
        #expect(top.detents.map(\.identifier) == [.medium] && !top.prefersGrabberVisible)
        await stage.setNarrow(true)
        #expect(top.detents.map(\.identifier) == [.large] && top.prefersGrabberVisible)
        #expect(stage.top().sheetPresentationController === top && stage.takeReports() == [])
    }

    @Test("a popover of a column that the user hides is in its narrow style, until the column is there again")
    func hidden() async throws {
        let stage = await Stage(SplitRoot(list, StackRoot(Screen("letter")), inHand: 1))
        await stage.setNarrow(false)
        stage.style.anchors["list"] = try stage.view(list).view
        stage.perform(.present(sheet, style: .popover(from: "list").whenNarrow(.sheet())), on: list)
        #expect(await stage.drawn == "([list] | [letter])^sheet" && style(stage) == .popover)
        let split = try #require(stage.windows.windows[0].node.children.first?.node)
        stage.windows.report(.hid(column: 0, of: split.id))
        #expect(await stage.drawn == "(/[list] | [letter])^sheet" && style(stage) == .automatic)
        stage.windows.report(.showed(column: 0, of: split.id))
        #expect(await stage.drawn == "([list] | [letter])^sheet" && style(stage) == .popover)
        #expect(stage.takeReports().count == 2)
    }

    @Test("the user may dismiss a modal at both widths, or at none", arguments: [true, false], [true, false])
    func dismissible(isDismissible: Bool, isNarrow: Bool) async throws {
        let stage = try await present(
            .popover(from: "list", dismissible: isDismissible).whenNarrow(.pageSheet()), isNarrow: isNarrow)
        _ = stage.hand.dragAway(stage.top())
        #expect(await stage.drawn.hasSuffix("^sheet") == !isDismissible)
    }
}
