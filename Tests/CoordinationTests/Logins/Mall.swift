@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting

enum MallRoute: Route { case login, sameLogin, promo, stall }
enum PressRoute: Route { case login, secret, more, nothing }
enum StallRoute: Route { case secret }

/// An app of two tabs, with a login over both or in the first, and secrets in either.
final class Mall {
    let app: MallCoordinator
    let manager: WindowManager
    let host: TestHost
    let porter: MallGate
    let recorder = Recorder()
    var press: PressCoordinator { app.press }
    var stall: StallCoordinator { app.stall }

    init() {
        porter = MallGate()
        app = MallCoordinator(porter)
        manager = WindowManager(WindowRoot(app, name: "main"))
        host = TestHost(manager)
    }

    /// Finishes the login that is in front.
    func signIn() throws {
        porter.isOpen = true
        try manager.frontmost(Prerequisite.self).finish()
    }

    /// Answers the host until nothing is waited for.
    func settle() {
        while !host.waiting.isEmpty { host.waiting[0].acknowledge() }
    }
}

final class MallGate {
    var isOpen = false
    var prerequisite = Verdict.require(MallRoute.login)

    var gate: Gate { Gate("MallGate") { _ in self.isOpen ? .allow : self.prerequisite } }
}

final class MallCoordinator: Coordinator {
    let root = TabRoot()
    let press: PressCoordinator
    let stall: StallCoordinator
    var answers: [MallRoute: () -> Transition<TabRoot>] = [:]

    init(_ gate: MallGate) {
        press = PressCoordinator(gate)
        stall = StallCoordinator(gate)
        perform(.set([press, stall]))
    }

    func prepareTransition(for route: MallRoute) -> Transition<TabRoot> {
        if let answer = answers[route] { return answer() }
        return switch route {
        case .login, .sameLogin: .present(Later { Prerequisite("login") }, key: MallRoute.login)
        case .promo: .present(Screen("promo"))
        case .stall: .select(stall)
        }
    }
}

final class PressCoordinator: Coordinator {
    let root = StackRoot(Screen("press"))
    private let gate: MallGate

    init(_ gate: MallGate) { self.gate = gate }

    func gates(for route: PressRoute) -> [Gate] { route == .secret ? [gate.gate] : [] }

    func prepareTransition(for route: PressRoute) -> Transition<StackRoot> {
        switch route {
        case .login: .push(Later { Prerequisite("login") }, key: route)
        case .secret, .more: .push(Screen("\(route)"))
        case .nothing: .none()
        }
    }
}

final class StallCoordinator: Coordinator {
    let root = StackRoot(Screen("stall"))
    private let gate: MallGate

    init(_ gate: MallGate) { self.gate = gate }

    func gates(for route: StallRoute) -> [Gate] { [gate.gate] }

    func prepareTransition(for route: StallRoute) -> Transition<StackRoot> { .push(Screen("secret")) }
}
