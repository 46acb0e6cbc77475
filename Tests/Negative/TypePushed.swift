// An instance is pushed, or what builds one.
// expected: argument type 'ArticleModel.Type' does not conform to expected type 'Presentable'
import Coordination

final class ArticleModel: Presentable {
    let node = Screen("article")
}

func show() -> Transition<StackRoot> {
    .push(ArticleModel.self)
}
