extension Editor {
    /// Embeds something in a container: this root, or a node that is in it.
    ///
    /// `[a, b]` (in `a`) → `[a+p, b]`. Several may be embedded in one. There already: no change.
    ///
    /// - Throws: If the container stands elsewhere, or it cannot be shown there.
    public mutating func embed(
        _ presentable: any Presentable, in container: any Presentable, animation: Animation? = nil
    ) throws(TransitionError) {
        let arrival = try commit.made(presentable)
        let presentable = arrival.presentable
        let host = container.node
        let way = WayToShow.embed(in: container)
        guard root.node.contains(host) else { try refuse(way.words(presentable.label), .containerElsewhere) }
        if (host as? Container)?.layout.isWindowLike == true {
            try refuse(way.words(presentable.label), .wrongPlace("a window embeds nothing"))
        }
        if commit.isThere(presentable, embeddedIn: host) { return }
        let slot = try commit.slot(for: arrival, in: host, from: root.node, to: way)
        commit.insert(slot, in: .embedded(host), at: host.embeds.count, animation: animation)
    }

    /// Removes what is embedded in this root, or in a node that is in it: `a+p` → `a`.
    ///
    /// - Parameters:
    ///   - presentable: What is removed.
    ///   - animation: Its dismissal part plays; nil for the one that was stored when it was embedded.
    /// - Throws: If it is embedded nowhere, or outside this root.
    public mutating func unembed(_ presentable: any Presentable, animation: Animation? = nil) throws(TransitionError) {
        let node = presentable.node
        guard case .embedded(let host)? = node.list, let index = node.position else {
            try refuse("unembed \(presentable.label)", .notEmbedded)
        }
        guard root.node.contains(host) else { try refuse("unembed \(presentable.label)", .containerElsewhere) }
        commit.remove(at: index, of: .embedded(host), animation: animation)
    }
}
