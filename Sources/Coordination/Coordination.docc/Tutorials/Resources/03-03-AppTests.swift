import Coordination
import CoordinationTesting
import Testing

@testable import Trails

@Suite("App", .noUnhandledFailures)
struct AppTests {
    let app = AppCoordinator()

    @Test("the trails are in front, and the huts beside them")
    func start() {
        expect(app, "{[trails]*, [huts]}")
    }

    @Test("a tab stays as it was left")
    func tabsStay() {
        app.trigger(.trails, then: TrailsRoute.trail("long-lake"))
        app.trigger(.huts)
        expect(app, "{[trails, trail], [huts]*}")
        app.trigger(.trails)
        expect(app, "{[trails, trail]*, [huts]}")
    }
}
