import CoordinationProof
import CoordinationTesting
import Testing

enum ClubRoute: Route { case lobby, members, login, quiz, done }

/// A club with a trap, if wanted: a quiz that cannot be left.
final class ClubCoordinator: Coordinator {
    let root = StackRoot()
    var isMember = false
    let hasTrap: Bool

    init(hasTrap: Bool) {
        self.hasTrap = hasTrap
        trigger(.lobby)
    }

    func gates(for route: ClubRoute) -> [Gate] {
        guard route == .members else { return [] }
        return [Gate("members only") { _ in self.isMember ? .allow : .require(ClubRoute.login) }]
    }

    func prepareTransition(for route: ClubRoute) -> Transition<StackRoot> {
        switch route {
        case .lobby: .set([Screen("lobby")])
        case .members: .push(Screen("members"))
        case .login: .present(LoginModel())
        case .quiz: .present(Screen("quiz"), style: .sheet(dismissible: !hasTrap))
        case .done: .dismiss()
        }
    }
}

final class LoginModel: Finishing {
    typealias Output = Void
    let node = Screen("login")
}

extension Scenario where App == ClubCoordinator {
    static func club(hasTrap: Bool = false) -> Self {
        Scenario("club") { _ in ClubCoordinator(hasTrap: hasTrap) }
            .offers(Screen.self) { screen in
                switch screen.name {
                case "lobby": [Offer("Members", ClubRoute.members), Offer("Quiz", ClubRoute.quiz)]
                default: []
                }
            }
            .fact("member") { $0.isMember }
            .bound(.screens(5), .waiting(1))
            .law(.noTrap { $0.front == "lobby" }, .nothingFails)
    }
}

@Suite("A trap") struct TrapTests {
    @Test("an app without a trap is proved") func none() {
        let proof = prove(.club())
        print(proof)
    }

    @Test("one that grows beyond the bounds is found; a long way home beyond them is none", arguments: [false, true])
    func growing(ends: Bool) throws {
        let plan = RoomPlan(["hall": []])
            .door("in", in: "hall") { $0.trigger(.go("tunnel"), completion: $1) }
            .door("on", in: "tunnel") { rooms, completion in
                rooms.count = ends && rooms.count == 9 ? 0 : rooms.count + 1
                rooms.trigger(.go(rooms.count == 0 ? "hall" : "tunnel"), completion: completion)
            }
        let scenario = plan.scenario.fact("length") { $0.count }.stop("far in") { $0.count > 3 }
            .law(.noTrap { $0.front == "hall" })
        let proof = scenario.proof()
        #expect(proof.findings.count == (ends ? 0 : 1), "\(proof)")
        guard let found = proof.findings.first else { return }
        #expect(found.title == "no trap: no way home is found from [tunnel]")
        #expect(found.way == [.tap("in", on: "hall")])
        #expect(
            found.details == "Beyond the bounds, 2000 moves find none either. All hangs on what lies beyond [tunnel].")
    }

    @Test("a trap is found, with the shortest way into it") func found() throws {
        let proof = Scenario.club(hasTrap: true).proof()
        print(proof)
        #expect(proof.findings.map(\.way) == [[.tap("Quiz", on: "lobby")]])
    }
}
