// A screen's model has no routes of its own.
// expected: 'trigger.*' is unavailable: a router triggers its own routes only
import Coordination

enum AppRoute: Route { case login }

final class ArticleModel: Presentable {
    let node = Screen("article")
    func login() { trigger(AppRoute.login) }
}
