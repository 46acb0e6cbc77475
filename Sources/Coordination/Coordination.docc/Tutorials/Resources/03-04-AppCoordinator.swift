import Coordination

enum AppRoute: Route {
    case trails
    case huts
    case hut(String)
}

final class AppCoordinator: Coordinator {
    let root: TabRoot
    private let trails = TrailsCoordinator()
    private let huts = HutsCoordinator()

    init() {
        root = TabRoot(trails, huts)
    }

    func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
        switch route {
        case .trails: .select(trails)
        case .huts: .select(huts)
        case .hut(let id): .multiple(.select(huts), .trigger(.hut(id), on: huts))
        }
    }
}
