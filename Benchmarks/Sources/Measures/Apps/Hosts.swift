@_spi(Hosting) import Coordination

/// The least that a host of an app can be.
final class AnsweringHost: Host {
    func show(_ root: any Presentable) {}
    func apply(_ commit: HostCommit) { commit.acknowledge() }
}

/// A host that looks at each change before it answers, as one that draws them does.
final class ReadingHost: Host {
    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        for change in commit.changes { use(change) }
        commit.acknowledge()
    }
}

/// A host that answers when it is told to, as one that animates does.
final class MovingHost: Host {
    private var commit: HostCommit?

    func show(_ root: any Presentable) {}
    func apply(_ commit: HostCommit) { self.commit = commit }

    func hasMoved() {
        let shown = commit
        commit = nil
        shown?.acknowledge()
    }
}
