/// The ways in which a node, or something in it, is watched. Without a watcher, no work is done.
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

    /// Gates are asked about every route, or a tap records it. Queues only.
    static let gated = Watch(rawValue: 32)

    /// Every commit is observed. Queues only.
    static let logged = Watch(rawValue: 64)

    /// The tree is gone. For a queue, and for the stand-in of its outermost node in edits.
    static let released = Watch(rawValue: 128)

    /// The first content of a root in the tree has failed. Queues only.
    static let blank = Watch(rawValue: 256)

    /// Something in it is, or was, presented in a style that is not automatic.
    static let styled = Watch(rawValue: 512)

    /// An observer is notified of screen views. Queues only.
    static let visibility = Watch(rawValue: 1024)

    /// The nodes that routes put into it are recorded. Queues only.
    static let placed = Watch(rawValue: 2048)

    /// A storing object is called after every change. Queues only.
    static let noted = Watch(rawValue: 4096)

    mutating func set(_ watch: Watch, to isWatched: Bool) {
        if isWatched { formUnion(watch) } else { subtract(watch) }
    }
}
