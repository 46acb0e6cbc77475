import CoordinationTesting
@_spi(Hosting) import Coordination

/// A host that logs its calls, does as its window's mood says, and has a say in the middle.
final class PlayedHost: Host {
    private let name: String
    private weak var player: Player?
    private var isAttached = false

    init(_ name: String, _ player: Player) {
        self.name = name
        self.player = player
    }

    func show(_ root: any Presentable) {
        guard isAttached else { return isAttached = true }
        player?.say("show \(name)")
        if player?.isAnsweringLate != true { player?.moment(.show) }
    }

    func apply(_ commit: HostCommit) {
        guard let player else { return }
        player.say("apply \(name) \(player.commits.count)")
        player.commits.append(commit)
        player.moment(.apply)
        answer(commit, isFirst: true)
    }

    func follow(_ gesture: Gesture, of commit: HostCommit) {
        player?.say("follow \(gesture.phase) \(name)")
        player?.moment(.follow)
        if gesture.phase == .ended { answer(commit, isFirst: false) }
    }

    func backAtRoot() {
        player?.say("back at root in \(name)")
    }

    private func answer(_ commit: HostCommit, isFirst: Bool) {
        switch player?.moods[name] ?? .acknowledges {
        case .refuses: commit.refuse("no")
        case .holds: break
        case .acknowledges where isFirst && commit.isInteractive: break
        case .acknowledgesTwice where isFirst && commit.isInteractive: break
        case .acknowledges: commit.acknowledge()
        case .acknowledgesTwice:
            commit.acknowledge()
            commit.acknowledge()
        }
    }
}
