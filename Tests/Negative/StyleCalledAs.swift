// A style is a style.
// expected: extra argument 'as' in call|cannot infer contextual base in reference to member 'fullScreen'
import Coordination

func show() -> Transition<StackRoot> {
    .present(Screen("a"), as: .fullScreen)
}
