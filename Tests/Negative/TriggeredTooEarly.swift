// The first route is triggered when all properties have been set.
// expected: 'self' used in method call 'trigger' before all stored properties are initialized
import Coordination

enum NewsRoute: Route { case list, article(Int) }

final class NewsCoordinator: Coordinator {
    let root = StackRoot()
    let title: String
    init(title: String) {
        trigger(.list)
        self.title = title
    }
    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> { .set([Screen(title)]) }
}
