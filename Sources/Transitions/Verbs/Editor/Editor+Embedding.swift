extension Editor {
    @usableFromInline mutating func embed(
        _ presentable: any Presentable, in container: any Presentable, animation: TransitionAnimation? = nil
    ) throws(TransitionError) {
        let built = try commit.made(presentable)
        let presentable = built.presentable
        let host = container.node
        let way = ShowVerb.embed(in: container)
        guard root.node.contains(host) else { try refuse(way.words(presentable.label), .containerElsewhere) }
        if (host as? Container)?.layout.isWindowLike == true {
            try refuse(way.words(presentable.label), .wrongPlace("a window embeds nothing"))
        }
        if commit.isThere(presentable, embeddedIn: host) { return }
        let slot = try commit.slot(for: built, in: host, from: root.node, to: way)
        commit.insert(slot, in: .embedded(host), at: host.embeds.count, animation: animation)
    }

    @usableFromInline mutating func unembed(_ presentable: any Presentable, animation: TransitionAnimation? = nil)
        throws(TransitionError)
    {
        let node = presentable.node
        guard case .embedded(let host)? = node.list, let index = node.position else {
            try refuse("unembed \(presentable.label)", .notEmbedded)
        }
        guard root.node.contains(host) else { try refuse("unembed \(presentable.label)", .containerElsewhere) }
        commit.remove(at: index, of: .embedded(host), animation: animation)
    }
}
