// A coordinator that was given to an actor belongs to that actor alone.
// expected: sending .* risks causing data races
import Coordination

enum NewsRoute: Route { case list }

final class NewsCoordinator: Coordinator {
    let root = StackRoot()
    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> { .set([Screen("news")]) }
}

actor Session {
    var news: NewsCoordinator?
    func adopt(_ news: sending NewsCoordinator) { self.news = news }
}

func give(to session: Session) async {
    let news = NewsCoordinator()
    await session.adopt(news)
    news.trigger(.list, completion: nil)
}
