// A route is triggered, and answers with what is pushed.
// expected: argument type 'NewsRoute' does not conform to expected type 'Presentable'
import Coordination

enum NewsRoute: Route { case list }

func show() -> Transition<StackRoot> {
    .push(NewsRoute.list)
}
