import Coordination
import CoordinationTesting
import Testing

@testable import Trails

@Suite("Links", .noUnhandledFailures)
struct LinkTests {
    let app = AppCoordinator()

    @Test("a link goes through several features")
    func arrives() {
        app.trigger(.trails, then: TrailsRoute.trail("eagle-ridge"), AppRoute.hut("stone-hut"))
        expect(app, "{[trails, trail], [huts, hut]*}")
    }
}
