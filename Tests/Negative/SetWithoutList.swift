// What a root holds is a list.
// expected: cannot convert value of type 'Screen' to expected argument type '.any Presentable.'
import Coordination

func show() -> Transition<StackRoot> {
    .set(Screen("a"))
}
