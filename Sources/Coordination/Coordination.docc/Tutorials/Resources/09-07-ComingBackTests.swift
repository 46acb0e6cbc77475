import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

@testable import Trails

@Suite("Coming back", .noUnhandledFailures)
struct ComingBackTests {
    @Test("wherever the app is killed, it comes back")
    func survives() {
        let journey: [JourneyStep<AppCoordinator>] = [
            JourneyStep("opens a trail") { $0.trigger(.trails, then: TrailsRoute.trail("eagle-ridge")) },
            JourneyStep("opens a hut") { $0.trigger(.hut("stone-hut")) },
            JourneyStep("books a bed") { try? $0.frontmost(HutModel.self).send(HutsRoute.book(hut: "stone-hut")) },
            JourneyStep("chooses a night") { try? $0.frontmost(NightModel.self).finish(with: "friday") },
            JourneyStep("says how many beds") { try? $0.frontmost(BedsModel.self).finish(with: 2) },
            JourneyStep("opens the logbook") { $0.trigger(.logbook) },
            JourneyStep("signs in") { try? $0.frontmost(LoginModel.self).finish(with: "Ada") },
        ]
        expectSurvivesDeath(journey, keeping: { Session() }) { AppCoordinator(session: $0) }
    }

    @Test("the logbook does not come back without its user")
    func signedOut() throws {
        let session = Session()
        session.hiker = "Ada"
        let app = AppCoordinator(session: session)
        app.trigger(.logbook)

        let fresh = AppCoordinator()
        let report = try fresh.restore(app.stored())
        expect(fresh, "{[trails]*, [huts]}")
        #expect(report.losses.map(\.reason) == [.denied])
    }
}
