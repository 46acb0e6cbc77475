// What is shown says that it can be.
// expected: argument type 'ArticleModel' does not conform to expected type 'Presentable'
import Coordination

final class ArticleModel { let node = Screen("article") }

func show() -> Transition<StackRoot> { .push(ArticleModel()) }
