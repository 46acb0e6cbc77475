/// What a screen is shown under: a value and its type, so that two types never meet.
package struct ScreenKey: Hashable {
    private let type: ObjectIdentifier
    package let value: AnyHashable

    init<Key: Hashable>(_ key: Key) {
        type = ObjectIdentifier(Key.self)
        value = AnyHashable(key)
    }

    /// Who was put on a stack under a key, as long as it lives.
    struct Holder {
        private(set) weak var node: Node?

        init(_ node: Node) { self.node = node }
    }
}

extension Container {
    /// Who was put here under which key. An entry means nothing once its node has gone elsewhere.
    var keyed: [ScreenKey: ScreenKey.Holder] { extras?.keyed ?? [:] }

    /// Where the node stands that is shown under a key; nil where none is.
    func index(under key: ScreenKey) -> Int? {
        guard let node = extras?.keyed[key]?.node, node.extras?.key == key else { return nil }
        return index(ofNode: node)
    }

    /// Notes who is shown under a key. Entries of what has died are dropped when they outnumber what is here; what a
    /// commit took off is alive until it settles, and may come back.
    func note(_ node: Node?, under key: ScreenKey) {
        let extras = demandExtras()
        extras.keyed[key] = node.map(ScreenKey.Holder.init)
        if extras.keyed.count > 2 * content.count + 16 {
            extras.keyed = extras.keyed.filter { $0.value.node?.extras?.key == $0.key }
        }
    }
}
