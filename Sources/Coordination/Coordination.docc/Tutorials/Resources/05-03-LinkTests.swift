import Coordination
import CoordinationTesting
import Testing

@testable import Trails

@Suite("Links", .noUnheardFailures)
struct LinkTests {
    let app = AppCoordinator()

    @Test("a link goes through several features")
    func arrives() {
        app.trigger(.trails, then: TrailsRoute.trail("eagle-ridge"), AppRoute.hut("stone-hut"))
        expect(app, "{[trails, trail], [huts, hut]*}")
    }

    @Test("a link with a step that is refused changes nothing")
    func refused() {
        var outcome: TransitionOutcome?
        app.trigger(.huts, then: HutsRoute.hut("stone-hut"), TrailsRoute.trail("atlantis")) { outcome = $0 }
        expect(app, "{[trails]*, [huts]}")
        #expect(outcome?.error?.index == 2)
    }

    @Test("a link with a step that nobody takes changes nothing")
    func nobodyTakesIt() {
        enum MapRoute: Route { case around(String) }
        var outcome: TransitionOutcome?
        app.trigger(.huts, then: HutsRoute.hut("stone-hut"), MapRoute.around("stone-hut")) { outcome = $0 }
        expect(app, "{[trails]*, [huts]}")
        print(outcome?.error ?? "It arrived.")
    }
}
