/// In which ways a node, or something that is in it, is watched. Nothing is done for what is not watched.
struct Watch: OptionSet {
    let rawValue: UInt16

    /// A host is attached.
    static let host = Watch(rawValue: 1)

    /// Its events are observed.
    static let observer = Watch(rawValue: 2)

    /// It has a mirror.
    static let mirror = Watch(rawValue: 4)

    /// A host is attached to the node itself.
    static let ownHost = Watch(rawValue: 8)

    /// Its end is awaited.
    static let awaited = Watch(rawValue: 16)

    /// A gate is asked about every route. Of a queue alone.
    static let gated = Watch(rawValue: 32)

    /// Every commit is observed. Of a queue alone.
    static let logged = Watch(rawValue: 64)

    /// The tree has gone. Of a queue, and of what edits have in the place of its outermost node.
    static let gone = Watch(rawValue: 128)

    /// The tree is empty, as what was to fill it has failed. Of a queue alone.
    static let blank = Watch(rawValue: 256)

    /// Something in it is, or was, presented in a style that is not automatic.
    static let styled = Watch(rawValue: 512)

    /// An observer is told of what comes into view. Of a queue alone.
    static let visibility = Watch(rawValue: 1024)

    /// Nodes that routes put into it are noted. Of a queue alone.
    static let placed = Watch(rawValue: 2048)

    /// That something has changed is noted, and nothing else. Of a queue alone.
    static let noted = Watch(rawValue: 4096)

    mutating func set(_ watch: Watch, to isWatched: Bool) {
        if isWatched { formUnion(watch) } else { subtract(watch) }
    }
}

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

extension Extras {
    func demandWatchers(of node: Node) -> Watchers {
        if let watchers { return watchers }
        let made = Watchers(of: node)
        watchers = made
        return made
    }
}

extension Node {
    /// Notes that something in here is watched, on everything that this is in. O(depth), once.
    final func markWatched(_ watch: Watch) {
        var node = self
        while !node.watch.isSuperset(of: watch) {
            node.watch.formUnion(watch)
            guard let holder = node.holder else {
                node.owner?.watch.formUnion(watch)
                return
            }
            node = holder
        }
    }

    /// True if a host is attached to it, or to something in it or over it.
    package final var isShownByHost: Bool { watch.contains(.host) }

    /// This node and what is in it or over it, as far as something there is watched: the outermost first.
    final func watched(_ watch: Watch) -> [Node] {
        guard self.watch.isSuperset(of: watch) else { return [] }
        var found: [Node] = []
        var waiting: [Node] = []
        var next: Node? = self
        while let node = next {
            found.append(node)
            if let extras = node.extras {
                for slot in extras.modals.reversed() where slot.node.watch.isSuperset(of: watch) {
                    waiting.append(slot.node)
                }
                for slot in extras.embedded.reversed() where slot.node.watch.isSuperset(of: watch) {
                    waiting.append(slot.node)
                }
            }
            for slot in node.content.reversed() where slot.node.watch.isSuperset(of: watch) {
                waiting.append(slot.node)
            }
            next = waiting.popLast()
        }
        return found
    }
}
