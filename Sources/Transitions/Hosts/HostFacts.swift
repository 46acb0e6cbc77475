/// What hosts are told of a commit.
final class ToldHosts {
    /// What came into sight and went out of it.
    let sight: SightChange

    /// What each is told, where there are several and one of them has asked.
    var facts: HostFacts?

    init(_ sight: SightChange) {
        self.sight = sight
    }
}

/// What a commit says to each of several hosts, by the nodes that these are attached to.
final class HostFacts {
    private(set) var facts: [ObjectIdentifier: HostCommit.Facts] = [:]

    /// The nodes whose lists were changed.
    private(set) var touched: [ObjectIdentifier: [Node]] = [:]

    /// O(changes + what can be seen).
    init(of commit: Commit) {
        let structural = commit.edits.filter(\.isStructural)
        if commit.hostings.isEmpty {
            if let host = commit.soleHosting { self[host].changes = structural.compactMap(\.change) }
        }
        for (edit, hostings) in zip(structural, commit.hostings) {
            guard let change = edit.change else { continue }
            let (around, own) = (hostings.around, hostings.own)
            if let around { self[around].changes.append(change) }
            if let own, own !== around { self[own].changes.append(change) }
        }
        let sight = commit.sightChange
        for node in sight.come { if let host = node.hosting { self[host].appearing.append(TreeChange.Item(node)) } }
        commit.beforehand {
            for node in sight.gone {
                if let host = node.hosting { self[host].disappearing.append(TreeChange.Item(node)) }
            }
        }
        var seen: Set<ObjectIdentifier> = []
        for holder in commit.edits.lazy.compactMap(\.holder) where seen.insert(ObjectIdentifier(holder)).inserted {
            if let host = holder.hosting { touched[ObjectIdentifier(host), default: []].append(holder) }
        }
    }

    private subscript(host: Node) -> HostCommit.Facts {
        get { facts[ObjectIdentifier(host)] ?? HostCommit.Facts() }
        _modify { yield &facts[ObjectIdentifier(host), default: HostCommit.Facts()] }
    }
}
