/// Who watches one node. Made with the first of them.
final class Watchers {
    var observers: [Observer<NodeEvent>] = []
    private var sweeping = Sweeping()

    /// How many of the first observers were seen to have ended.
    private var ended = 0

    var mirror: NodeMirror?

    /// Whether it has heard that it entered, and not yet that it left; nil for what a root was made with, which hears
    /// of either.
    var isOnTree: Bool?

    init(of node: Node) {
        isOnTree = node.holder != nil
    }

    /// Tells those who observed when this was called.
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
            // As long as it was not observed, it was not followed.
            isOnTree = node.holder != nil
        }
        observers.append(observer)
    }

    /// Lets go of those who will hear nothing any more.
    func forgetEnded() {
        guard observers.contains(where: \.hasEnded) else { return }
        observers.removeAll(where: \.hasEnded)
        ended = 0
    }
}
