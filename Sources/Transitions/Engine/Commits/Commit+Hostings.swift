extension Commit {
    /// Notes who shows what was last changed, in that place. O(depth).
    ///
    /// As long as it is one host that shows everything, which it mostly is, nothing is kept beside that.
    func noteHostings(of holder: Node, _ subject: Node? = nil) {
        let around = hosting(of: holder)
        let own = subject.flatMap { $0.watch.contains(.ownHost) ? $0 : nil }
        if structuralEdits == 1, own == nil {
            soleHosting = around
            return
        }
        if hostings.isEmpty, own == nil, around === soleHosting {
            soleHosting = around
            return
        }
        while hostings.count < structuralEdits - 1 { hostings.append(Hostings(around: soleHosting, own: nil)) }
        hostings.append(Hostings(around: around, own: own))
    }

    /// The nearest node around a place that has a host. Goes up only as far as the place that was changed before.
    private func hosting(of holder: Node) -> Node? {
        if structuralEdits == 1 { return holder.hosting }
        var node = holder
        while node !== lastPlace?.holder, !node.watch.contains(.ownHost) {
            guard let next = node.holder else { break }
            node = next
        }
        let found = node === lastPlace?.holder ? lastPlace?.hosting : node.watch.contains(.ownHost) ? node : nil
        lastPlace = (holder, found)
        return found
    }

    /// The nodes whose hosts show something of what this commit changed, in the order of the changes.
    var allHostings: [Node] {
        guard !hostings.isEmpty else { return soleHosting.map { [$0] } ?? [] }
        var found: [Node] = []
        var seen: Set<ObjectIdentifier> = []
        for hosting in hostings {
            if let node = hosting.around, seen.insert(ObjectIdentifier(node)).inserted { found.append(node) }
            if let node = hosting.own, seen.insert(ObjectIdentifier(node)).inserted { found.append(node) }
        }
        return found
    }

    /// What hosts are told, to be added to.
    func demandNotices() -> HostNotices {
        if let notices { return notices }
        let made = HostNotices()
        notices = made
        return made
    }
}

extension Node {
    /// The nearest node that has a host: this, or one around it. One pointer read a level.
    final var hosting: Node? {
        var node = Unmanaged.passUnretained(self)
        while !node.takeUnretainedValue().watch.contains(.ownHost) {
            guard let next = node.takeUnretainedValue().around else { return nil }
            node = next
        }
        return node.takeUnretainedValue()
    }
}
