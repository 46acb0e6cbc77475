// A coordinator triggers its own routes; those of its parents are sent.
// expected: 'trigger.*' is unavailable: a router triggers its own routes only
import Coordination

enum NewsRoute: Route { case list }
enum AppRoute: Route { case login }

final class NewsCoordinator: Coordinator {
    let root = StackRoot()
    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> { .set([Screen("news")]) }
}

func login(_ news: NewsCoordinator) {
    news.trigger(AppRoute.login)
}
