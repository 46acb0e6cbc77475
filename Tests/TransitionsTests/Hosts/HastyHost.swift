@_spi(Hosting) import CoordinationTesting
@_spi(Hosting) import Transitions

/// A host that draws late, and says what it has drawn. A hasty one has answered before.
final class HastyHost: Host {
    private(set) var drawn = ""
    private let isHasty: Bool
    private weak var root: (any Presentable)?
    private var pending: [HostCommit] = []
    private var isDue = false

    init(isHasty: Bool) {
        self.isHasty = isHasty
    }

    func show(_ root: any Presentable) {
        self.root = root
        isDue = true
    }

    func apply(_ commit: HostCommit) {
        isDue = true
        if commit.isInteractive { return }
        if isHasty { commit.acknowledge() } else { pending.append(commit) }
    }

    func follow(_ gesture: Gesture, of commit: HostCommit) {
        if gesture.phase == .cancelled { isDue = true }
        if gesture.phase == .ended { pending.append(commit) }
    }

    /// Draws, and answers what has not been answered.
    func finishPlaying() {
        if isDue, let root { drawn = HostContract.drawing(of: root) }
        isDue = false
        let ending = pending
        pending = []
        for commit in ending where commit.isWaiting { commit.acknowledge() }
    }
}
