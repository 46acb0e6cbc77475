extension Commit {
    /// What each of several hosts is told, but for what comes into view. O(changes).
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

    /// Notes what came into view of what each of several hosts shows, and what went out of it.
    /// O(changes + what can be seen).
    func noteVisibility(in facts: HostFacts) {
        facts.knowsVisibility = true
        let change = seenDifference()
        for node in change.come {
            if let host = node.hosting { facts.of(host).visibility.appearing.append(TreeChange.Item(node)) }
        }
        beforehand {
            for node in change.gone {
                if let host = node.hosting { facts.of(host).visibility.disappearing.append(TreeChange.Item(node)) }
            }
        }
    }
}
