@_spi(Hosting) import CoordinationTesting
import Foundation
import Testing
@_spi(Hosting) import Transitions

/// A modal is drawn in one style in a wide window, and in another in a narrow one.
@Suite("Styles by width", .bothEnds, .noUnhandledFailures) struct StyleByWidthTests {
    let list = StackRoot(Screen("list"))
    let detail = StackRoot(Screen("letter"))
    let split: SplitRoot
    let manager: WindowManager
    let host: TestHost
    let picker = Screen("picker")
    let style = PresentationStyle.popover(from: "share").whenNarrow(.fullScreen)

    init() {
        split = SplitRoot(list, detail)
        manager = WindowManager(WindowRoot(split, name: "main"))
        host = TestHost(manager)
    }

    @Test("the width of the window decides, there and back") func window() {
        split.perform(.present(picker, style: style))
        #expect(picker.drawnStyle == style && picker.presentationStyle == style)
        host.fold()
        #expect(picker.drawnStyle == .fullScreen && picker.presentationStyle == style)
        host.unfold()
        #expect(picker.drawnStyle == style)
    }

    @Test("what a narrow style covers is hidden by it, and a fold sends the events") func covers() {
        split.perform(.present(picker, style: style))
        #expect(list.node.isVisible && detail.node.isVisible)
        var events: [String] = []
        let observation = list.screens[0].node.observe { events.append("\($0)") }
        host.fold()
        #expect(!list.node.isVisible && list.node.hiddenBy === picker)
        host.unfold()
        #expect(list.node.isVisible)
        #expect(events == ["disappeared", "appeared"])
        withExtendedLifetime(observation) {}
    }

    @Test("a popover over a column that is out of sight has its narrow style") func hiddenColumn() {
        detail.perform(.present(picker, style: style))
        host.hide(column: 1, of: split)
        #expect(picker.drawnStyle == .fullScreen)
        host.show(column: 1, of: split)
        #expect(picker.drawnStyle == style)
    }

    @Test("a modal over another one follows the width of that") func nested() {
        let inner = StackRoot(Screen("sheet"))
        split.perform(.present(inner))
        inner.perform(.present(picker, style: style))
        #expect(picker.drawnStyle == style)
        host.fold(inner)
        #expect(picker.drawnStyle == .fullScreen)
    }

    @Test("both widths must be answered, or neither", arguments: [true, false]) func answered(isDismissible: Bool) {
        let either = PresentationStyle.formSheet().whenNarrow(.fullScreen.dismissible(!isDismissible))
        split.perform(.present(picker, style: either.dismissible(isDismissible)))
        host.fold()
        #expect(picker.drawnStyle.isDismissible == isDismissible)
        #expect(picker.drawnStyle == .fullScreen.dismissible(isDismissible))
    }

    @Test("a style is printed and stored with its narrow one; of two, the last counts") func coding() throws {
        let stored = try JSONDecoder().decode(PresentationStyle.self, from: JSONEncoder().encode(style))
        #expect(stored == style)
        #expect("\(style)" == "popover(from: 'share'; narrow: fullScreen)")
        #expect(style.whenNarrow(.sheet()) == .popover(from: "share").whenNarrow(.sheet()))
        let twice = PresentationStyle.sheet().whenNarrow(.fullScreen.whenNarrow(.sheet()))
        #expect(twice == .sheet().whenNarrow(.fullScreen))
    }

    @Test("a narrow style that the host does not draw is reported, too") func undrawn() {
        host.undrawn = ["drawer"]
        var failures: [String] = []
        manager.diagnosticsHandler = { failures.append("\($0)") }
        split.perform(.present(picker, style: .sheet().whenNarrow(.custom("drawer"))))
        #expect(failures.count == 1 && failures[0].contains("drawer"))
    }
}
