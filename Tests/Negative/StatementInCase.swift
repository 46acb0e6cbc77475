// A case with a statement before its transition says return.
// expected: use of local variable 'screen' before its declaration
// The formatter, too, reads it as one expression.
// swift-format-ignore-file
import Coordination

enum NewsRoute: Route { case article(Int) }

final class NewsCoordinator: Coordinator {
    let root = StackRoot()
    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
        switch route {
        case .article(let id):
            let screen = Screen("article-\(id)")
            .push(screen)
        }
    }
}
