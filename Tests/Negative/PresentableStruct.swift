// What is on a tree has an identity: a struct has none.
// expected: non-class type 'ArticleModel' cannot conform to class protocol 'Presentable'
import Coordination

struct ArticleModel: Presentable {
    let node = Screen("article")
}
