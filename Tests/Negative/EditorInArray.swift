// An editor cannot be put into a copyable container.
// expected: type 'Editor<StackRoot>' does not conform to protocol 'Copyable'
import Coordination

final class Keeper {
    var editors: [Editor<StackRoot>] = []
}
