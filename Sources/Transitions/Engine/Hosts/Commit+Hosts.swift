extension Commit {
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
        let visibility = seenDifference()
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

    private var hasSeveralHosts: Bool { shownBy.hasLateHosts || !hostings.isEmpty }

    private func demandHostFacts() -> HostFacts {
        if let facts = notices?.facts { return facts }
        let made = hostFacts()
        demandNotices().facts = made
        return made
    }
}
