import Coordination

enum AppRoute: Route {
    case trails
    case huts
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
        }
    }
}
