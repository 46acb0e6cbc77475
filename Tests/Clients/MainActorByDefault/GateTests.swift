import Coordination
import CoordinationTesting
import Testing

final class Desk {
    var isOpen = false
    var isSignedIn = false
    var opening: Task<Void, Never>?

    func open() async { isOpen = true }
}

extension Gate {
    static func opened(_ desk: Desk) -> Gate {
        Gate("opened") { _ in
            if desk.isOpen { return .allow }
            return .wait { resume in
                desk.opening = Task {
                    await desk.open()
                    resume()
                }
            }
        }
    }
}

enum DeskRoute: Route { case start, drawer, note, signIn, signedIn(String) }

final class DeskCoordinator: Coordinator {
    let root = StackRoot()
    let desk = Desk()
    var names: [String] = []

    init() { trigger(.start) }

    func gates(for route: DeskRoute) -> [Gate] {
        guard route == .drawer else { return [] }
        return [
            .opened(desk),
            Gate("member") { _ in self.desk.isSignedIn ? .allow : .require(DeskRoute.signIn) },
        ]
    }

    func prepareTransition(for route: DeskRoute) -> Transition<StackRoot> {
        switch route {
        case .start: .set([Screen("desk")])
        case .drawer: .push { Screen("drawer") }
        case .note: .push(NoteModel())
        case .signIn: .present(SignIn().returning(DeskRoute.signedIn))
        case .signedIn(let name): .effect("sign in") { self.names.append(name) }
        }
    }
}

final class SignIn: Finishing {
    typealias Output = String
    let node = Screen("sign-in")
}

final class NoteModel: Presentable {
    let node = Screen("note")
    var isDirty = true

    func verdict(forLeavingBy departure: Departure) -> Verdict {
        guard isDirty else { return .allow }
        return .ask("Discard?", choices: [AlertChoice("Discard") { self.isDirty = false }, .cancel()])
    }
}

@Suite(.noUnhandledFailures) struct MainActorGateTests {
    @Test("a gate waits for slow work, then for a login, and the route resumes") func gates() async throws {
        let coordinator = DeskCoordinator()
        let opening = Task.immediate { try await coordinator.trigger(.drawer) }
        expect(coordinator, "[desk]")
        await coordinator.desk.opening?.value
        expect(coordinator, "[desk]^sign-in")
        coordinator.desk.isSignedIn = true
        (coordinator.top as? SignIn)?.finish(with: "Ada")
        _ = try await opening.value
        expect(coordinator, "[desk, drawer]")
        #expect(coordinator.names == ["Ada"])
    }

    @Test("a note asks before it is left") func leaving() {
        let coordinator = DeskCoordinator()
        coordinator.trigger(.note)
        coordinator.back()
        expect(coordinator, "[desk, note]!\"Discard?\"")
        TestHost(coordinator).answer("Discard")
        expect(coordinator, "[desk]")
    }

    @Test("a result is awaited") func result() async throws {
        let coordinator = DeskCoordinator()
        let asking = Task.immediate { try await coordinator.result(of: SignIn()) }
        (coordinator.top as? SignIn)?.finish(with: "Ada")
        #expect(try await asking.value == "Ada")
    }
}
