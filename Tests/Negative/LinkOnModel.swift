// A model is no place to follow an address from; its node is.
// expected: argument type 'ParsedLink' does not conform to expected type 'Route'
import Coordination
import CoordinationLinks

final class ArticleModel: Presentable {
    let node = Screen("article")
    func open(_ link: ParsedLink) { trigger(link) }
}
