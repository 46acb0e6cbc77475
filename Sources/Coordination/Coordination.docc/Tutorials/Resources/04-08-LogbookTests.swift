import Coordination
import CoordinationTesting
import Testing

@testable import Trails

@Suite("Logbook", .noUnhandledFailures)
struct LogbookTests {
    let session = Session()
    let app: AppCoordinator

    init() {
        app = AppCoordinator(session: session)
    }

    @Test("a signed-in user sees the logbook")
    func signedIn() {
        session.hiker = "Ada"
        app.trigger(.logbook)
        expect(app, "{[trails]*, [huts]}^logbook")
    }

    @Test("for everybody else the logbook waits until they have signed in")
    func loginFirst() throws {
        var outcome: TransitionOutcome?
        app.trigger(.logbook) { outcome = $0 }
        expect(app, "{[trails]*, [huts]}^login")
        #expect(outcome == nil)

        try app.frontmost(LoginModel.self).finish(with: "Ada")
        expect(app, "{[trails]*, [huts]}^logbook")
        #expect(outcome?.isCompleted == true)
        #expect(session.hiker == "Ada")
    }
}
