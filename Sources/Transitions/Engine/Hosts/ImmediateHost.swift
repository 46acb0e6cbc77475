/// A host that acknowledges every commit at once.
///
/// For an app that is run without being shown. It costs nothing: a tree with no other host passes it no commit.
@_spi(Hosting) public final class ImmediateHost: Host {
    /// Creates a host.
    public init() {}

    /// Shows nothing.
    @_documentation(visibility: internal)
    public func show(_ root: any Presentable) {}

    /// Acknowledges the commit.
    @_documentation(visibility: internal)
    public func apply(_ commit: HostCommit) {
        commit.acknowledge()
    }

    /// Returns true: a host without a screen has no style to refuse.
    @_documentation(visibility: internal)
    public func draws(_ style: PresentationStyle) -> Bool { true }
}
