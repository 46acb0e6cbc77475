/// The observers and the mirror of one node, created with the first of them.
final class Watchers {
    var observers: [Observer<NodeEvent>] = []
    private var sweeping = Sweeping()

    /// The number of observers at the start of the list that are known to have ended.
    private var ended = 0

    var mirror: NodeMirror?

    /// True if the node's last event was that it entered, false if it left; nil for the initial content of a root,
    /// whose next event may be either.
    var isOnTree: Bool?

    init(of node: Node) {
        isOnTree = node.holder != nil
    }

    /// Notifies the present observers, without those added meanwhile.
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

    func forgetEnded() {
        guard observers.contains(where: \.hasEnded) else { return }
        observers.removeAll(where: \.hasEnded)
        ended = 0
    }
}
