// A sheet may have details.
// expected: member 'sheet.*' is a function that produces expected type 'PresentationStyle'
import Coordination

func show() -> Transition<StackRoot> {
    .present(Screen("a"), style: .sheet)
}
