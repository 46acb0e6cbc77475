// There are two kinds of node, and no user's own.
// expected: cannot inherit from non-open class 'Node' outside of its defining module
import Coordination

class MyNode: Node {}
