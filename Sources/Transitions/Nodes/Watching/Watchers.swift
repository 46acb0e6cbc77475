/// The observers and the mirror of one node, created with the first of them.
final class Watchers {
    var observers: [Observer<NodeEvent>] = []
    private var sweeping = Sweeping()

    /// The number of leading observers known to have ended.
    private var ended = 0

    var mirror: NodeMirror?

    /// True if the last event was that the node entered, false if it left; nil for the initial content of a root, which
    /// may report either.
    var isOnTree: Bool?

    init(of node: Node) {
        isOnTree = node.holder != nil
    }

    /// Notifies those who observed when this was called.
    func notify(_ event: NodeEvent) {
        for observer in observers { observer.notify(event) }
        forgetEnded()
    }

    /// Adds an observer of a node's events. O(1) on average.
    func add(_ observer: Observer<NodeEvent>, of node: Node) {
        if sweeping.sweep(&observers, where: \.hasEnded) { ended = 0 }
        while ended < observers.count, observers[ended].hasEnded { ended += 1 }
        if ended == observers.count {
            (observers, ended) = ([], 0)
            // While it was not observed, its state was not updated.
            isOnTree = node.holder != nil
        }
        observers.append(observer)
    }

    /// Removes the observers that have ended.
    func forgetEnded() {
        guard observers.contains(where: \.hasEnded) else { return }
        observers.removeAll(where: \.hasEnded)
        ended = 0
    }
}
