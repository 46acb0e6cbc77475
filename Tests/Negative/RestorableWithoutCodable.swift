// What is restored is written down: the routes are Codable.
// expected: type 'NewsCoordinator' does not conform to protocol 'Restorable'|type 'NewsRoute' does not conform to protocol '(De|En)codable'
import Coordination
import CoordinationRestoration

struct Article: Hashable, Sendable { let id: Int }
enum NewsRoute: Route { case list, article(Article) }

final class NewsCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "news" }
    let root = StackRoot()

    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> { .none() }
}
