// In an async function a trigger is awaited, and throws; with a completion it is neither.
// expected: expression is 'async' but is not marked with 'await'|call can throw, but it is not marked with 'try'
import Coordination

enum NewsRoute: Route { case list }

final class NewsCoordinator: Coordinator {
    let root = StackRoot()
    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> { .set([Screen("news")]) }
}

func show(_ news: NewsCoordinator) async {
    news.trigger(.list)
}
