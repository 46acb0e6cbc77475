// A node's place is read, and given by commits only.
// expected: cannot assign to property: 'parent' is a get-only property
import Coordination

func move(_ screen: Screen, to stack: StackRoot) {
    _ = screen.parent
    screen.parent = stack.node
}
