// 'push' and 'present' take a closure; other verbs take a 'Later'.
// expected: trailing closure passed to parameter of type 'any Presentable' that does not accept a closure
import Coordination

func show() -> Transition<StackRoot> {
    .replaceTop { Screen("a") }
}
