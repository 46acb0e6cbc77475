// A coordinator triggers its own routes, and this is none.
// expected: type 'NewsRoute' has no member 'login'
import Coordination

enum NewsRoute: Route { case list }

final class NewsCoordinator: Coordinator {
    let root = StackRoot()
    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> { .set([Screen("news")]) }
}

func login(_ news: NewsCoordinator) {
    news.trigger(.login)
}
