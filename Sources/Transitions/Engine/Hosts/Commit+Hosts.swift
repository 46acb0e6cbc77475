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

    /// What changed of what the host at a node shows. O(changes), once for all hosts.
    func changes(for node: Node) -> [TreeChange] {
        if hasSeveralHosts { return demandHostFacts().of(node).changes }
        guard soleHosting === node else { return [] }
        if let sole = journal.sole { return [sole.change(of: sole.slot(of: gone))] }
        var changes: [TreeChange] = []
        changes.reserveCapacity(structuralEdits)
        for edit in edits { if let change = edit.change { changes.append(change) } }
        return changes
    }

    /// What came into view of what the host at a node shows, and what went out of it. O(changes + what can be seen),
    /// once for all hosts.
    func visibility(for node: Node) -> HostCommit.VisibilityFacts {
        if hasSeveralHosts {
            let facts = demandHostFacts()
            if !facts.knowsVisibility { noteVisibility(in: facts) }
            return facts.of(node).visibility
        }
        let visibility = seenDifference
        let item = { (other: Node) in other.hosting === node ? TreeChange.Item(other) : nil }
        return HostCommit.VisibilityFacts(
            appearing: visibility.come.compactMap(item),
            // Where nothing was removed, all stands where it stood.
            disappearing: journal.flags.contains(.removed)
                ? beforehand { visibility.gone.compactMap(item) } : visibility.gone.compactMap(item))
    }

    /// The nodes whose lists were changed of what the host at a node shows now, wherever they stood then.
    func touched(for node: Node) -> [Node] {
        if hasSeveralHosts { return demandHostFacts().of(node).touched }
        var seen: Set<ObjectIdentifier> = []
        return edits.compactMap(\.holder).filter {
            seen.insert(ObjectIdentifier($0)).inserted && $0.hosting === node
        }
    }

    private var hasSeveralHosts: Bool { hasLateHosts || !hostings.isEmpty }

    /// What hosts are told, to be added to.
    func demandNotices() -> HostNotices {
        if let notices { return notices }
        let made = HostNotices()
        notices = made
        return made
    }

    private func demandHostFacts() -> HostFacts {
        if let facts = notices?.facts { return facts }
        let made = hostFacts()
        demandNotices().facts = made
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
