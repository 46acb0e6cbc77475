// A model has a node.
// expected: type 'ArticleModel' does not conform to protocol 'Presentable'
import Coordination

final class ArticleModel: Presentable {
    let name = "article"
}
