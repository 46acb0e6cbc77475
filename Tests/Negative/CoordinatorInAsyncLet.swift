// A coordinator cannot run two routes at once.
// expected: sending .* risks causing data races
import Coordination

enum NewsRoute: Route { case list }

final class NewsCoordinator: Coordinator {
    let root = StackRoot()
    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> { .set([Screen("news")]) }
}

func both() async throws {
    let news = NewsCoordinator()
    async let first = news.trigger(.list)
    async let second = news.trigger(.list)
    _ = try await (first, second)
}
