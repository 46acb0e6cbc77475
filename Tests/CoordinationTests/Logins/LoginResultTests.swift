import Coordination
import CoordinationTesting
import Testing

@Suite("Results of a login", .bothEnds, .noUnhandledFailures)
struct LoginResultTests {
    let lodge = LodgeCoordinator()

    @Test("a login's result is handled before the triggers that waited for the login", arguments: [true, false])
    func returned(isRoute: Bool) {
        lodge.givesRoute = isRoute
        lodge.trigger(.earlier) { _ in lodge.log.append("earlier") }
        lodge.trigger(.secret) { _ in lodge.log.append("secret") }
        expect(lodge, "[home]^login")
        lodge.login?.finish(with: "ada")
        expect(lodge, "[home, earlier, secret]")
        #expect(lodge.log == ["signed in: ada", "earlier", "secret"])
    }

    @Test("a closed login gives its reason before the trigger that waited is rejected")
    func closed() {
        lodge.trigger(.secret) { lodge.log.append("\($0)") }
        lodge.back(completion: nil)
        expect(lodge, "[home]")
        #expect(
            lodge.log == ["not signed in: it was dismissed", "rejected: 'login' had to come first, and was closed"])
    }
}

enum LodgeRoute: Route {
    case home, earlier, secret, login, signedIn(String), notSignedIn(EndReason)
}

final class LodgeLogin: Finishing {
    typealias Output = String
    let node = Screen("login")
    init() {}
}

/// Signs in by what its login gives back.
final class LodgeCoordinator: Coordinator {
    let root = StackRoot()
    var visitor: String?
    var givesRoute = true
    var log: [String] = []
    weak var login: LodgeLogin?

    init() { trigger(.home) }

    func gates(for route: LodgeRoute) -> [Gate] {
        switch route {
        case .earlier, .secret:
            [Gate("members") { [weak self] _ in self?.visitor == nil ? .require(LodgeRoute.login) : .allow }]
        default: []
        }
    }

    func prepareTransition(for route: LodgeRoute) -> Transition<StackRoot> {
        switch route {
        case .home: return .set([Screen("home")])
        case .earlier: return .push(Screen("earlier"))
        case .secret: return .push(Screen("secret"))
        case .signedIn(let visitor):
            return .effect("sign in") {
                self.visitor = visitor
                self.log.append("signed in: \(visitor)")
            }
        case .notSignedIn(let reason): return .effect("note") { self.log.append("not signed in: \(reason)") }
        case .login:
            let login = LodgeLogin()
            self.login = login
            if givesRoute {
                return .present(login.returning(LodgeRoute.signedIn, otherwise: LodgeRoute.notSignedIn))
            }
            login.onFinish { [weak self] in if case .success(let visitor) = $0 { self?.trigger(.signedIn(visitor)) } }
            return .present(login)
        }
    }
}
