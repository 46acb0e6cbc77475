// A coordinator belongs to the task that made it; two tasks cannot have the same one.
// expected: sending .* risks causing data races
import Coordination

enum NewsRoute: Route { case list }

final class NewsCoordinator: Coordinator {
    let root = StackRoot()
    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> { .set([Screen("news")]) }
}

func share() async {
    let news = NewsCoordinator()
    Task { news.trigger(.list, completion: nil) }
    Task { news.trigger(.list, completion: nil) }
}
