import Coordination
import CoordinationTesting
import Testing

@testable import Trails

@Suite("The user", .noUnhandledFailures)
struct PersonTests {
    let app: AppCoordinator
    let windows: WindowManager

    init() {
        app = AppCoordinator()
        windows = WindowManager(WindowRoot(app, name: "main"))
    }

    @Test("a hut is heard of when it has been shown")
    func holding() {
        let host = TestHost(windows, isHolding: true)
        var outcome: TransitionOutcome?
        app.trigger(.hut("lake-hut")) { outcome = $0 }
        expect(windows, "main: {[trails], [huts, hut]*}")
        #expect(outcome == nil)
        host.acknowledge()
        #expect(outcome?.isCompleted == true)
    }

    @Test("the user swipes back, and taps a tab")
    func person() {
        let host = TestHost(windows)
        app.trigger(.hut("lake-hut"))
        host.swipeBack()
        expect(windows, "main: {[trails], [huts]*}")
        host.choose(app.root.tabs[0])
        expect(windows, "main: {[trails]*, [huts]}")
    }
}
