import Coordination

/// What a tree looked like at a quiet point.
struct Picture {
    weak var top: Node?
    let line: String
}

struct WeakContainer {
    weak var container: Container?
}
