// There are two kinds of node, and no user's own.
// expected: inheritance from a final class 'Screen'
import Coordination

final class MyScreen: Screen {}
