// The ways of a push through the sources, one a run: by which functions it goes is counted by `Benchmarks/functions`.
@_spi(Hosting) import Coordination

enum PathRoute: Route { case plain, guarded, login }

extension Gate {
    static func door(isOpen: @escaping () -> Bool) -> Gate {
        Gate("door") { _ in isOpen() ? .allow : .require(PathRoute.login) }
    }
}

final class Login: Finishing {
    typealias Output = Void
    let node = Screen("login")
}

final class PathCoordinator: Coordinator {
    let root = StackRoot(Screen("home"))
    var isOpen = false

    func gates(for route: PathRoute) -> [Gate] {
        route == .guarded ? [.door { [unowned self] in isOpen }] : []
    }

    func prepareTransition(for route: PathRoute) -> Transition<StackRoot> {
        switch route {
        case .plain: .push(Screen("plain"))
        case .guarded: .push(Screen("guarded"))
        case .login: .present(Login())
        }
    }
}

final class LateHost: Host {
    var commit: HostCommit?
    func show(_ root: any Presentable) {}
    func apply(_ commit: HostCommit) { self.commit = commit }
    func answer() {
        commit?.acknowledge()
        commit = nil
    }
}

let coordinator = PathCoordinator()
let host = LateHost()
let windows = WindowManager(WindowRoot(coordinator, name: "main"))
var bare: PathCoordinator? = PathCoordinator()
let way = CommandLine.arguments.dropFirst().first ?? "plain"

func take() {
    switch way {
    case "plain": bare?.trigger(.plain)
    case "holding":
        coordinator.trigger(.plain)
        host.answer()
    default:
        coordinator.trigger(.guarded)
        coordinator.isOpen = true
        (windows.top as? Login)?.finish()
    }
}

/// What is counted.
@inline(never) func wayTaken() { take() }

if way == "holding" { windows.attach(host) }
// What is made once is not counted; what opens the gate is met once.
if way != "gated" { take() }
wayTaken()
