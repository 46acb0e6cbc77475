import Coordination

enum TrailsRoute: Route {
    case list
    case trail(String)
}

final class TrailsCoordinator: Coordinator {
    let root = StackRoot()

    init() {
        trigger(.list)
    }

    func prepareTransition(for route: TrailsRoute) -> Transition<StackRoot> {
        switch route {
        case .list: .set([Screen("trails")])
        case .trail: .push(Screen("trail"))
        }
    }
}
