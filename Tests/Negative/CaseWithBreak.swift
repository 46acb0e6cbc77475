// Each route is answered with a transition.
// expected: reference to member 'none' cannot be resolved without a contextual type
import Coordination

enum NewsRoute: Route { case list, close }

final class NewsCoordinator: Coordinator {
    let root = StackRoot()

    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
        switch route {
        case .list: .none()
        case .close: break
        }
    }
}
