// A verb belongs to its root: tabs have no push.
// expected: requires the types 'TabRoot' and 'StackRoot' be equivalent
import Coordination

func wrong() -> Transition<TabRoot> {
    .push(Screen("a"))
}
