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
