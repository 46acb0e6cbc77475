@_spi(Log) @_spi(Hosting) public import Coordination

/// A wrapper of a host that describes what it has drawn. Whenever the host has answered, the wrapper compares the
/// drawing with the tree.
///
/// ```swift
/// let watched = WatchedHost(host, of: windows) { host.drawn }
/// windows.attach(watched)
/// tabs.perform(.select(account))
/// #expect(watched.violations == [])
/// ```
///
/// ``HostContract`` does the same on windows of its own; a watched host is for random walks through an app.
@_spi(Hosting) public final class WatchedHost: Host {
    /// The mismatches that were found, in words.
    public private(set) var violations: [String] = []

    /// The commits that were passed on, in order.
    private(set) var commits: [HostCommit] = []
    private let host: any Host
    private var looked = 0

    init(_ host: any Host) {
        self.host = host
    }

    /// Creates a wrapper, to be attached in place of the host.
    ///
    /// - Parameters:
    ///   - host: The host that shows the windows, and answers. It is retained.
    ///   - windows: The windows that are shown.
    ///   - drawn: Returns what the host has drawn, written as by `HostContract.drawing(of:)`.
    public init(_ host: any Host, of windows: WindowManager, drawn: @escaping () -> String) {
        self.host = host
        watch(windows, in: windows, drawn: drawn) { [weak self] in self?.violations.append($0) }
    }

    /// Checks, at the end of each commit that has been answered, that the drawing matches the tree.
    func watch(
        _ root: any Presentable, in windows: WindowManager, drawn: @escaping () -> String,
        violated: @escaping (String) -> Void
    ) {
        windows.observeCommits { [weak self, weak root, unowned windows] record in
            guard let self, let root, hasJustAnswered else { return }
            looked = commits.count
            guard record.outcome.isCompleted else { return }
            // Later actions of the user are drawn already.
            if windows.waiting.contains(where: { $0.cause.report != nil }) { return }
            let (found, expected) = (drawn(), HostContract.drawing(of: root))
            if found == expected { return }
            violated("has drawn what the tree says whenever it has answered: \(expected), not \(found)")
        }
    }

    /// True if the host has answered all new commits. A commit that the user cuts short ends without an answer.
    private var hasJustAnswered: Bool {
        commits.count > looked && commits[looked...].allSatisfy { !$0.isWaiting } && commits.last?.hasAnswered == true
    }

    var isWaiting: Bool { commits.contains(where: \.isWaiting) }

    /// Passes on the presentable to show.
    public func show(_ root: any Presentable) { host.show(root) }

    /// Passes on a commit.
    public func apply(_ commit: HostCommit) {
        commits.append(commit)
        host.apply(commit)
    }

    /// Passes on a gesture.
    public func follow(_ gesture: Gesture, of commit: HostCommit) { host.follow(gesture, of: commit) }

    /// Passes on the call.
    public func backAtRoot() { host.backAtRoot() }

    /// Returns true if the host draws a style.
    public func draws(_ style: PresentationStyle) -> Bool { host.draws(style) }
}
