// A style is for what is presented.
// expected: extra argument 'style' in call|cannot infer contextual base in reference to member 'fullScreen'
import Coordination

func show() -> Transition<StackRoot> {
    .push(Screen("a"), style: .fullScreen)
}
