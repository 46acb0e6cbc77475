package import Transitions

extension Presentable {
    /// The events of its node, to be awaited.
    package var events: AsyncStream<NodeEvent> { AsyncStream(observing: observe) }
}

extension WindowManager {
    /// The commits of its windows, to be awaited.
    package var commits: AsyncStream<CommitRecord> { AsyncStream(observing: observeCommits) }
}
