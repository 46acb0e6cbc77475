// The root and the transition are of one kind.
// expected: type 'NewsCoordinator' does not conform to protocol 'Coordinator'
import Coordination

enum NewsRoute: Route { case list }

final class NewsCoordinator: Coordinator {
    let root = TabRoot()
    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> { .set([Screen("news")]) }
}
