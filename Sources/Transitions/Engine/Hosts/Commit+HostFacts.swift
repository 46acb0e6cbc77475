extension Commit {
    /// Returns the changes that the host at a node shows. O(changes), once for all hosts.
    func changes(for node: Node) -> [TreeChange] {
        if hasSeveralHosts { return makeHostFactsIfNeeded().of(node).changes }
        guard soleHosting === node else { return [] }
        if let sole = journal.sole { return [sole.change(of: sole.slot(of: removedSlots))] }
        var changes: [TreeChange] = []
        changes.reserveCapacity(structuralEdits)
        for edit in edits { if let change = edit.change { changes.append(change) } }
        return changes
    }

    /// Returns the changes of visibility among the nodes that the host at a node shows. O(changes + visible nodes),
    /// once for all hosts.
    func visibility(for node: Node) -> HostCommit.VisibilityFacts {
        if hasSeveralHosts {
            let facts = makeHostFactsIfNeeded()
            if !facts.knowsVisibility { noteVisibility(in: facts) }
            return facts.of(node).visibility
        }
        let visibility = seenDifference()
        let item = { (other: Node) in other.hostNode === node ? TreeChange.Item(other) : nil }
        return HostCommit.VisibilityFacts(
            appearing: visibility.appeared.compactMap(item),
            // If nothing was removed, all nodes are where they were.
            disappearing: journal.flags.contains(.removed)
                ? beforehand { visibility.disappeared.compactMap(item) } : visibility.disappeared.compactMap(item))
    }

    /// Returns the nodes whose lists were changed and that the host at a node shows now.
    func touched(for node: Node) -> [Node] {
        if hasSeveralHosts { return makeHostFactsIfNeeded().of(node).touched }
        var seen: Set<ObjectIdentifier> = []
        return edits.compactMap(\.holder).filter {
            seen.insert(ObjectIdentifier($0)).inserted && $0.hostNode === node
        }
    }

    private var hasSeveralHosts: Bool { shownBy.hasLateHosts || !hostings.isEmpty }

    private func makeHostFactsIfNeeded() -> HostFacts {
        if let facts = hostCache?.facts { return facts }
        let made = hostFacts()
        makeHostCacheIfNeeded().facts = made
        return made
    }
}

extension Commit {
    /// Returns the facts for each of several hosts, without changes of visibility. O(changes).
    fileprivate func hostFacts() -> HostFacts {
        let facts = HostFacts()
        let structural = edits.filter(\.isStructural)
        if hostings.isEmpty {
            if let host = soleHosting { facts.of(host).changes = structural.compactMap(\.change) }
        }
        for (edit, hostings) in zip(structural, hostings) {
            guard let change = edit.change else { continue }
            let (around, own) = (hostings.around, hostings.own)
            if let around { facts.of(around).changes.append(change) }
            if let own, own !== around { facts.of(own).changes.append(change) }
        }
        var seen: Set<ObjectIdentifier> = []
        for edit in edits {
            guard let holder = edit.holder, seen.insert(ObjectIdentifier(holder)).inserted else { continue }
            if let host = holder.hostNode { facts.of(host).touched.append(holder) }
        }
        return facts
    }

    /// Adds to each host's facts the nodes that came into view or left it. O(changes + visible nodes).
    fileprivate func noteVisibility(in facts: HostFacts) {
        facts.knowsVisibility = true
        let change = seenDifference()
        for node in change.appeared {
            if let host = node.hostNode { facts.of(host).visibility.appearing.append(TreeChange.Item(node)) }
        }
        beforehand {
            for node in change.disappeared {
                if let host = node.hostNode { facts.of(host).visibility.disappearing.append(TreeChange.Item(node)) }
            }
        }
    }
}
