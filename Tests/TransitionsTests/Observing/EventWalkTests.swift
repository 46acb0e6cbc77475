import CoordinationTesting
import TestSupport
import Testing
@_spi(Hosting) import Transitions

@Suite(.bothEnds, .noUnhandledFailures) struct EventWalkTests {
    @Test("events alternate, and say what can be seen", arguments: Walks.seeds(6, long: 100)) func walks(
        seed: UInt64
    ) {
        let forest = EventForest(seed: seed)
        for step in 0..<60 {
            forest.commit()
            guard forest.complaints.isEmpty else {
                Issue.record("seed \(seed), commit \(step): \(forest.complaints.prefix(4).joined(separator: "; "))")
                return
            }
        }
        #expect(forest.events > 20)
    }

    @Test("events are right where most nodes are not observed, or not any more", arguments: Walks.seeds(6, long: 100))
    func sparse(seed: UInt64) {
        let forest = EventForest(seed: seed, isSparse: true)
        for _ in 0..<60 { forest.commit() }
        #expect(forest.complaints.isEmpty, "seed \(seed): \(forest.complaints.prefix(4).joined(separator: "; "))")
        #expect(forest.events > 0)
    }

    @Test("a node that comes into view is reported once, and can be seen", arguments: Walks.seeds(6, long: 100))
    func visibility(seed: UInt64) {
        let forest = EventForest(seed: seed, isSparse: seed.isMultiple(of: 2))
        if seed.isMultiple(of: 3) { forest.manager.attach(TestHost(forest.manager)) }
        forest.observeVisibility()
        for step in 0..<60 {
            forest.commit()
            guard forest.complaints.isEmpty else {
                Issue.record("seed \(seed), commit \(step): \(forest.complaints.prefix(4).joined(separator: "; "))")
                return
            }
        }
    }

    @Test("a host receives the nodes that appear and disappear, as observers do", arguments: Walks.seeds(6, long: 100))
    func hosts(seed: UInt64) {
        let forest = EventForest(seed: seed)
        let host = VisibilityHost()
        forest.manager.attach(host)
        for _ in 0..<60 { forest.commit() }
        #expect(host.complaints.isEmpty, "\(host.complaints.first ?? "")")
        #expect(forest.complaints.isEmpty)
    }
}

/// Keeps a list of what can be seen by its notifications alone.
private final class VisibilityHost: Host {
    private var seen: Set<NodeID> = []
    private(set) var complaints: [String] = []

    func show(_ root: any Presentable) {}

    func draws(_ style: PresentationStyle) -> Bool { true }

    func apply(_ commit: HostCommit) {
        let before = commit.root?.node.tree
        for item in commit.disappearing where seen.remove(item.id) == nil && item.name != "start" {
            complaints.append("\(item.title) cannot disappear")
        }
        for item in commit.appearing where !seen.insert(item.id).inserted {
            complaints.append("\(item.title) appears again")
        }
        if commit.steps.map(\.change) != commit.changes { complaints.append("the steps are not the changes") }
        if before != commit.root?.node.tree { complaints.append("reading the commit changed the tree") }
        if commit.isInteractive {
            for item in commit.appearing { seen.remove(item.id) }
            for item in commit.disappearing { seen.insert(item.id) }
        } else {
            commit.acknowledge()
        }
    }
}
