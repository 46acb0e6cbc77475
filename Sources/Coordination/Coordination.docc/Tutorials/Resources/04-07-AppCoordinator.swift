import Coordination

enum AppRoute: Route {
    case trails
    case huts
    case hut(String)
    case logbook
    case login
    case signedIn(String)
}

final class AppCoordinator: Coordinator {
    let root: TabRoot
    private let session: Session
    private let trails = TrailsCoordinator()
    private let huts = HutsCoordinator()

    init(session: Session = Session()) {
        self.session = session
        root = TabRoot(trails, huts)
    }

    func gates(for route: AppRoute) -> [Gate] {
        switch route {
        case .logbook: [.signedIn(session)]
        default: []
        }
    }

    func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
        switch route {
        case .trails: .select(trails)
        case .huts: .select(huts)
        case .hut(let id): .multiple(.select(huts), .trigger(.hut(id), on: huts))
        case .logbook: .present(Screen("logbook"))
        case .login: .present(LoginModel().returning(AppRoute.signedIn))
        case .signedIn(let name): .effect("sign in") { self.session.hiker = name }
        }
    }
}
