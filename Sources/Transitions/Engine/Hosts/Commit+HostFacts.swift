extension Commit {
    /// What each of several hosts is told, but for what comes into sight. O(changes).
    func hostFacts() -> HostFacts {
        let facts = HostFacts()
        let structural = edits.filter(\.isStructural)
        if hostings.isEmpty {
            if let host = soleHosting { facts.changes[ObjectIdentifier(host)] = structural.compactMap(\.change) }
        }
        for (edit, hostings) in zip(structural, hostings) {
            guard let change = edit.change else { continue }
            let (around, own) = (hostings.around, hostings.own)
            if let around { facts.changes[ObjectIdentifier(around), default: []].append(change) }
            if let own, own !== around { facts.changes[ObjectIdentifier(own), default: []].append(change) }
        }
        var seen: Set<ObjectIdentifier> = []
        for holder in edits.lazy.compactMap(\.holder) where seen.insert(ObjectIdentifier(holder)).inserted {
            if let host = holder.hosting { facts.touched[ObjectIdentifier(host), default: []].append(holder) }
        }
        return facts
    }

    /// What came into sight of what each of several hosts shows, and what went out of it, by the nodes that these are
    /// attached to. O(changes + what can be seen).
    func sightOfHosts() -> [ObjectIdentifier: HostCommit.SightFacts] {
        var all: [ObjectIdentifier: HostCommit.SightFacts] = [:]
        let change = sightChange
        for node in change.come {
            if let host = node.hosting {
                all[ObjectIdentifier(host), default: .init()].appearing.append(TreeChange.Item(node))
            }
        }
        beforehand {
            for node in change.gone {
                if let host = node.hosting {
                    all[ObjectIdentifier(host), default: .init()].disappearing.append(TreeChange.Item(node))
                }
            }
        }
        return all
    }
}
