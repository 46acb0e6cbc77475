@_spi(Hosting) package import Coordination

/// Shows the app in a terminal. It is drawn from the tree whenever something has happened, so all that is left to a
/// commit is the time that it takes.
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

    /// Told that there was nothing to go back to.
    var atRoot: () -> Void = {}

    /// - Parameter standard: How long a change takes that brings no animation of its own.
    package init(time: any TimeSource, standard: Duration) {
        self.time = time
        self.standard = standard
    }

    /// There is nothing to do: the next picture is the tree as it is.
    package func show(_ root: any Presentable) {}

    package func apply(_ commit: HostCommit) {
        let duration = commit.duration(standard: standard)
        if duration == .zero { return commit.acknowledge() }
        movement = Movement(commit: commit, began: time.now, duration: duration)
        // What the user does meanwhile ends it before its time.
        time.schedule(after: duration) { if commit.isWaiting { commit.acknowledge() } }
    }

    package func backAtRoot() {
        atRoot()
    }
}

extension TerminalHost {
    /// How far what moves has come, from 0 to 1, and the name of its animation, if it has one; nil while nothing moves.
    var progress: (fraction: Double, animation: String?)? {
        guard let movement, movement.commit.isWaiting else { return nil }
        let fraction = (time.now - movement.began) / movement.duration
        let animation = movement.commit.changes.lazy.compactMap(\.animation).max { $0.duration < $1.duration }
        return (min(fraction, 1), animation?.name)
    }
}
