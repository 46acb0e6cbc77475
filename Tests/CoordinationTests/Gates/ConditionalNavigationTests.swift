import Coordination
import CoordinationTesting
import Testing

@Suite("Conditional navigation", .bothEnds)
struct ConditionalNavigationTests {
    let session = Session()

    @Test("a signed-in user gets to a profile behind a login in one transition")
    func signedIn() {
        session.isSignedIn = true
        let club = ClubCoordinator(session)
        var outcomes: [TransitionOutcome] = []
        club.trigger(.profile(id: 1)) { outcomes.append($0) }
        #expect(club.tree.description == "[home, profile-1]")
        #expect(outcomes.map(\.description) == ["completed"])
        #expect(session.asked == 1)
    }

    @Test("a signed-out user gets the login first; the profile is built and shown afterwards") func signedOut() {
        let club = ClubCoordinator(session)
        var outcomes: [TransitionOutcome] = []
        club.trigger(.profile(id: 1)) { outcomes.append($0) }
        #expect(club.tree.description == "[home]^login")
        #expect(club.built.isEmpty)
        #expect(outcomes.isEmpty)
        session.isSignedIn = true
        club.trigger(.closeLogin)
        #expect(club.tree.description == "[home, profile-1]")
        #expect(club.built == [1])
        #expect(outcomes.map(\.description) == ["completed"])
        #expect(club.login == nil)
    }

    @Test("a coordinator's very first route may wait for another of its routes")
    func firstOfAll() {
        let door = Door()
        door.trigger(.inside)
        #expect(door.tree.description == "[street, bell]")
        door.isOpen = true
        door.trigger(.ringOff)
        #expect(door.tree.description == "[street, inside]")
    }

    @Test("a closed login rejects the route and changes nothing, and a second try asks again")
    func closed() {
        let club = ClubCoordinator(session)
        var outcomes: [TransitionOutcome] = []
        club.trigger(.profile(id: 1)) { outcomes.append($0) }
        club.back(completion: nil)
        #expect(club.tree.description == "[home]")
        #expect(outcomes == [.rejected(.closed("login"))])
        club.trigger(.profile(id: 2)) { outcomes.append($0) }
        #expect(club.tree.description == "[home]^login")
        #expect(outcomes.count == 1)
    }

    @Test("a login that finishes without signing in is asked for three times, and no more")
    func bounded() {
        let club = ClubCoordinator(session)
        var outcomes: [TransitionOutcome] = []
        club.trigger(.profile(id: 1)) { outcomes.append($0) }
        for _ in 0..<3 {
            #expect(club.tree.description == "[home]^login")
            #expect(outcomes.isEmpty)
            club.login.map { $0.finish() }
        }
        #expect(club.tree.description == "[home]")
        #expect(outcomes.map(\.error?.detail) == [.gateLoops("signed in")])
    }
}

private enum DoorRoute: Route { case inside, ring, ringOff }

/// A coordinator whose root is filled before it takes its first route.
private final class Door: Coordinator {
    let root = StackRoot(Screen("street"))
    var isOpen = false

    func gates(for route: DoorRoute) -> [Gate] {
        route == .inside ? [Gate("door") { _ in self.isOpen ? .allow : .require(DoorRoute.ring) }] : []
    }

    func prepareTransition(for route: DoorRoute) -> Transition<StackRoot> {
        switch route {
        case .inside: .push(Screen("inside"))
        case .ring: .push(Screen("bell"))
        case .ringOff: .pop()
        }
    }
}
