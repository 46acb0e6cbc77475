import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

/// Rooms with standing gates, in an app that dies.
@Suite("Rooms that come back", .noUnhandledFailures) struct StandingTests {
    @Test("a room comes back, and is covered where it does not hold by then", arguments: ["Ada", nil, "Ben"])
    func comesBack(user: String?) throws {
        let session = Session()
        session.user = "Ada"
        let annex = Annex(session)
        annex.trigger(.room)
        annex.trigger(.hall)
        let fresh = Annex(session)
        try fresh.restore(StoredState(annex.stored().text))
        expect(fresh, "[home, room, hall]")
        session.user = user
        fresh.gatesChanged()
        if user != "Ben" { fresh.root.perform(.pop()) }
        switch user {
        case "Ada": expect(fresh, "[home, room]")
        case nil: expect(fresh, "[home, room^login]")
        default: expect(fresh, "[home]")
        }
    }

    @Test("what is restored over a live app holds for the one who is there", arguments: ["Ada", nil, "Ben"])
    func overLive(user: String?) throws {
        let session = Session()
        session.user = "Ada"
        let annex = Annex(session)
        annex.trigger(.room)
        let state = try StoredState(annex.stored().text)
        session.user = user
        try annex.restore(state)
        switch user {
        case "Ada": expect(annex, "[home, room]")
        default: expect(annex, "[home]")
        }
    }
}

enum AnnexRoute: Route, Codable { case room, hall }

final class Annex: Coordinator, Restorable {
    static var storedName: StaticString { "annex" }
    let root = StackRoot(Screen("home"))
    let session: Session

    init(_ session: Session) { self.session = session }

    func gates(for route: AnnexRoute) -> [Gate] {
        guard route == .room else { return [] }
        return [
            Gate("member") { [session] _ in session.user == nil ? .deny("nobody") : .allow }
                .standing(for: { [session] in session.user }, else: .cover { Screen("login") })
        ]
    }

    func prepareTransition(for route: AnnexRoute) -> Transition<StackRoot> {
        .push(Screen(route == .room ? "room" : "hall"))
    }
}
