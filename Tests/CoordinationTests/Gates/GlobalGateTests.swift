import Coordination
import CoordinationTesting
import Testing

@Suite("Gates of the whole app", .bothEnds, .noUnhandledFailures)
struct GlobalGateTests {
    @Test("a gate of the windows is asked about every route in them, including links and sent routes")
    func everyRoute() {
        let session = Session()
        session.isSignedIn = true
        let club = ClubCoordinator(session)
        let windows = WindowManager(WindowRoot(club, name: "main"))
        var asked: [String] = []
        windows.gates = [
            Gate("log") { request in
                asked.append("\(request.topic), \(session.asked)")
                return .allow
            }
        ]
        club.trigger(.profile(id: 1))
        Screen("nowhere").send(ClubRoute.home) { _ in }
        club.root.screens.first?.send(ClubRoute.leave)
        club.trigger(.login, then: ClubRoute.closeLogin)
        #expect(
            asked == [
                "ClubRoute.profile(id: 1), 0", "ClubRoute.leave, 1", "ClubRoute.login, 1", "ClubRoute.closeLogin, 1",
            ])
    }

    @Test("a gate of the windows may let only one route pass, and redirect the others to it")
    func maintenance() {
        let club = ClubCoordinator(Session())
        let windows = WindowManager(WindowRoot(club, name: "main"))
        windows.gates = [
            Gate("maintenance") { request in
                request.route(of: ClubRoute.self) == .login ? .allow : .redirect(to: ClubRoute.login)
            }
        ]
        club.trigger(.leave)
        #expect(windows.tree.description == "main: [home]^login")
    }
}
