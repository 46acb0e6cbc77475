@_spi(Log) @_spi(Hosting) import Coordination

/// A detector for a launch that has come through: a host shows the restored tree, and for some time no commit has
/// settled or waited for the host.
final class LaunchGuard {
    private let node: Node
    private let time: any TimeSource
    private let quiet: Duration
    private let completion: () -> Void
    private var call: ScheduledCall?
    private var observers: (Observer<Void>, Observer<CommitRecord>)?

    /// - Parameters:
    ///   - node: The restored node.
    ///   - time: The time source.
    ///   - quiet: The time without activity.
    ///   - completion: Called once, when the launch has come through; retained until then.
    init(_ node: Node, _ time: any TimeSource, _ quiet: Duration, _ completion: @escaping () -> Void) {
        (self.node, self.time, self.quiet, self.completion) = (node, time, quiet, completion)
        observers = (
            node.observeHosts { [weak self] in self?.restart() },
            node.observeCommits { [weak self] in if $0.settlingTime != .zero { self?.restart() } }
        )
        restart()
    }

    deinit { end() }

    private func restart() {
        call?.cancel()
        call = nil
        // Without a host, the time begins when one is attached.
        if !node.isShown { return }
        call = time.schedule(after: quiet) { [weak self] in self?.look() }
    }

    private func look() {
        guard node.isShown, node.treeQueue.isIdle else { return restart() }
        end()
        completion()
    }

    private func end() {
        call?.cancel()
        observers?.0.end()
        observers?.1.end()
        observers = nil
    }
}
