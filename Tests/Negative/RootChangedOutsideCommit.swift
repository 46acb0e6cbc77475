// A root is read by anyone and changed only inside a commit.
// expected: value of type 'StackRoot' has no member 'set'
import Coordination

func change(_ stack: StackRoot) {
    _ = stack.node.children
    stack.set([Screen("a")])
}
