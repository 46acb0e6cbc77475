@_spi(Log) @_spi(Hosting) public import Coordination

/// Sits between a tree and a host that says what it has drawn, and holds that against the tree whenever the host has
/// answered.
///
/// ```swift
/// let watched = WatchedHost(host, of: windows) { host.drawn }
/// windows.attach(watched)
/// tabs.perform(.select(account))
/// #expect(watched.violations == [])
/// ```
///
/// ``HostContract`` does so on a stage of its own; this is for walks of an app and its user.
@_spi(Hosting) public final class WatchedHost: Host {
    /// What did not hold, in words.
    public private(set) var violations: [String] = []

    /// Those that were handed on, in order.
    private(set) var commits: [HostCommit] = []
    private let host: any Host
    private var looked = 0

    init(_ host: any Host) {
        self.host = host
    }

    /// Watches a host. It is to be attached in its place.
    ///
    /// - Parameters:
    ///   - host: Shows the windows, and answers. It is kept.
    ///   - windows: The windows that are shown.
    ///   - drawn: What the host says that it has drawn, as by `HostContract.drawing(of:)`.
    public init(_ host: any Host, of windows: WindowManager, drawn: @escaping () -> String) {
        self.host = host
        watch(windows, in: windows, drawn: drawn) { [weak self] in self?.violations.append($0) }
    }

    /// In the very moment in which a commit ends that has been answered, all that it brought is on the screen.
    func watch(
        _ root: any Presentable, in windows: WindowManager, drawn: @escaping () -> String,
        violated: @escaping (String) -> Void
    ) {
        windows.observeCommits { [weak self, weak root, unowned windows] record in
            guard let self, let root, hasJustAnswered else { return }
            looked = commits.count
            guard record.outcome.isCompleted else { return }
            // What the user has done since shows already.
            if windows.waiting.contains(where: { $0.cause.report != nil }) { return }
            let (found, expected) = (HostContract.uncovered(drawn()), HostContract.drawing(of: root))
            if found == expected { return }
            violated("has drawn what the tree says whenever it has answered: \(expected), not \(found)")
        }
    }

    /// Whether it has answered what it was handed last. What the user has cut short ends without that.
    private var hasJustAnswered: Bool {
        commits.count > looked && commits[looked...].allSatisfy { !$0.isWaiting } && commits.last?.hasAnswered == true
    }

    var isWaiting: Bool { commits.contains(where: \.isWaiting) }

    /// Hands on what is to be shown.
    public func show(_ root: any Presentable) { host.show(root) }

    /// Hands on a commit.
    public func apply(_ commit: HostCommit) {
        commits.append(commit)
        host.apply(commit)
    }

    /// Hands on a gesture.
    public func follow(_ gesture: Gesture, of commit: HostCommit) { host.follow(gesture, of: commit) }

    /// Hands on that there was nothing to go back to.
    public func backAtRoot() { host.backAtRoot() }

    /// Whether the host draws it.
    public func draws(_ style: PresentationStyle) -> Bool { host.draws(style) }
}
