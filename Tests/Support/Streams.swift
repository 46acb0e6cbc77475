package import Transitions

extension Presentable {
    /// The events of its node, for `for await`.
    package var events: AsyncStream<NodeEvent> { AsyncStream(observing: observe) }
}

extension WindowManager {
    /// The commits of its windows, for `for await`.
    package var commits: AsyncStream<CommitRecord> { AsyncStream(observing: observeCommits) }
}
