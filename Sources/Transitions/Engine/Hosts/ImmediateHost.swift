/// Acknowledges every commit at once.
///
/// For an app that is run without being shown. It costs nothing: a tree with no other host tells it of no commit.
public final class ImmediateHost: Host {
    /// Makes one; it keeps nothing.
    public init() {}

    /// Shows nothing.
    public func show(_ root: any Presentable) {}

    /// Acknowledges it.
    public func apply(_ commit: HostCommit) {
        commit.acknowledge()
    }

    /// Draws nothing, and so everything.
    public func draws(_ style: PresentationStyle) -> Bool { true }
}
