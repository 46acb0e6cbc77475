// What a router throws is typed; forEach and map forget the type.
// expected: thrown expression type 'any Error' cannot be converted to error type 'TransitionError'
import Coordination

enum NewsRoute: Route { case list }

final class NewsCoordinator: Coordinator {
    let root = StackRoot()
    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> { .set([Screen("news")]) }
}

final class BothRouter: Router {
    let routers = [NewsCoordinator(), NewsCoordinator()]

    func join(_ route: NewsRoute, to commit: inout RunningCommit) throws(TransitionError) {
        try routers.forEach { try commit.join(route, on: $0) }
    }
}
