import Coordination
import CoordinationTesting
import Testing

@Suite("Conditional navigation")
struct ConditionalNavigationTests {
    let session = Session()

    @Test("signed in, a profile behind a login is one transition")
    func signedIn() {
        session.isSignedIn = true
        let club = ClubCoordinator(session)
        var outcomes: [TransitionOutcome] = []
        club.trigger(.profile(id: 1)) { outcomes.append($0) }
        #expect(club.tree.description == "[home, profile-1]")
        #expect(outcomes.map(\.description) == ["completed"])
        #expect(session.asked == 1)
    }

    @Test("signed out, the login comes first, nothing of the profile is built, and it comes up afterwards")
    func signedOut() {
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

    @Test("the person closes the login: denied, unchanged, nothing pending, and a second try asks again")
    func closed() {
        let club = ClubCoordinator(session)
        var outcomes: [TransitionOutcome] = []
        club.trigger(.profile(id: 1)) { outcomes.append($0) }
        club.back(completion: nil)
        #expect(club.tree.description == "[home]")
        #expect(outcomes == [.rejected(.denied("'login' was closed"))])
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
        #expect(outcomes.map(\.error?.reason) == [.gateLoops("'SignedIn'")])
    }
}
