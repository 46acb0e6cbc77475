import Coordination
import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

@Suite("A host that ships, for UIKit: alerts", .onScreen, .whereThereIsAScreen, .noUnhandledFailures) @MainActor
struct AlertTests {
    let tabs = TabRoot(StackRoot(Screen("a")), Screen("users"))

    @Test("an alert that something else takes off comes again with the next commit, as it was not answered")
    func alertTakenOff() async throws {
        let stage = await Stage(tabs)
        stage.perform(.alert("Sure?", choices: [.cancel()]), on: tabs)
        await stage.settle()
        stage.tree.dismiss(animated: true)
        await stage.settle()
        #expect(stage.windows.alerts.count == 1 && stage.takeReports() == [])
        stage.perform(.select(index: 1), on: tabs)
        #expect(await stage.drawn == "{[a], users*}!Sure?")
    }
}
