/// The key that a screen is shown under: a value and its type, so that keys of two types are never equal.
package struct ScreenKey: Hashable {
    private let type: ObjectIdentifier
    package let value: AnyHashable

    init<Key: Hashable>(_ key: Key) {
        type = ObjectIdentifier(Key.self)
        value = AnyHashable(key)
    }

    /// A weak reference to the node shown under a key.
    struct Holder {
        private(set) weak var node: Node?

        init(_ node: Node) { self.node = node }
    }
}

extension Container {
    /// Returns the index of the node shown under a key; nil if there is none.
    func index(under key: ScreenKey) -> Int? {
        guard let node = extras?.keyed[key]?.node, node.extras?.key == key else { return nil }
        return index(ofNode: node)
    }

    /// Records the node shown under a key. Entries of released nodes are dropped only when there are many more entries
    /// than children, since a removed node lives until its commit settles, and may come back.
    func note(_ node: Node?, under key: ScreenKey) {
        let extras = makeExtrasIfNeeded()
        extras.keyed[key] = node.map(ScreenKey.Holder.init)
        if extras.keyed.count > 2 * content.count + 16 {
            extras.keyed = extras.keyed.filter { $0.value.node?.extras?.key == $0.key }
        }
    }
}
