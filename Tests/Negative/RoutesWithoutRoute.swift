// The routes of a coordinator are a 'Route'.
// expected: type 'NewsCoordinator' does not conform to protocol 'Coordinator'
import Coordination

enum NewsRoute { case list }

final class NewsCoordinator: Coordinator {
    let root = StackRoot()
    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> { .set([Screen("news")]) }
}
