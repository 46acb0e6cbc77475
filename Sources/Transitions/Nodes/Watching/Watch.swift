/// The ways in which a node, or something in it, is watched. Without a watcher, no work is done.
struct Watch: OptionSet {
    let rawValue: UInt16

    /// A host is attached to the node, or to one in it or over it.
    static let host = Watch(rawValue: 1)

    /// The node's events are observed.
    static let observer = Watch(rawValue: 2)

    /// The node has a mirror.
    static let mirror = Watch(rawValue: 4)

    /// A host is attached to the node itself.
    static let ownHost = Watch(rawValue: 8)

    /// The node's end is awaited.
    static let awaited = Watch(rawValue: 16)

    /// Every route is checked by gates, or recorded by a tap. For queues only.
    static let gated = Watch(rawValue: 32)

    /// Every commit is observed. For queues only.
    static let logged = Watch(rawValue: 64)

    /// The tree is gone. For a queue, and for the node that replaces the outermost one in the edits of a settling
    /// commit.
    static let released = Watch(rawValue: 128)

    /// The first content of a root in the tree has failed. For queues only.
    static let blank = Watch(rawValue: 256)

    /// The node, or one in it or over it, is or was presented in a style that is not automatic.
    static let styled = Watch(rawValue: 512)

    /// An observer is notified of screen views. For queues only.
    static let visibility = Watch(rawValue: 1024)

    /// The nodes that routes put into the tree are recorded. For queues only.
    static let placed = Watch(rawValue: 2048)

    /// A closure that stores the tree is called after every change, or before what a commit has removed is released.
    /// For queues only.
    static let noted = Watch(rawValue: 4096)

    /// The node is a split, or one is in it or over it.
    static let columns = Watch(rawValue: 8192)

    /// The gates have changed once, or the node is or was a cover, or contains one.
    static let standing = Watch(rawValue: 16384)

    /// Calls, reports and answers from outside are observed. For queues only.
    static let recorded = Watch(rawValue: 32768)

    mutating func set(_ watch: Watch, to isWatched: Bool) {
        if isWatched { formUnion(watch) } else { subtract(watch) }
    }
}
