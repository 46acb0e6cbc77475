// A route that goes up the tree may be of any type, so it is written out.
// expected: type 'Route' has no member 'login'
import Coordination

final class ArticleModel: Presentable {
    let node = Screen("article")
    func login() { send(.login) }
}
