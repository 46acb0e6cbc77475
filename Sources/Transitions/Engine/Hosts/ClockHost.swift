/// Acknowledges each commit when its animations would have played: for tests of what happens meanwhile.
///
/// ```swift
/// let time = ManualTime()
/// let app = WindowManager(WindowRoot(news), time: time)
/// app.attach(ClockHost(time: time, standard: .milliseconds(300)))
/// news.trigger(.article(id: 7)) { outcome = $0 }  // not yet
/// time.advance(by: .milliseconds(300))  // now
/// ```
@_spi(Hosting) public final class ClockHost: Host {
    private let time: any TimeSource
    private let standard: Duration

    /// Makes a host that lives by a time source.
    ///
    /// - Parameters:
    ///   - time: Where it looks at the time.
    ///   - standard: How long an animated change takes that brings no animation of its own.
    public init(time: any TimeSource, standard: Duration = .zero) {
        self.time = time
        self.standard = standard
    }

    /// Shows nothing.
    @_documentation(visibility: internal)
    public func show(_ root: any Presentable) {}

    /// Acknowledges it after its animations' duration; one that is not animated at once, one that a finger drives when
    /// the rest has played.
    @_documentation(visibility: internal)
    public func apply(_ commit: HostCommit) {
        if !commit.isInteractive { play(commit, from: 0) }
    }

    /// Plays what is left of the animations when the gesture has ended.
    @_documentation(visibility: internal)
    public func follow(_ gesture: Gesture, of commit: HostCommit) {
        if gesture.phase == .ended { play(commit, from: gesture.progress) }
    }

    /// Always true: a host without a screen has no style to refuse.
    @_documentation(visibility: internal)
    public func draws(_ style: PresentationStyle) -> Bool { true }

    private func play(_ commit: HostCommit, from progress: Double) {
        let left = commit.duration(standard: standard) * (1 - progress)
        if left <= .zero { return commit.acknowledge() }
        time.schedule(after: left) { if commit.isWaiting { commit.acknowledge() } }
    }
}
