import Coordination
import CoordinationLinks
import CoordinationTesting
import CoordinationTools
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

    @Test("a link with a step that is refused changes nothing")
    func refused() {
        let link = outcome {
            app.trigger(.huts, then: HutsRoute.hut("stone-hut"), TrailsRoute.trail("atlantis"), completion: $0)
        }
        #expect(link?.error?.index == 2)
        expect(app, "{[trails]*, [huts]}")
    }

    @Test("a link with a step that no coordinator takes changes nothing")
    func nobodyTakesIt() {
        enum MapRoute: Route { case around(String) }
        let link = outcome {
            app.trigger(.huts, then: HutsRoute.hut("stone-hut"), MapRoute.around("stone-hut"), completion: $0)
        }
        #expect(link?.error?.reason == .unclaimed)
        expect(app, "{[trails]*, [huts]}")
    }

    @Test("a link waits as a whole until the user has signed in")
    func waits() throws {
        var outcome: TransitionOutcome?
        app.trigger(.trails, then: TrailsRoute.trail("eagle-ridge"), AppRoute.logbook) { outcome = $0 }
        expect(app, "{[trails]*, [huts]}^login")
        #expect(outcome == nil)

        try app.frontmost(LoginModel.self).finish(with: "Ada")
        expect(app, "{[trails, trail]*, [huts]}^logbook")
        #expect(outcome?.isCompleted == true)
    }

    @Test(
        "an address is followed",
        arguments: [
            ("/trails", "{[trails]*, [huts]}"),
            ("/huts/lake-hut", "{[trails], [huts, hut]*}"),
            ("/trails/long-lake", "{[trails, trail]*, [huts]}"),
            ("/logbook", "{[trails]*, [huts]}^login"),
        ])
    func address(_ text: String, _ picture: String) throws {
        app.trigger(try AppRoute.links.link(for: text))
        expect(app, picture)
    }

    @Test("an address that leads nowhere says what was expected")
    func noAddress() {
        let error = #expect(throws: LinkError.self) { try AppRoute.links.link(for: "/weather/tomorrow") }
        #expect(error?.expected == ["'huts'", "'logbook'", "'trails'"])
    }

    @Test("every address is printed as it was read")
    func problems() {
        #expect(AppRoute.links.problems() == [])
    }
}
