extension Commit {
    /// What each of several hosts is told, but for what comes into sight. O(changes).
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

    /// Notes what came into sight of what each of several hosts shows, and what went out of it.
    /// O(changes + what can be seen).
    func noteSight(in facts: HostFacts) {
        facts.knowsSight = true
        let change = sightChange
        for node in change.come {
            if let host = node.hosting { facts.of(host).sight.appearing.append(TreeChange.Item(node)) }
        }
        beforehand {
            for node in change.gone {
                if let host = node.hosting { facts.of(host).sight.disappearing.append(TreeChange.Item(node)) }
            }
        }
    }
}
