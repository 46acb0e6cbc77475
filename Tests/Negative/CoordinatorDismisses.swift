// Verbs are transitions.
// expected: value of type 'NewsCoordinator' has no member 'dismiss'
import Coordination

enum NewsRoute: Route { case list }

final class NewsCoordinator: Coordinator {
    let root = StackRoot()
    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> { .set([Screen("news")]) }
}

func close(_ news: NewsCoordinator) {
    news.dismiss()
}
