/// What hosts are told of a commit.
final class ToldHosts {
    /// What the one host that has to see the commit was handed, where more has come of it than an answer at once. Until
    /// that is seen to.
    var handed: HostCommit?

    /// What came into sight and went out of it, once that has been asked for.
    var sight: SightChange?

    /// What each is told, where there are several and one of them has asked.
    var facts: HostFacts?
}

/// What a commit says to each of several hosts, by the nodes that these are attached to.
final class HostFacts {
    private(set) var changes: [ObjectIdentifier: [TreeChange]] = [:]

    /// What came into sight and went out of it, once that has been asked for.
    private var sight: [ObjectIdentifier: HostCommit.SightFacts]?

    /// The nodes whose lists were changed.
    private(set) var touched: [ObjectIdentifier: [Node]] = [:]

    /// O(changes).
    init(of commit: Commit) {
        let structural = commit.edits.filter(\.isStructural)
        if commit.hostings.isEmpty {
            if let host = commit.soleHosting { changes[ObjectIdentifier(host)] = structural.compactMap(\.change) }
        }
        for (edit, hostings) in zip(structural, commit.hostings) {
            guard let change = edit.change else { continue }
            let (around, own) = (hostings.around, hostings.own)
            if let around { changes[ObjectIdentifier(around), default: []].append(change) }
            if let own, own !== around { changes[ObjectIdentifier(own), default: []].append(change) }
        }
        var seen: Set<ObjectIdentifier> = []
        for holder in commit.edits.lazy.compactMap(\.holder) where seen.insert(ObjectIdentifier(holder)).inserted {
            if let host = holder.hosting { touched[ObjectIdentifier(host), default: []].append(holder) }
        }
    }

    /// What came into sight of what the host at a node shows, and what went out of it. O(changes + what can be seen),
    /// once for all hosts.
    func sight(for node: Node, of commit: Commit) -> HostCommit.SightFacts {
        let all = sight ?? Self.sight(of: commit)
        sight = all
        return all[ObjectIdentifier(node)] ?? HostCommit.SightFacts()
    }

    private static func sight(of commit: Commit) -> [ObjectIdentifier: HostCommit.SightFacts] {
        var all: [ObjectIdentifier: HostCommit.SightFacts] = [:]
        let change = commit.sightChange
        for node in change.come {
            if let host = node.hosting {
                all[ObjectIdentifier(host), default: .init()].appearing.append(TreeChange.Item(node))
            }
        }
        commit.beforehand {
            for node in change.gone {
                if let host = node.hosting {
                    all[ObjectIdentifier(host), default: .init()].disappearing.append(TreeChange.Item(node))
                }
            }
        }
        return all
    }
}
