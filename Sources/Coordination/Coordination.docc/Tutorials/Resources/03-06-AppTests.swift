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

    @Test("a trail shows its hut, in the other tab")
    func trailShowsHut() throws {
        app.trigger(.trails, then: TrailsRoute.trail("eagle-ridge"))
        try app.frontmost(TrailModel.self).showHut()
        expect(app, "{[trails, trail], [huts, hut]*}")
        #expect(try app.frontmost(HutModel.self).id == "stone-hut")
        print(app.tree.outline)
    }
}
