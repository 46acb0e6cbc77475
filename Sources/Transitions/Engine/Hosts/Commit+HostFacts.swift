extension Commit {
    /// Returns the facts for each of several hosts, without changes of visibility. O(changes).
    func hostFacts() -> HostFacts {
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
            if let host = holder.hosting { facts.of(host).touched.append(holder) }
        }
        return facts
    }

    /// Adds to each host's facts the nodes that came into view or left it. O(changes + visible nodes).
    func noteVisibility(in facts: HostFacts) {
        facts.knowsVisibility = true
        let change = seenDifference()
        for node in change.appeared {
            if let host = node.hosting { facts.of(host).visibility.appearing.append(TreeChange.Item(node)) }
        }
        beforehand {
            for node in change.disappeared {
                if let host = node.hosting { facts.of(host).visibility.disappearing.append(TreeChange.Item(node)) }
            }
        }
    }
}
