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
}
