@_spi(Hosting) public import Coordination

/// A host for tests that acknowledges each commit after the duration of its animations.
///
/// ```swift
/// let time = ManualTime()
/// let app = WindowManager(WindowRoot(news), time: time)
/// ClockHost(app, time: time, standard: .milliseconds(300))
/// news.trigger(.article(id: 7)) { outcome = $0 }  // not yet
/// time.advance(by: .milliseconds(300))  // now
/// ```
public final class ClockHost {
    private let time: any TimeSource
    private let standard: Duration

    package init(time: any TimeSource, standard: Duration = .zero) {
        self.time = time
        self.standard = standard
    }

    /// Creates a host, and attaches it.
    ///
    /// - Parameters:
    ///   - root: The presentable to show.
    ///   - time: The clock that the animations run on.
    ///   - standard: The duration of animated changes that have no animation of their own.
    @discardableResult
    public convenience init(_ root: any Presentable, time: any TimeSource, standard: Duration = .zero) {
        self.init(time: time, standard: standard)
        root.node.attach(self)
    }

    private func play(_ commit: HostCommit, from progress: Double) {
        let left = commit.duration(standard: standard) * (1 - progress)
        if left <= .zero { return commit.acknowledge() }
        time.schedule(after: left) { if commit.isWaiting { commit.acknowledge() } }
    }
}

@_spi(Hosting) extension ClockHost: Host {
    /// Does nothing.
    @_documentation(visibility: internal)
    public func show(_ root: any Presentable) {}

    /// Acknowledges a commit after its animations' duration: at once if it is not animated, and after the gesture if a
    /// finger drives it.
    @_documentation(visibility: internal)
    public func apply(_ commit: HostCommit) {
        if !commit.isInteractive { play(commit, from: 0) }
    }

    /// Plays the rest of the animations after the gesture.
    @_documentation(visibility: internal)
    public func follow(_ gesture: Gesture, of commit: HostCommit) {
        if gesture.phase == .ended { play(commit, from: gesture.progress) }
    }

    /// Always true, because a host without a screen has no style to refuse.
    @_documentation(visibility: internal)
    public func draws(_ style: PresentationStyle) -> Bool { true }
}
