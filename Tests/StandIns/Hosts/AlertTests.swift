import Coordination
import CoordinationTesting
#if canImport(CoordinationUIKit)
    import CoordinationUIKit
#else
    import HostUnderTest
#endif
import Testing
import UIKit

@Suite("A host that ships, for UIKit: alerts", .noUnhandledFailures) @MainActor struct AlertTests {
    let tabs = TabRoot(StackRoot(Screen("a")), Screen("users"))

    @Test("an alert that something else takes off comes again with the next commit, as it was not answered")
    func alertTakenOff() throws {
        let stage = Stage(tabs)
        stage.perform(.alert("Sure?", choices: [.cancel()]), on: tabs)
        stage.hand.settle()
        stage.tree.dismiss(animated: true)
        stage.hand.settle()
        #expect(stage.windows.alerts.count == 1 && stage.takeReports() == [])
        stage.perform(.select(index: 1), on: tabs)
        #expect(stage.drawn == "{[a], users*}!Sure?")
    }

    @Test("an alert that was answered does not come again before the answer is told of")
    func flickers() throws {
        let stage = Stage(tabs)
        stage.perform(.alert("Sure?", choices: [AlertChoice("Yes"), .cancel()]), on: tabs)
        stage.hand.settle()
        let alert = try #require(stage.top() as? UIAlertController)
        #expect(stage.hand.press("Yes", on: alert))
        try stage.navigation(tabs.tabs[0]).pushViewController(UIViewController(), animated: true)
        for _ in 0..<2 { stage.hand.wait() }
        #expect(stage.tree.presentedViewController == nil && stage.windows.alerts.count == 1)
        stage.hand.settle()
        #expect(stage.windows.alerts.isEmpty && stage.tree.presentedViewController == nil)
    }

    @Test("an alert that UIKit does not present is refused, and one that is not done coming waits for no answer")
    func silent() {
        let stage = Stage(tabs)
        let alert = Transition<TabRoot>.alert("Sure?", choices: [AlertChoice("Yes"), .cancel()])
        Toolkit.refusals = 2
        stage.perform(alert, on: tabs)
        #expect(stage.drawn == "{[a]*, users}" && stage.outcomes.last?.contains("did not present 'Sure?'") == true)
        Toolkit.endless = 1
        stage.perform(alert, on: tabs)
        stage.perform(.select(index: 1), on: tabs)
        stage.hand.settle()
        #expect(stage.outcomes.count == 3 && stage.outcomes.last == "completed")
        expect(stage.windows, "main: {[a], users*}")
        Toolkit.endAll()
        #expect(stage.drawn == "{[a], users*}" && stage.takeReports() == [])
    }

    @Test("recover heals while an alert does not end coming, which is taken off when it has", arguments: [0, 1, 20])
    func recovers(turns: Int) {
        let stage = Stage(tabs)
        Toolkit.endless = 1
        stage.perform(.alert("Sure?", choices: [.cancel()]), on: tabs)
        for _ in 0..<turns { stage.hand.wait() }
        var isHealed = false
        stage.windows.recover(to: .none()) { _ in isHealed = true }
        stage.hand.settle()
        #expect(isHealed && stage.outcomes.count == 1 && stage.windows.alerts.isEmpty)
        stage.perform(.select(index: 1), on: tabs)
        stage.hand.settle()
        #expect(stage.outcomes.last == "completed")
        Toolkit.endAll()
        #expect(stage.drawn == "{[a], users*}" && stage.takeReports() == [])
    }

    @Test("two answers that cancel are one for UIKit, and an action sheet is cancelled by a tap beside it")
    func sheets() throws {
        let stage = Stage(tabs)
        stage.style.hasActionSheets = true
        Toolkit.device.isPad = true
        stage.perform(
            .alert("Sure?", choices: [.cancel("No"), .cancel("Never"), AlertChoice("Yes", role: .destructive)]),
            on: tabs)
        #expect(stage.drawn == "{[a]*, users}!Sure?")
        let alert = try #require(stage.top() as? UIAlertController)
        #expect(
            alert.preferredStyle == .actionSheet && alert.actions.map(\.style) == [.cancel, .default, .destructive])
        #expect(alert.tapBeside())
        #expect(stage.drawn == "{[a]*, users}" && stage.takeReports().count == 1)
    }
}
