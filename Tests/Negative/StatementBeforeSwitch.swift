// A switch whose cases are transitions is all there is in a function, or each case says return.
// expected: reference to member '(push|pop)' cannot be resolved without a contextual type
import Coordination

enum NewsRoute: Route { case list, article(Int) }

final class NewsCoordinator: Coordinator {
    let root = StackRoot()
    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
        let name = "article"
        switch route {
        case .list: .pop()
        case .article: .push(Screen(name))
        }
    }
}
