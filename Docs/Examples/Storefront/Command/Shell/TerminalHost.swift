@_spi(Hosting) package import Coordination

/// A host for a terminal. The terminal is drawn from the tree after each event, so a commit needs nothing but time for
/// its animations.
package final class TerminalHost: Host {
    /// A commit whose animations play.
    private struct Movement {
        let commit: HostCommit
        let began: Duration
        let duration: Duration
    }

    private let time: any TimeSource
    private let standard: Duration
    private var movement: Movement?

    /// Called if there is nothing to go back to.
    var atRoot: () -> Void = {}

    /// - Parameter standard: The duration of a change without an animation of its own.
    package init(time: any TimeSource, standard: Duration) {
        self.time = time
        self.standard = standard
    }

    /// Does nothing: the next picture is the tree as it is.
    package func show(_ root: any Presentable) {}

    package func apply(_ commit: HostCommit) {
        let duration = commit.duration(standard: standard)
        if duration == .zero { return commit.acknowledge() }
        movement = Movement(commit: commit, began: time.now, duration: duration)
        // An action of the user may end it earlier.
        time.schedule(after: duration) { if commit.isWaiting { commit.acknowledge() } }
    }

    package func backAtRoot() {
        atRoot()
    }
}

extension TerminalHost {
    /// The progress of the commit, from 0 to 1, and the name of its longest animation, if any; nil while nothing moves.
    var progress: (fraction: Double, animation: String?)? {
        guard let movement, movement.commit.isWaiting else { return nil }
        let fraction = (time.now - movement.began) / movement.duration
        let animation = movement.commit.changes.lazy.compactMap(\.animation).max { $0.duration < $1.duration }
        return (min(fraction, 1), animation?.name)
    }
}
