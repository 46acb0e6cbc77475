/// Acknowledges every commit at once.
///
/// For an app that is run without being shown, and for hosts of your own that draw and are done.
public final class ImmediateHost: Host {
    /// Makes one; it keeps nothing.
    public init() {}

    /// Shows nothing.
    public func show(_ root: any Presentable) {}

    /// Acknowledges it.
    public func apply(_ commit: HostCommit) {
        commit.acknowledge()
    }
}
