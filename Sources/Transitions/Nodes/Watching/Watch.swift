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
