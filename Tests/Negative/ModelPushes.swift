// What navigates is the node, not the model.
// expected: value of type 'ArticleModel' has no member 'push'
import Coordination

final class ArticleModel: Presentable {
    let node = Screen("article")
}

func show(_ article: ArticleModel) {
    article.push(Screen("a"))
}
