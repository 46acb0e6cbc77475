// Transitions on lines of their own need commas: a leading dot continues the line before.
// expected: static member 'push' cannot be used on instance of type 'Transition<StackRoot>'
import Coordination

func show() -> Transition<StackRoot> {
    .multiple([
        .popToRoot()
            .push(Screen("a"))
    ])
}
